import { sameValue } from '@countin/domain/values';
import { productContentSchema } from '@countin/domain/release-metadata';
import { titleParts } from '@countin/domain/release-match';
import type { ProductContent, Track } from '@countin/domain/release';
import type { StoreLink } from '@countin/domain/store-links';
import * as v from 'valibot';
import { excerpt } from '../records/excerpt.ts';
import type { Problem } from '../records/problem.ts';
import type { ReleaseField } from '../records/record-field.ts';
import type { GivenFields, ReleaseRecord } from '../records/release-record.ts';
import { valueOf } from './given.ts';

/** Result of {@link mergeRecord}. */
export type MergedRecord =
  | { readonly ok: true; readonly content: ProductContent }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Content of a release after a record: what the record gives replaces, what it clears becomes empty, and what it does not
 * mention stays. Tracks and links are merged one by one.
 *
 * @param before content of the release that is here, or what a new one begins with
 */
export function mergeRecord(record: ReleaseRecord, before: ProductContent): MergedRecord {
  const { tracks, storeLinks, ...plain } = record.fields;
  const merged: Record<string, unknown> = { ...before };
  for (const field of Object.keys(plain) as (keyof typeof plain)[]) merged[field] = given(field, plain, before);
  if (tracks) merged['tracks'] = 'value' in tracks ? mergeTracks(record, tracks.value, before.tracks) : [];
  const links = storeLinks && 'value' in storeLinks ? storeLinks.value : [];
  const kept = storeLinks && 'cleared' in storeLinks ? [] : before.storeLinks;
  merged['storeLinks'] = mergeLinks(links, kept, record.clearedServices);
  const parsed = v.safeParse(productContentSchema, merged);
  if (!parsed.success) return { ok: false, problems: parsed.issues.map((issue) => problemOf(record, issue)) };
  return { ok: true, content: keepEqual(parsed.output, before) };
}

function given<F extends ReleaseField>(field: F, fields: GivenFields, before: ProductContent): unknown {
  const said = fields[field];
  if (!said) return before[field];
  if ('value' in said) return said.value;
  const empty = v.safeParse(productContentSchema.entries[field], undefined);
  return empty.success ? empty.output : before[field];
}

/**
 * The same of a release that is here, for a record of a list. A person has entered its fields, and services say other
 * ones. It gets links of services that it has none of, and what corrections say.
 */
export function mergeList(
  record: ReleaseRecord,
  corrected: readonly ReleaseField[],
  before: ProductContent,
): MergedRecord {
  const fields = Object.fromEntries(
    corrected.flatMap((field) => (record.fields[field] ? [[field, record.fields[field]]] : [])),
  );
  const linked = new Set(before.storeLinks.map(({ service }) => service));
  const links = corrected.includes('storeLinks') ? [] : (valueOf(record.fields.storeLinks) ?? []);
  const added = links.filter(({ service }) => !linked.has(service));
  const storeLinks = added.length > 0 ? { storeLinks: { value: added } } : {};
  return mergeRecord({ ...record, fields: { ...fields, ...storeLinks } }, before);
}

/** Tracks in the order of the file. One that is here already, by its ISRC or else its title, keeps what the file does not mention. */
function mergeTracks(record: ReleaseRecord, tracks: readonly Track[], before: readonly Track[]): Track[] {
  const left = new Set(before);
  const take = (matches: (track: Track) => boolean) => {
    const found = [...left].find(matches);
    if (found) left.delete(found);
    return found;
  };
  const byCode = tracks.map(({ isrc }) => (isrc === '' ? undefined : take((track) => track.isrc === isrc)));
  return tracks.map((track, at) => {
    const own = byCode[at] ?? take(isSameTrack(track));
    const fields = [...record.trackFields, ...(record.correctedTrackFields?.[at] ?? [])];
    const mentioned = Object.fromEntries(fields.map((field) => [field, track[field]]));
    return own ? { ...own, ...mentioned } : track;
  });
}

function isSameTrack(track: Track): (other: Track) => boolean {
  const title = titleParts(track.title).base;
  return (other) =>
    titleParts(other.title).base === title &&
    (track.isrc === '' || other.isrc === '') &&
    (track.version === '' || other.version === track.version);
}

/** Links of a service that the file names replace those that are here; the order stays. */
function mergeLinks(
  links: readonly StoreLink[],
  before: readonly StoreLink[],
  cleared: ReleaseRecord['clearedServices'],
): StoreLink[] {
  const here = (link: StoreLink) => before.find(({ url }) => url === link.url);
  const named = new Set([
    ...cleared,
    ...links.filter(({ service }) => service !== 'other').map((link) => link.service),
  ]);
  const inPlace = before.flatMap((link) => {
    if (!named.has(link.service)) return [link];
    const next = links.find(({ service }) => service === link.service);
    const first = before.find(({ service }) => service === link.service) === link;
    return next && first ? links.filter(({ service }) => service === link.service).map((one) => here(one) ?? one) : [];
  });
  const added = links.filter((link) => !inPlace.some(({ url }) => url === link.url));
  return added.reduce((all, link) => [...all, { ...link, id: freeId(link.id, all) }], inPlace);
}

/** An id that no other link of the release has. Readers of files number theirs by service, and so did those before. */
function freeId(id: string, links: readonly StoreLink[]): string {
  const isTaken = (wanted: string) => links.some((link) => link.id === wanted);
  for (let number = 2, free = id; ; number += 1) {
    if (!isTaken(free)) return free;
    free = `${id}-${number}`;
  }
}

/** The content with the values of `before` where they say the same, so that an unchanged one is the same value. */
function keepEqual(content: ProductContent, before: ProductContent): ProductContent {
  return sameValue(content, before) ? before : content;
}

function problemOf(record: ReleaseRecord, issue: v.BaseIssue<unknown>): Problem {
  const field = issue.path?.[0]?.key;
  return {
    // Messages of the domain's schemas are error codes.
    code: issue.message as Problem['code'],
    field: isField(field) ? field : null,
    place: record.place,
    found: typeof issue.input === 'string' ? excerpt(issue.input) : '',
    params: {},
  };
}

function isField(field: unknown): field is ReleaseField {
  return typeof field === 'string' && Object.hasOwn(productContentSchema.entries, field);
}
