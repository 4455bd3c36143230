import type { SyncFrame } from '@countin/app-shell/sync-frame';
import { forgetList } from '../navigation/left-list.ts';
import { cacheDisplayName, displayNameOf, forgetDisplayName, type NameStorage } from '../session/display-name.ts';

/** 4track as a frame of Countin. Two seconds are too short to read more about a user than the token contains. */
export const syncFrame = (storage: NameStorage): SyncFrame => ({
  site: 'fourtrack',
  onEntered({ displayName, email, subscription }) {
    const name = displayNameOf(displayName, email);
    cacheDisplayName(storage, { name, ownsArtist: false, pro: subscription === 'pro' });
  },
  onLeft() {
    forgetDisplayName(storage);
    forgetList(() => window.sessionStorage);
  },
});
