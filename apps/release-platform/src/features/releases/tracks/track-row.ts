import type { ProductContent, Track } from '@countin/domain/release';

/** Tracks of a release as they are stored. */
export type Tracks = ProductContent['tracks'];

/** A track while it is being edited. */
export interface TrackRow extends Track {
  readonly id: string;
}

/** A track without a title yet. */
export const NEW_TRACK: Track = { title: '', version: '', isrc: '', durationMs: null, explicit: false, credits: [] };

/** A row of the editor for a track. */
export const rowOf = (track: Track): TrackRow => ({ ...track, id: crypto.randomUUID() });

/** Tracks of the rows. A row without a title is not a track, and a credit without a name no credit. */
export function tracksOf(rows: readonly TrackRow[]): Tracks {
  return rows
    .filter(({ title }) => title.trim() !== '')
    .map(({ id: _id, ...track }) => ({ ...track, title: track.title.trim(), credits: namedCredits(track) }));
}

function namedCredits({ credits }: Track): Track['credits'] {
  const isNamed = ({ name }: Track['credits'][number]) => name.trim() !== '';
  // The same list for unchanged rows: comparing thousands of credits by identity is fast.
  return credits.every(isNamed) ? credits : credits.filter(isNamed);
}
