import type { SyncFrame } from '@countin/app-shell/sync-frame';
import { forgetGreeting } from '../cached-greeting/cached-greeting.ts';
import { forgetRecentItems } from '../picker/forget-recent-items.ts';

/** Countin as a frame of 4track. */
export const syncFrame: SyncFrame = {
  site: 'countin',
  onLeft() {
    forgetGreeting(() => window.localStorage);
    forgetRecentItems(() => window.localStorage);
  },
};
