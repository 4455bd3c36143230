import type { ProductContent } from '@countin/domain/release';
import { COVER_REFERENCE, coverNode } from './writing/cover-image.ts';
import { dealList } from './writing/deals.ts';
import { MissingParts, type ErnEnvelope } from './writing/ern-envelope.ts';
import { messageHeader, namespaceOf } from './writing/message-header.ts';
import { MessageParties } from './writing/message-parties.ts';
import { recordingNode } from './writing/recordings.ts';
import { releaseList } from './writing/release-list.ts';
import type { WritingContext } from './writing/writing-context.ts';
import { branch, writeXml } from './writing/xml-node.ts';

/** Versions that are written, with the version of the lists of allowed values that their words are from. */
const ERN_43 = { namespace: 'http://ddex.net/xml/ern/43', avs: '3' } as const;
const ERN_432 = { namespace: 'http://ddex.net/xml/ern/432', avs: '9' } as const;

/** A message, and what the release lacks. */
export interface WrittenErnMessage {
  readonly xml: string;
  /**
   * What stores and distributors will ask for: codes of `ERN_MISSING`, those of a track with its number (`isrc/3`).
   * The message is valid without it.
   */
  readonly missing: readonly string[];
}

/**
 * Writes a release as a DDEX NewReleaseMessage: of ERN 4.3, or of 4.3.2 if something is to be said of generative AI.
 * Elements that the standard wants and the release has no value for are empty; none is invented.
 */
export function writeErnMessage(content: ProductContent, artistName: string, envelope: ErnEnvelope): WrittenErnMessage {
  const hasAi = saysSomethingOfAi(content);
  const missing = new MissingParts();
  const parties = new MessageParties();
  const namespace = namespaceOf(envelope.sender);
  const context: WritingContext = { content, artistName, envelope, hasAi, namespace, parties, missing };
  const header = messageHeader(context);
  const cover = coverNode(context);
  const recordings = content.tracks.map((track, position) => recordingNode(track, position, context));
  const releases = releaseList(cover && COVER_REFERENCE, context);
  const deals = dealList(context);
  const { namespace: schema, avs } = hasAi ? ERN_432 : ERN_43;
  const { xml, hasDropped } = writeXml(
    branch(
      'ern:NewReleaseMessage',
      [header, parties.list(), branch('ResourceList', [...recordings, cover]), releases, deals],
      {
        'xmlns:ern': schema,
        ReleaseProfileVersionId: 'Audio',
        LanguageAndScriptCode: content.language,
        AvsVersionId: avs,
      },
    ),
  );
  if (hasDropped) missing.add('characters');
  return { xml, missing: missing.codes };
}

/** Whether the release or one of its tracks says something of generative AI. */
export function saysSomethingOfAi({ ai, tracks }: Pick<ProductContent, 'ai' | 'tracks'>): boolean {
  return ai !== null || tracks.some((track) => track.ai !== null);
}
