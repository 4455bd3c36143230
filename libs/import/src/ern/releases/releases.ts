import { LIMITS } from '@countin/domain/fields';
import type { CoverSource, MessageFacts, ReleaseRecord } from '../../records/index.ts';
import { readAi } from '../tracks/ai.ts';
import { giveArtists } from '../tracks/artists.ts';
import { availabilityOf, giveMoment, shownFromOf } from '../deals/availability.ts';
import { isCover, readCover } from '../tracks/cover.ts';
import { readDeals } from '../deals/deals.ts';
import type { MessageContext } from '../message/message-context.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import {
  giveDescription,
  giveExplicit,
  giveGenre,
  giveKind,
  giveLabel,
  giveOriginalDate,
  giveRights,
  giveTitle,
} from './release-fields.ts';
import { giveIds } from './release-ids.ts';
import { furtherDetails, scopesOf } from '../message/scopes.ts';
import { findTracks, giveTracks, type GivenTracks, type ReleaseTracks } from '../tracks/tracks.ts';
import {
  anyText,
  childOf,
  childrenOf,
  elementsAt,
  findBelow,
  isTrue,
  textAt,
  type XmlElement,
} from '../xml/xml-element.ts';

/** Releases of a message: those of their own, and those of single tracks. */
export interface MessageReleases {
  readonly main: readonly XmlElement[];
  readonly all: readonly XmlElement[];
}

/** Finds a message's main releases. ERN 3.8 marks them among others; 4.x has tracks in elements of their own. */
export function findReleases(root: XmlElement): MessageReleases {
  const list = childOf(root, 'ReleaseList');
  const releases = childrenOf(list, 'Release');
  const marked = releases.filter(({ attributes }) => isTrue(attributes.get('IsMainRelease')));
  const main = marked.length > 0 ? marked : releases.length === 1 ? releases : [];
  return { main, all: list?.children ?? [] };
}

/** Reads one main release of a message. */
export function readRelease(
  release: XmlElement,
  releases: MessageReleases,
  key: string,
  context: MessageContext,
  draft: RecordDraft,
): ReleaseRecord {
  const scopes = scopesOf(release);
  const tracks = findTracks(scopes, release, context, draft);
  giveTitle(scopes, context.root, draft);
  giveIds(release, draft);
  const { artistName, all: mainArtists } = giveArtists(scopes, context.parties, draft);
  giveKind(scopes, tracks.resources.length, release, draft);
  giveLabel(scopes, context, draft);
  giveGenre(scopes, draft);
  giveRights(scopes, tracks.resources, draft);
  giveOriginalDate(scopes, draft);
  giveExplicit(scopes, tracks.resources, draft);
  giveDescription(scopes, draft);
  const further = furtherDetails(release);
  const [other] = further;
  if (other) draft.note('note/territories', null, other, further.map((one) => textAt(one, 'TerritoryCode')).join(' '));
  const ai = readAi(release, []);
  if (ai) draft.give('ai', ai, release);
  const mentioned = giveTrackList(tracks, mainArtists, context, draft);
  const message = factsOf(release, releases, tracks, context, draft);
  if (tracks.areSentBefore && !message.takedown) draft.note('note/resources-sent-before', 'tracks', release, '');
  const cover = coverOf(release, context, draft);
  return recordOf(draft, key, release, { artistName, cover, message, trackFields: mentioned });
}

/** The rest of a record, from its draft. */
export function recordOf(
  draft: RecordDraft,
  key: string,
  element: XmlElement,
  own: Pick<ReleaseRecord, 'artistName' | 'cover' | 'message'> & Partial<Pick<ReleaseRecord, 'trackFields'>>,
): ReleaseRecord {
  return {
    key,
    place: { part: draft.part, line: element.line, column: '' },
    slug: null,
    fields: draft.fields,
    trackFields: [],
    clearedServices: [],
    problems: draft.problems,
    ...(draft.unread.length > 0 && { unread: draft.unread }),
    notes: draft.notes,
    ...own,
  };
}

/** Gives the tracks, and returns the fields that the message mentions for any of them. */
function giveTrackList(
  tracks: ReleaseTracks,
  mainArtists: ReadonlySet<string>,
  context: MessageContext,
  draft: RecordDraft,
): GivenTracks['mentioned'] {
  const [first] = tracks.resources;
  // Tracks of which only some are sent would replace all that the release has.
  if (!first || tracks.areSentBefore) return [];
  const given = giveTracks(tracks, mainArtists, context, draft);
  draft.give('tracks', given.tracks, first, '');
  return given.mentioned;
}

function factsOf(
  release: XmlElement,
  { all }: MessageReleases,
  tracks: ReleaseTracks,
  context: MessageContext,
  draft: RecordDraft,
): MessageFacts {
  const createdAt = context.header.createdAt ?? 0;
  const named = {
    main: textAt(release, 'ReleaseReference'),
    all: new Set(all.map((one) => textAt(one, 'ReleaseReference'))),
    trackOf: tracksOfReleases(release, all, tracks),
  };
  const deals = readDeals(context.root, named, createdAt, draft);
  const offers = deals.filter(({ isOffer }) => isOffer);
  const isOffered = offers.some(({ isForRelease }) => isForRelease);
  if (isOffered) giveMoment(offers, scopesOf(release), draft);
  return {
    messageId: context.header.messageId,
    createdAt,
    takedown: !isOffered,
    availability: availabilityOf(deals),
    shownFrom: shownFromOf(release, offers, context, draft),
  };
}

/** Positions of tracks by the references of their own releases. */
function tracksOfReleases(main: XmlElement, all: readonly XmlElement[], tracks: ReleaseTracks): Map<string, number> {
  const found = new Map<string, number>();
  for (const release of all) {
    if (release === main) continue;
    const resources = [
      ...childrenOf(release, 'ReleaseResourceReference'),
      ...elementsAt(release, 'ReleaseResourceReferenceList/ReleaseResourceReference'),
    ];
    const track = resources.map(({ text }) => tracks.positions.get(text)).find((position) => position !== undefined);
    if (track !== undefined && track < LIMITS.tracks) found.set(textAt(release, 'ReleaseReference'), track);
  }
  return found;
}

/** The cover that the release refers to, else the message's only one. */
function coverOf(release: XmlElement, context: MessageContext, draft: RecordDraft): CoverSource | null {
  const covers = [...context.resources].filter(([, resource]) => isCover(resource));
  const references = new Set(resourceReferences(release));
  const linked = covers.find(([reference]) => references.has(reference));
  const image = (linked ?? covers[0])?.[1];
  return image ? readCover(image, draft) : null;
}

function resourceReferences(element: XmlElement): string[] {
  return element.children.flatMap((child) =>
    child.name.endsWith('ResourceReference') ? [child.text] : resourceReferences(child),
  );
}

/** Reads what a message removes: its codes and its name, by which it is found. */
export function readPurge(purged: XmlElement, key: string, context: MessageContext, draft: RecordDraft): ReleaseRecord {
  const title = findBelow(purged, 'TitleText') ?? childOf(purged, 'DisplayTitleText');
  if (title && title.text !== '') draft.give('title', title.text, title);
  giveIds(purged, draft);
  const { messageId, createdAt } = context.header;
  return recordOf(draft, key, purged, {
    artistName: anyText(childOf(purged, 'DisplayArtistName') ?? childOf(purged, 'ArtistName')),
    cover: null,
    message: { messageId, createdAt: createdAt ?? 0, takedown: true, availability: [], shownFrom: null },
  });
}
