import { captureSyncRequest } from '@countin/auth-sync/browser';
import { readRuntimeConfig } from './runtime-config.ts';
import { actAsSyncFrame, type SyncFrame } from './sync-frame.ts';

export type { SyncFrame } from './sync-frame.ts';

/** Starts the document of a hidden frame, which needs neither router nor components. */
export function startSyncFrame(frame: SyncFrame): void {
  const request = captureSyncRequest(window);
  if (request) actAsSyncFrame(frame, readRuntimeConfig(document), request);
}
