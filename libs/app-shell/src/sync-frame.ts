import type { AuthSyncPorts, CapturedSyncRequest } from '@countin/auth-sync/browser';
import { connectAuthSync, connectFirebase } from '@countin/data/connect';
import type { SiteName } from '@countin/domain/account';
import type { PublicConfig } from '@countin/domain/deployment';

/** User that has signed in on the other site. */
export type EnteredUser = Parameters<AuthSyncPorts['entered']>[0];

/** Cached facts of a site about the signed-in user, as far as a frame of the other site knows them. */
export interface SyncFrame {
  readonly site: SiteName;
  /** Caches a user that enters through cross-site sign-in. The other site removes the frame after two seconds. */
  readonly onEntered?: (user: EnteredUser) => void;
  /** Clears what this site caches about the user. */
  readonly onLeft: () => void;
}

/** Answers a sync request in a hidden frame of the other site. Renders nothing. */
export function actAsSyncFrame(
  { site, onEntered, onLeft }: SyncFrame,
  config: PublicConfig,
  { search }: CapturedSyncRequest,
): void {
  const access = connectFirebase(config);
  const sync = connectAuthSync(access, {
    site,
    sites: config.sites,
    window,
    whenIdle: (act) => act(),
    entered: (user) => onEntered?.(user),
    left() {
      onLeft();
      access.store.forget();
    },
  });
  sync.actInFrame(window, search);
}
