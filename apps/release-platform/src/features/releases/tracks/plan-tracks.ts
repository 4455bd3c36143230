import { foldedWords, LIMITS } from '@countin/domain/fields';
import type { AudioTags } from './read-audio-tags.ts';
import { isTitled, lacksTitle, NEW_TRACK, rowOf, type TrackRow } from './track-row.ts';

/** A file with its tags. */
export interface TaggedFile {
  readonly name: string;
  readonly tags: AudioTags;
}

/** Fields that a file can change. */
export type FilledField = 'title' | 'isrc' | 'durationMs';

/** A track as the files would leave it. */
export interface PlannedTrack {
  readonly row: TrackRow;
  /** The row as it is now; null for a new track. */
  readonly before: TrackRow | null;
  readonly changes: readonly FilledField[];
}

/** Preview of applying the files. */
export interface TrackPlan {
  readonly tracks: readonly PlannedTrack[];
  /** Names of files beyond the limit of tracks. */
  readonly leftOut: readonly string[];
  readonly isChanged: boolean;
}

/**
 * Assigns files to tracks by ISRC, else by title. The others become new tracks. Tracks with a file follow the files' order; tracks
 * without one keep theirs, after them.
 */
export function planTracks(rows: readonly TrackRow[], files: readonly TaggedFile[]): TrackPlan {
  const filled = rows.filter((row) => isTitled(row) || lacksTitle(row));
  const free = new Set(filled);
  const planned = [...files].sort(byPosition).map(({ name, tags }) => {
    const before = takeMatch(free, tags);
    return { name, planned: fill(before, tags) };
  });
  const rest = [...free].map((row): PlannedTrack => ({ row, before: row, changes: [] }));
  const room = LIMITS.tracks - filled.length;
  const added = planned.filter(({ planned: { before } }) => before === null);
  const leftOut = added.slice(room).map(({ name }) => name);
  const kept = planned.filter(({ name, planned: { before } }) => before !== null || !leftOut.includes(name));
  const tracks = [...kept.map(({ planned: track }) => track), ...rest];
  const isChanged = tracks.some(({ row, changes }, at) => changes.length > 0 || row.id !== filled[at]?.id);
  return { tracks, leftOut, isChanged };
}

function fill(before: TrackRow | null, { title, isrc, durationMs }: AudioTags): PlannedTrack {
  const present = before ?? rowOf(NEW_TRACK);
  const row: TrackRow = {
    ...present,
    // A title that differs in case or accents only stays as its owner wrote it.
    title: before && isSameTitle(before.title, title) ? before.title : title,
    ...(isrc !== '' && { isrc }),
    ...(durationMs !== null && { durationMs }),
    typed: {
      ...present.typed,
      ...(isrc !== '' && { isrc: undefined }),
      ...(durationMs !== null && { duration: undefined }),
    },
  };
  const changes = (['title', 'isrc', 'durationMs'] as const).filter(
    (field) => row[field] !== (before ?? NEW_TRACK)[field],
  );
  return { row, before, changes };
}

function takeMatch(free: Set<TrackRow>, tags: AudioTags): TrackRow | null {
  const rows = [...free];
  const found =
    (tags.isrc === '' ? undefined : rows.find(({ isrc }) => isrc === tags.isrc)) ??
    rows.find(({ title }) => isSameTitle(title, tags.title));
  if (found) free.delete(found);
  return found ?? null;
}

function isSameTitle(one: string, other: string): boolean {
  const words = foldedWords(one).join(' ');
  return words === '' ? one === other : words === foldedWords(other).join(' ');
}

/** By disc and track number; files without one after the others, by name. */
function byPosition(one: TaggedFile, other: TaggedFile): number {
  const [a, b] = [one.tags.position, other.tags.position];
  if (a && b && (a[0] !== b[0] || a[1] !== b[1])) return a[0] - b[0] || a[1] - b[1];
  if (Boolean(a) !== Boolean(b)) return a ? -1 : 1;
  return one.name.localeCompare(other.name, undefined, { numeric: true });
}
