import type { ReleaseKind } from '@countin/domain/release';
import { RELEASE_REFERENCE, trackReleaseReference } from './deals.ts';
import { aiNode, ownId, recordingReference, warningNode } from './recordings.ts';
import { artistNodes, genreNode, labelNode, rightsLineNode, titleNodes } from './titles.ts';
import type { WritingContext } from './writing-context.ts';
import { branch, leaf, type XmlNode } from './xml-node.ts';

const TYPES: Readonly<Record<ReleaseKind, string>> = { single: 'Single', ep: 'EP', album: 'Album' };

/** Writes the release, and one for each of its tracks. */
export function releaseList(cover: string | null, context: WritingContext): XmlNode {
  const tracks = context.content.tracks.map((_, position) => trackRelease(position, context));
  return branch('ReleaseList', [release(cover, context), ...tracks]);
}

function release(cover: string | null, context: WritingContext): XmlNode {
  const { content, artistName } = context;
  noteMissing(context);
  const { releaseMoment, originalReleaseDate, description } = content;
  return branch('Release', [
    leaf('ReleaseReference', RELEASE_REFERENCE),
    leaf('ReleaseType', TYPES[content.kind]),
    releaseId(context),
    ...titleNodes(content.title, content.version, content.titleLanguage),
    ...artistNodes([{ name: artistName, role: 'main' }, ...content.artists], context),
    labelNode(context),
    rightsLineNode('PLine', content.pLine),
    rightsLineNode('CLine', content.cLine),
    genreNode(context),
    releaseMoment ? leaf('ReleaseDate', releaseMoment.date) : null,
    originalReleaseDate === null ? null : leaf('OriginalReleaseDate', originalReleaseDate),
    warningNode(content.explicit),
    aiNode(content.ai),
    resourceGroup(cover, context),
    description === '' ? null : leaf('Synopsis', description),
  ]);
}

function noteMissing(context: WritingContext): void {
  const { content, artistName, missing } = context;
  const { releaseMoment, originalReleaseDate } = content;
  const lacks = {
    artist: artistName === '',
    upc: content.upc === '',
    label: content.labelName === '',
    genre: content.genre === null,
    'p-line': rightsLineNode('PLine', content.pLine) === null,
    'c-line': rightsLineNode('CLine', content.cLine) === null,
    tracks: content.tracks.length === 0,
    'original-date': originalReleaseDate !== null && releaseMoment !== null && originalReleaseDate > releaseMoment.date,
    // Parts are said of contributors, and those are of recordings.
    ai: content.ai !== null && content.ai.contributions.length > 0,
  };
  for (const [code, isMissing] of Object.entries(lacks)) if (isMissing) missing.add(code as keyof typeof lacks);
}

function releaseId(context: WritingContext): XmlNode {
  const { content, envelope, namespace } = context;
  const { upc, catalogueNumber } = content;
  return branch('ReleaseId', [
    upc === '' ? null : leaf('ICPN', upc),
    catalogueNumber === '' ? null : leaf('CatalogNumber', catalogueNumber, { Namespace: namespace }),
    ownId(envelope.threadId, context),
  ]);
}

function resourceGroup(cover: string | null, { content }: WritingContext): XmlNode {
  return branch('ResourceGroup', [
    ...content.tracks.map((_, position) =>
      branch('ResourceGroupContentItem', [
        leaf('SequenceNumber', String(position + 1)),
        leaf('ReleaseResourceReference', recordingReference(position)),
      ]),
    ),
    cover === null ? null : leaf('LinkedReleaseResourceReference', cover),
  ]);
}

function trackRelease(position: number, context: WritingContext): XmlNode {
  const reference = trackReleaseReference(position);
  return branch('TrackRelease', [
    leaf('ReleaseReference', reference),
    branch('ReleaseId', [ownId(`${context.envelope.threadId}-${reference}`, context)]),
    leaf('ReleaseResourceReference', recordingReference(position)),
    labelNode(context),
    genreNode(context),
  ]);
}
