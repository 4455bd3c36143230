import { SYNC_PATH } from './sync-path.ts';
import type { SyncRequest } from './sync-request.ts';

/** Encodes a sync request as an address of `/auth/sync`; `readSyncRequest` is the inverse. */
export function syncAddress(origin: string, syncRequest: SyncRequest): string {
  const { kind, ...rest } = syncRequest;
  const named: Record<string, string | boolean | null> = { next: null, ...rest };
  if (kind === 'cross-site-sign-in') {
    named['for'] = syncRequest.to;
    named['to'] = null;
  }
  if (kind === 'signed-out') named['none'] = '1';
  if (kind === 'keep') named['last'] = syncRequest.last ? '1' : null;
  if (kind === 'check') named['check'] = '1';
  const query = new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );
  return `${origin}${SYNC_PATH}${query.toString() === '' ? '' : `?${query}`}`;
}
