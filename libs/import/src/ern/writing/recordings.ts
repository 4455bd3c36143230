import type { AiDisclosure, AiExtent, Track } from '@countin/domain/release';
import { contributorNodes } from './contributors.ts';
import { artistNodes, rightsLineNode, titleNodes, type LineArtist } from './titles.ts';
import type { WritingContext } from './writing-context.ts';
import { branch, leaf, type XmlNode } from './xml-node.ts';

const EXTENTS: Readonly<Record<AiExtent, string>> = { all: 'All', partly: 'Partly', none: 'None' };

/** Reference of the recording of a track, by its position from 0. */
export function recordingReference(position: number): string {
  return `A${position + 1}`;
}

/** Writes the recording of a track. */
export function recordingNode(track: Track, position: number, context: WritingContext): XmlNode {
  const { content, missing } = context;
  if (track.isrc === '') missing.add('isrc', position);
  if (track.durationMs === null) missing.add('duration', position);
  return branch('SoundRecording', [
    leaf('ResourceReference', recordingReference(position)),
    leaf('Type', 'MusicalWorkSoundRecording'),
    branch('SoundRecordingEdition', [
      branch('ResourceId', [idNode(track, position, context)]),
      rightsLineNode('PLine', content.pLine),
    ]),
    ...titleNodes(track.title, track.version, null),
    ...artistNodes(artistsOf(track, context), context),
    ...contributorNodes(track, position, context),
    // The standard wants an element. Zero stands for an unknown duration, as with other senders.
    leaf('Duration', ernDuration(track.durationMs ?? 0)),
    warningNode(track.explicit),
    aiNode(track.ai),
  ]);
}

function idNode({ isrc }: Track, position: number, context: WritingContext): XmlNode {
  return isrc === '' ? ownId(`${context.envelope.threadId}-A${position + 1}`, context) : leaf('ISRC', isrc);
}

/** An id of the sender's own. */
export function ownId(id: string, { namespace }: WritingContext): XmlNode {
  return leaf('ProprietaryId', id, { Namespace: namespace });
}

/** Main artists of the release, and the track's own featured artists. */
function artistsOf({ credits }: Track, { content, artistName }: WritingContext): LineArtist[] {
  const main = content.artists.filter(({ role }) => role === 'main').map(({ name }) => name);
  const featured = credits.filter(({ role }) => role === 'featured').map(({ name }) => name);
  return [
    ...[...new Set([artistName, ...main])].map((name) => ({ name, role: 'main' as const })),
    ...[...new Set(featured)].map((name) => ({ name, role: 'featured' as const })),
  ];
}

/** Writes whether something is explicit. */
export function warningNode(isExplicit: boolean): XmlNode {
  return leaf('ParentalWarningType', isExplicit ? 'Explicit' : 'NotExplicit');
}

/** Writes how much of a track, or of the release, generative AI has made. Null if nothing is said of that. */
export function aiNode(ai: AiDisclosure | null): XmlNode | null {
  const extent = ai?.extent ?? null;
  return extent === null ? null : leaf('ContainsAI', EXTENTS[extent]);
}

/** A duration to the millisecond: `PT3M5S`, `PT1H0M2.5S`. */
function ernDuration(durationMs: number): string {
  const minutes = Math.floor(durationMs / 60_000);
  const hours = Math.floor(minutes / 60);
  const seconds = (durationMs % 60_000) / 1000;
  const start = hours > 0 ? `PT${hours}H` : 'PT';
  return `${start}${minutes % 60}M${seconds}S`;
}
