import type { Track } from '@countin/domain/release';
import { createContext, use } from 'react';

/** Changes of the track list. The functions stay the same, so that rows need not render again. */
export interface TrackActions {
  readonly edit: (id: string, changes: Partial<Track>) => void;
  readonly addAfter: (index: number) => void;
}

/** Provides {@link TrackActions} to the rows. */
export const TrackActionsContext = createContext<TrackActions>({ edit: () => undefined, addAfter: () => undefined });
/** Provides the number of each track by the id of its row. */
export const TrackNumbersContext = createContext<ReadonlyMap<string, number>>(new Map());

/** Changes of the list that the row is in. */
export function useTrackActions(): TrackActions {
  return use(TrackActionsContext);
}

/** Number of a track, counted from 1. */
export function useTrackNumber(id: string): number {
  return use(TrackNumbersContext).get(id) ?? 0;
}
