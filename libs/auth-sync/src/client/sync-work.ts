import { handleSyncRequest, type SyncOutcome } from './handle-sync-request.ts';
import type { SyncPorts } from './auth-sync-ports.ts';
import { createStoredCheck, logError, type StoredCheck } from './stored-check.ts';
import type { EndReason } from './ended-mark.ts';
import { syncAddress } from './sync-address.ts';
import { readSyncRequest } from './sync-request.ts';
import type { Person } from './sync-decision.ts';
import { onSyncRequest } from './sync-frame.ts';

type SessionOf = (person: Person) => Promise<string | null>;

/** Part of the shared sign-in that the first screen does not need; a separate chunk. */
export interface SyncWork extends StoredCheck {
  afterSignIn(): Promise<void>;
  changeCredentials(change: () => Promise<void>, sessionOf: SessionOf): Promise<void>;
  afterReauthentication(sessionOf: SessionOf): Promise<void>;
  beginAtOtherSite(next: string | null): void;
  handleSyncRequest(search: string): Promise<SyncOutcome>;
  actInFrame(window: Window, search: string): void;
  checkAndTell(): Promise<void>;
  /** Why the session has ended, for the log-in page. */
  endReason(): Promise<EndReason | null>;
  /** Records that the user logs out here, so that the log-in page shows no reason. */
  leaving(): void;
  /** Notifies the other site, which then checks its own token. Call it only after the server has ended the session. */
  announceEnd(): void;
}

export function createSyncWork(ports: SyncPorts): SyncWork {
  const { site, otherSite, due, ended } = ports;
  const stored = createStoredCheck(ports);

  const notifyOtherSite = async (person: Person): Promise<void> => {
    if (otherSite === null) return;
    const token = await ports.generateToken(person, 'sync');
    due.clear();
    ports.openFrame(syncAddress(otherSite, { kind: 'token', token, state: null, next: null }));
  };

  const beginAtOtherSite = (next: string | null): void => {
    if (otherSite !== null)
      ports.go(syncAddress(otherSite, { kind: 'cross-site-sign-in', to: site, state: ports.states.begin(), next }));
  };

  /** Logs errors instead of throwing them, so that they cannot fail a sign-in. */
  const quietly = async (act: (person: Person) => Promise<void>): Promise<void> => {
    try {
      const person = await ports.person();
      if (person) await act(person);
    } catch (error) {
      logError(ports, error);
    }
  };

  const enter = (continues?: string): Promise<void> =>
    quietly(async (person) => {
      ended.clear();
      due.set(person.uid);
      if (await stored.renew(person, continues)) await notifyOtherSite(person);
    });

  const syncRequestPorts = { ...ports, check: stored.check, beginAtOtherSite };
  return {
    ...stored,
    beginAtOtherSite,

    afterSignIn: () => enter(),

    async changeCredentials(change, sessionOf) {
      const earlier = await ports.credentialChanges.run(async () => {
        const person = await ports.person();
        const sessionId = person && (await sessionOf(person));
        await change();
        return sessionId;
      });
      // The provider counts whole seconds: a session of the same second goes on, which would be listed twice.
      ports.tokens.remove();
      await enter(earlier ?? undefined);
    },

    afterReauthentication: (sessionOf) =>
      quietly(async (person) => void (await stored.renew(person, (await sessionOf(person)) ?? undefined))),

    handleSyncRequest: (search) => handleSyncRequest(syncRequestPorts, readSyncRequest(search), 'top'),

    actInFrame(window, search) {
      if (otherSite === null) return;
      onSyncRequest(
        window,
        otherSite,
        () =>
          void handleSyncRequest(syncRequestPorts, readSyncRequest(search), 'frame').catch((error: unknown) =>
            logError(ports, error),
          ),
      );
    },

    announceEnd() {
      due.clear();
      if (otherSite !== null) ports.openFrame(syncAddress(otherSite, { kind: 'check' }));
    },

    leaving: () => ended.leaving(),

    async endReason() {
      if ((await ports.person()) !== null) return null;
      // The provider may have ended the sign-in by itself. A check of the leftover token returns the reason.
      if (ports.tokens.read() !== null) await stored.check({ anew: true });
      return ended.read();
    },

    checkAndTell: () =>
      quietly(async (person) => {
        if ((await stored.check()) === 'good' && due.read() === person.uid) await notifyOtherSite(person);
      }),
  };
}
