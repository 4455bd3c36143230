import { LIMITS } from '@countin/domain/fields';
import type { Track } from '@countin/domain/release';
import { trackSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import type { Problem, UnreadCell } from '../../records/index.ts';
import { readAi } from './ai.ts';
import { readContributors, readCredits, type Contributor } from './credits.ts';
import type { MessageContext } from '../message/message-context.ts';
import type { RecordDraft } from '../message/record-draft.ts';
import { brokenReference } from '../message/references.ts';
import { isPlayable, readDuration, readExplicit, readIsrc } from './resources.ts';
import { allIn, inChildSequence, scopesOf, type Scopes } from '../message/scopes.ts';
import { readTitle } from '../message/texts.ts';
import { childrenOf, elementsAt, type XmlElement } from '../xml/xml-element.ts';

/** Recordings of a release, and what follows from how it refers to them. */
export interface ReleaseTracks {
  /** In the order of the release. */
  readonly resources: readonly XmlElement[];
  /** Position from 0 of each recording, by its reference. */
  readonly positions: ReadonlyMap<string, number>;
  /** The release refers to recordings that this message leaves out, as updates may. */
  readonly areSentBefore: boolean;
}

/** Finds the recordings of a release, in the order of its groups: nested groups are discs. */
export function findTracks(
  scopes: Scopes,
  release: XmlElement,
  context: MessageContext,
  draft: RecordDraft,
): ReleaseTracks {
  const references = trackReferences(scopes, release);
  const isWithout = ![...context.resources.values()].some(isPlayable);
  const mayLeaveOut = context.header.isUpdate ?? isWithout;
  const missing = references.filter(({ text }) => !context.resources.has(text));
  const resources: XmlElement[] = [];
  const positions = new Map<string, number>();
  for (const { text } of references) {
    const resource = context.resources.get(text);
    if (!resource || !isPlayable(resource) || positions.has(text)) continue;
    positions.set(text, resources.length);
    resources.push(resource);
  }
  const areSentBefore = mayLeaveOut && (missing.length > 0 || resources.length === 0);
  if (!mayLeaveOut) for (const reference of missing) brokenReference(reference, 'tracks', draft);
  return { resources, positions, areSentBefore };
}

/** References in the order of groups; without groups, as the release lists them (ERN 3.8). */
function trackReferences(scopes: Scopes, release: XmlElement): XmlElement[] {
  const grouped = inChildSequence(allIn(scopes, 'ResourceGroup')).flatMap(referencesIn);
  if (grouped.length > 0) return grouped;
  return elementsAt(release, 'ReleaseResourceReferenceList/ReleaseResourceReference').filter(
    ({ attributes }) => attributes.get('ReleaseResourceType') !== 'SecondaryResource',
  );
}

function referencesIn(group: XmlElement): XmlElement[] {
  const members = group.children.filter(({ name }) => name === 'ResourceGroup' || name === 'ResourceGroupContentItem');
  return inChildSequence(members).flatMap((member) =>
    member.name === 'ResourceGroup' ? referencesIn(member) : childrenOf(member, 'ReleaseResourceReference'),
  );
}

/** Tracks of a release as its message has them. */
export interface GivenTracks {
  readonly tracks: readonly Track[];
  /** Fields that the message mentions for any of them. */
  readonly mentioned: readonly (keyof Track)[];
}

/**
 * Gives the tracks.
 *
 * @param mainArtists names of the release's main artists
 */
export function giveTracks(
  tracks: ReleaseTracks,
  mainArtists: ReadonlySet<string>,
  context: MessageContext,
  draft: RecordDraft,
): GivenTracks {
  const mentioned = new Set<keyof Track>(['title', 'version']);
  const read: Track[] = [];
  for (const resource of tracks.resources.slice(0, LIMITS.tracks)) {
    const contributors = readContributors(scopesOf(resource), context.parties, draft);
    const before = draft.problems.length;
    const { track, fields } = readTrack(resource, contributors, mainArtists, context, draft);
    for (const field of fields) mentioned.add(field);
    const whole = parsed(resource, draft, track);
    if (whole.length > 0) draft.unread.push(...unreadOf(draft.problems.slice(before), read.length));
    read.push(...whole);
  }
  for (const resource of tracks.resources.slice(LIMITS.tracks))
    draft.note('note/tracks-left-out', 'tracks', resource, readTitle(scopesOf(resource), 'tracks', draft)?.text ?? '');
  return { tracks: read, mentioned: [...mentioned] };
}

/** Columns of a table in which a person can correct what a message has wrong. */
const COLUMNS: readonly (readonly [RegExp, string])[] = [
  [/^isrc\//, 'track.isrc'],
  [/^import\/duration$/, 'track.duration'],
];

/** Problems of a track as cells, which a correction of another cell reads again. */
function unreadOf(problems: readonly Problem[], track: number): UnreadCell[] {
  return problems.flatMap(({ code, found: text }) => {
    const column = COLUMNS.find(([codes]) => codes.test(code))?.[1];
    return column === undefined ? [] : [{ column, track, text, kind: 'text' as const }];
  });
}

function readTrack(
  resource: XmlElement,
  contributors: readonly Contributor[],
  mainArtists: ReadonlySet<string>,
  context: MessageContext,
  draft: RecordDraft,
): { readonly track: Track; readonly fields: readonly (keyof Track)[] } {
  const scopes = scopesOf(resource);
  const title = readTitle(scopes, 'tracks', draft);
  const explicit = readExplicit(scopes);
  const track = {
    title: title?.text ?? '',
    version: title?.version ?? '',
    isrc: readIsrc(resource, draft),
    durationMs: readDuration(resource, draft),
    explicit: explicit?.value ?? false,
    ai: readAi(resource, contributors),
    credits: readCredits(scopes, context.parties, mainArtists, contributors, draft),
  };
  const isMentioned = {
    isrc: track.isrc !== '',
    durationMs: track.durationMs !== null,
    explicit: explicit !== null,
    ai: track.ai !== null,
    credits: contributors.some(({ isAi }) => !isAi) || track.credits.length > 0,
  };
  const fields = (Object.keys(isMentioned) as (keyof typeof isMentioned)[]).filter((field) => isMentioned[field]);
  return { track, fields };
}

function parsed(resource: XmlElement, draft: RecordDraft, track: Track): Track[] {
  const result = v.safeParse(trackSchema, track);
  if (result.success) return [result.output];
  const code = result.issues[0].message;
  draft.problem(code === 'field/too-long' ? code : 'field/required', 'tracks', resource, track.title);
  return [];
}
