import type { CoverSource } from '../../records/index.ts';
import { ownId } from './recordings.ts';
import type { WritingContext } from './writing-context.ts';
import { branch, leaf, type XmlNode } from './xml-node.ts';

/** Reference of the cover. */
export const COVER_REFERENCE = 'A0';

/** Writes the cover. Null if the release has none, or one whose address a recipient could not follow. */
export function coverNode(context: WritingContext): XmlNode | null {
  const { envelope, missing } = context;
  const uri = envelope.cover && uriOf(envelope.cover);
  if (uri === null) {
    missing.add('cover');
    return null;
  }
  return branch('Image', [
    leaf('ResourceReference', COVER_REFERENCE),
    leaf('Type', 'FrontCoverImage'),
    branch('ResourceId', [ownId(`${envelope.threadId}-${COVER_REFERENCE}`, context)]),
    branch('TechnicalDetails', [leaf('TechnicalResourceDetailsReference', 'T0'), branch('File', [leaf('URI', uri)])]),
  ]);
}

/** Paths that lead out of the message's folder, and those that look like another scheme's address. */
const ELSEWHERE = /^(?:[/\\]|[a-z][a-z0-9+.-]*:)|(?:^|[/\\])\.\.(?:[/\\]|$)|[\u0000-\u001f\u007f]|\p{Surrogate}/iu;

function uriOf(cover: CoverSource): string | null {
  if (cover.kind === 'url') return /^https?:\/\//i.test(cover.url) ? cover.url : null;
  if (cover.path === '' || ELSEWHERE.test(cover.path)) return null;
  return cover.path.split('/').map(encodeURIComponent).join('/');
}
