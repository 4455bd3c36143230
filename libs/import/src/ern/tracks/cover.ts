import { webUrlSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import { pathBeside } from '../../archive/entry-path.ts';
import type { CoverSource } from '../../records/index.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { filledAt, findBelow, textAt, type XmlElement } from '../xml/xml-element.ts';

/** Image resources that are the cover. */
const COVERS = new Set(['FrontCoverImage']);

/** Whether a resource is a release's cover. */
export function isCover(resource: XmlElement): boolean {
  return (
    resource.name === 'Image' && (COVERS.has(textAt(resource, 'Type')) || COVERS.has(textAt(resource, 'ImageType')))
  );
}

/** Where a cover's file is. Null if the message has no file for it, or one outside of its batch. */
export function readCover(image: XmlElement, draft: RecordDraft): CoverSource | null {
  const file = findBelow(image, 'File');
  if (!file) return null;
  const named = filledAt(file, 'FileName');
  const element = named ?? filledAt(file, 'URI') ?? filledAt(file, 'URL');
  if (!element) return null;
  const folder = textAt(file, 'FilePath');
  const found = named && folder !== '' ? `${folder}/${named.text}` : element.text;
  const source = /^https?:/i.test(found)
    ? webAddress(found)
    : withinBatch(draft.part, named ? found : unescaped(found));
  if (!source) draft.problem('import/picture-address', 'cover', element, found);
  return source;
}

function webAddress(found: string): CoverSource | null {
  const parsed = v.safeParse(webUrlSchema, found);
  return parsed.success ? { kind: 'url', url: parsed.output } : null;
}

/** URIs write some characters as `%20`; a name that is no URI has a bare `%`. */
function unescaped(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

/**
 * Path of a file from the batch's root. Messages give it from their own folder. Null for one that leaves the batch, for
 * an absolute one, and for other schemes than the web's.
 */
function withinBatch(part: string, found: string): CoverSource | null {
  if (/^[\\/]|^[a-z][a-z0-9+.-]*:/i.test(found)) return null;
  const path = pathBeside(part, found);
  return path === null ? null : { kind: 'file', path };
}
