import { LIMITS } from '@countin/domain/fields';
import { sameValue } from '@countin/domain/values';
import { parseIsrc } from '@countin/domain/identifiers';
import type { ProductContent, Track } from '@countin/domain/release';
import { readDuration } from './read-duration.ts';

/** Tracks of a release as they are stored. */
export type Tracks = ProductContent['tracks'];

/** Text of a track's fields as it was typed. It may be invalid. */
export interface TypedFields {
  readonly isrc?: string | undefined;
  readonly duration?: string | undefined;
}

/** A track while it is being edited. */
export interface TrackRow extends Track {
  readonly id: string;
  readonly typed: TypedFields;
}

/** A track without a title yet. */
export const NEW_TRACK: Track = {
  title: '',
  version: '',
  isrc: '',
  durationMs: null,
  explicit: false,
  ai: null,
  credits: [],
};

/** A row of the editor for a track. */
export const rowOf = (track: Track): TrackRow => ({ ...track, id: crypto.randomUUID(), typed: {} });

/** Tracks of the rows. A row without a title is not a track, and a credit without a name no credit. */
export function tracksOf(rows: TrackRow[]): Tracks {
  const tracks = rows.filter(isTitled).map(trackOf);
  madeFrom.set(tracks, rows);
  return tracks;
}

const madeFrom = new WeakMap<Tracks, TrackRow[]>();

/** The rows that tracks were made from by {@link tracksOf}. */
export const rowsOfTracks = (tracks: Tracks): TrackRow[] | undefined => madeFrom.get(tracks);

/** The same track for the same row: comparing thousands of credits by identity is fast. */
const tracksOfRows = new WeakMap<TrackRow, Track>();

function trackOf(row: TrackRow): Track {
  const known = tracksOfRows.get(row);
  if (known) return known;
  const { id: _id, typed: _typed, ...track } = row;
  const made = { ...track, title: track.title.trim(), credits: namedCredits(track) };
  tracksOfRows.set(row, made);
  return made;
}

/** Whether a row has a title, which makes it a track. */
export const isTitled = ({ title }: Track): boolean => title.trim() !== '';

/** Whether a row has details but no title yet, so that it cannot be stored. */
export function lacksTitle(row: TrackRow): boolean {
  const { version, isrc, durationMs, explicit, ai, credits } = row;
  const hasDetails =
    version !== '' || isrc !== '' || durationMs !== null || explicit || ai !== null || credits.length > 0;
  return !isTitled(row) && (hasDetails || hasWrongField(row));
}

/** Whether a field of the row has text that cannot be stored. */
export function hasWrongField({ typed }: TrackRow): boolean {
  return isWrongIsrc(typed.isrc ?? '') || isWrongDuration(typed.duration ?? '');
}

/** Whether text is neither empty nor a duration. */
export function isWrongDuration(typed: string): boolean {
  return typed.trim() !== '' && readDuration(typed) === null;
}

function isWrongIsrc(typed: string): boolean {
  const parsed = parseIsrc(typed);
  return !parsed.ok && parsed.error.code !== 'isrc/empty';
}

/** The row with the credits that it lacks, as far as there is room. */
export function withCredits(row: TrackRow, credits: Track['credits']): TrackRow {
  const lacking = lackingCredits(row, credits);
  return lacking.length === 0 ? row : { ...row, credits: [...row.credits, ...lacking].slice(0, LIMITS.trackCredits) };
}

/** Whether a row has room for all credits that it lacks. */
export const hasRoomFor = (row: TrackRow, credits: Track['credits']): boolean =>
  row.credits.length + lackingCredits(row, credits).length <= LIMITS.trackCredits;

const lackingCredits = (row: TrackRow, credits: Track['credits']) =>
  credits.filter((credit) => credit.name.trim() !== '' && !row.credits.some((own) => sameValue(own, credit)));

function namedCredits({ credits }: Track): Track['credits'] {
  const isNamed = ({ name }: Track['credits'][number]) => name.trim() !== '';
  return credits.every(isNamed) ? credits : credits.filter(isNamed);
}
