import type { AuthSync } from './auth-sync.ts';
import type { SyncArrival } from './sync-arrival.ts';
import { whenToldToAct } from './sync-frame.ts';

/** Runs `/auth/sync` in a frame: shows nothing, and does what it came for once the sibling's own window says so. */
export function actInFrame(window: Window, sync: AuthSync, arrival: SyncArrival): void {
  if (sync.sibling !== null) whenToldToAct(window, sync.sibling, () => void sync.arrive(arrival, 'frame'));
}
