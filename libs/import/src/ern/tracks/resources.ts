import { parseIsrc } from '@countin/domain/identifiers';
import { LIMITS } from '@countin/domain/fields';
import { indexByReference, type ByReference } from '../message/references.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { allIn, scopesOf, type Scopes } from '../message/scopes.ts';
import { childOf, filledAt, type XmlElement } from '../xml/xml-element.ts';

/** Resources that are tracks; a release may have videos among them. */
const PLAYABLE = new Set(['SoundRecording', 'Video']);

/** Resources of a message by their references. */
export function readResources(root: XmlElement, draft: RecordDraft): ByReference {
  return indexByReference(childOf(root, 'ResourceList')?.children ?? [], 'ResourceReference', draft);
}

/** Whether a resource can be a track. */
export function isPlayable(resource: XmlElement): boolean {
  return PLAYABLE.has(resource.name);
}

/** ISRC of a recording; empty if it has none, or one that the form would refuse. */
export function readIsrc(resource: XmlElement, draft: RecordDraft): string {
  const paths = ['SoundRecordingEdition/ResourceId/ISRC', 'VideoEdition/ResourceId/ISRC', 'ResourceId/ISRC'];
  const older = [`${resource.name}Id/ISRC`];
  const found = [...paths, ...older].map((path) => filledAt(resource, path)).find((one) => one !== null);
  if (!found) return '';
  const parsed = parseIsrc(found.text);
  if (parsed.ok) return parsed.isrc;
  const { code, ...params } = parsed.error;
  draft.problem(code, 'tracks', found, found.text, { ...params });
  return '';
}

const DURATION = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?$/;

/** Duration of a recording in milliseconds. Null if the message has none; some senders write zero for that. */
export function readDuration(resource: XmlElement, draft: RecordDraft): number | null {
  const found = scopesOf(resource)
    .map((scope) => filledAt(scope, 'Duration'))
    .find((one) => one !== null);
  if (!found) return null;
  const parts = DURATION.exec(found.text);
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (parts ?? []).slice(1).map((part) => Number(part ?? 0));
  const ms = Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
  if (parts && /\d/.test(found.text) && ms <= LIMITS.trackMs) return ms === 0 ? null : ms;
  draft.problem('import/duration', 'tracks', found);
  return null;
}

/** Words for explicit content, by whether it is. Others say nothing. */
const WARNINGS: ReadonlyMap<string, boolean> = new Map([
  ['Explicit', true],
  ['ExplicitContent', true],
  ['NotExplicit', false],
  ['ExplicitContentEdited', false],
]);

/** Whether a release or recording is explicit; null if the message does not say. */
export function readExplicit(scopes: Scopes): { readonly value: boolean; readonly element: XmlElement } | null {
  const found = allIn(scopes, 'ParentalWarningType').flatMap((element) => {
    const value = WARNINGS.get(element.text);
    return value === undefined ? [] : [{ value, element }];
  });
  return found.find(({ value }) => value) ?? found[0] ?? null;
}
