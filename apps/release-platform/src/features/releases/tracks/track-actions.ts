import type { Track } from '@countin/domain/release';
import { createContext, use } from 'react';
import type { TrackRow } from './track-row.ts';

/** Changes of the track list. The functions stay the same, so that rows need not render again. */
export interface TrackActions {
  /** Changes a row from what it is now, which may not be rendered yet. */
  readonly edit: (id: string, changesOf: (row: TrackRow) => Partial<TrackRow>) => void;
  readonly addAfter: (index: number) => void;
  readonly remove: (id: string) => void;
  /** Puts tracks of a pasted list after a row, or in its place while it has no title. Gives how many had room. */
  readonly paste: (id: string, tracks: readonly Track[]) => number;
  /** Adds the credits of a row to all others that lack them. */
  readonly creditAll: (id: string) => void;
  /** Puts rows in the order of these ids. */
  readonly reorder: (ids: readonly string[]) => void;
  /** Updates the names in the list after a title was typed. */
  readonly endTyping: () => void;
}

const nothing = () => undefined;

/** Provides {@link TrackActions} to the rows. */
export const TrackActionsContext = createContext<TrackActions>({
  edit: nothing,
  addAfter: nothing,
  remove: nothing,
  paste: () => 0,
  creditAll: nothing,
  reorder: nothing,
  endTyping: nothing,
});
/** Provides the number of each track by the id of its row. */
export const TrackNumbersContext = createContext<ReadonlyMap<string, number>>(new Map());
/** Provides the rows by their ids. */
export const TrackRowsContext = createContext<ReadonlyMap<string, TrackRow>>(new Map());

/** Changes of the list that the row is in. */
export function useTrackActions(): TrackActions {
  return use(TrackActionsContext);
}

/** Number of a track, counted from 1. */
export function useTrackNumber(id: string): number {
  return use(TrackNumbersContext).get(id) ?? 0;
}
