import { creditSchema, trackSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';
import { hasWrongField, isTitled, lacksTitle, rowOf, type TrackRow, type Tracks } from './track-row.ts';

const openRowsSchema = v.array(
  v.object({
    at: v.number(),
    track: v.object({
      ...trackSchema.entries,
      title: v.string(),
      // A new credit has no name yet.
      credits: v.array(v.object({ ...creditSchema.entries, name: v.string() })),
    }),
    typed: v.object({ isrc: v.optional(v.string()), duration: v.optional(v.string()) }),
  }),
);
/** Rows that cannot be stored as they are, with their positions in the list. */
export type OpenRows = v.InferOutput<typeof openRowsSchema>;

/** Rows with a wrong field, or with details but no title. */
export function openRowsOf(rows: readonly TrackRow[]): OpenRows {
  return rows.flatMap((row, at) => {
    if (!hasWrongField(row) && !lacksTitle(row)) return [];
    const { id: _id, typed, ...track } = row;
    return [{ at, track: { ...track, credits: [...track.credits] }, typed }];
  });
}

/**
 * Rows of stored tracks, with what was typed into an earlier list of them.
 *
 * @param kept {@link OpenRows}, or anything else that browser storage holds
 */
export function rowsWith(tracks: Tracks, kept: unknown): TrackRow[] {
  const parsed = v.safeParse(openRowsSchema, kept);
  const rows = tracks.map(rowOf);
  for (const { at, track, typed } of parsed.success ? parsed.output : []) {
    if (!isTitled(track)) {
      rows.splice(at, 0, { ...rowOf(track), typed });
      continue;
    }
    const index = indexOfRow(rows, at, track.title.trim());
    const row = rows[index];
    if (row) rows[index] = { ...row, typed };
  }
  return rows;
}

/** The same index if the track is still there, else that of a track with its title. */
function indexOfRow(rows: readonly TrackRow[], at: number, title: string): number {
  return rows[at]?.title === title ? at : rows.findIndex((row) => row.title === title);
}
