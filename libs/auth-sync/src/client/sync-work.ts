import { arrive, type SyncOutcome } from './arrive.ts';
import type { SyncPorts } from './auth-sync-ports.ts';
import { createStoredCheck, isEnded, noteFault, type StoredCheck } from './stored-check.ts';
import type { EndReason } from './ended-mark.ts';
import { syncAddress } from './sync-address.ts';
import { readArrival } from './sync-arrival.ts';
import type { Person } from './sync-decision.ts';
import { whenToldToAct } from './sync-frame.ts';

/** What of the shared sign-in no first screen waits for. It loads by itself. */
export interface SyncWork extends StoredCheck {
  afterSignIn(): Promise<void>;
  afterReauthentication(sessionOf: (person: Person) => Promise<string | null>): Promise<void>;
  beginAtSibling(next: string | null): void;
  arrive(search: string): Promise<SyncOutcome>;
  actInFrame(window: Window, search: string): void;
  checkAndTell(): Promise<void>;
  /** Why the sign-in here has ended, for the log-in that follows. */
  endReason(): Promise<EndReason | null>;
  /** The person logs out here: what that leads to is no news. */
  leaving(): void;
  /** The sibling asks the server about its own token then, so the session must have ended by now. */
  tellThatItEnded(): void;
}

export function createSyncWork(ports: SyncPorts): SyncWork {
  const { site, sibling, due, ended } = ports;
  const stored = createStoredCheck(ports);

  const tellSibling = async (person: Person): Promise<void> => {
    if (sibling === null) return;
    const token = await ports.generateToken(person, 'sync');
    due.clear();
    ports.openFrame(syncAddress(sibling, { kind: 'token', token, state: null, next: null }));
  };

  const beginAtSibling = (next: string | null): void => {
    if (sibling !== null)
      ports.go(syncAddress(sibling, { kind: 'cross-site-sign-in', to: site, state: ports.states.begin(), next }));
  };

  /** Nothing of it may fail a sign-in. */
  const quietly = async (act: (person: Person) => Promise<void>): Promise<void> => {
    try {
      const person = await ports.person();
      if (person) await act(person);
    } catch (error) {
      // A log-out while a token is on its way; the next check acts on any other end.
      if (!isEnded(error)) noteFault(ports, error);
    }
  };

  const arrivalPorts = { ...ports, check: stored.check, beginAtSibling };
  return {
    ...stored,
    beginAtSibling,

    afterSignIn: () =>
      quietly(async (person) => {
        ended.clear();
        due.set(person.uid);
        if (await stored.renew(person)) await tellSibling(person);
      }),

    afterReauthentication: (sessionOf) =>
      quietly(async (person) => void (await stored.renew(person, (await sessionOf(person)) ?? undefined))),

    arrive: (search) => arrive(arrivalPorts, readArrival(search), 'top'),

    actInFrame(window, search) {
      if (sibling === null) return;
      whenToldToAct(
        window,
        sibling,
        () =>
          void arrive(arrivalPorts, readArrival(search), 'frame').catch((error: unknown) => noteFault(ports, error)),
      );
    },

    tellThatItEnded() {
      due.clear();
      if (sibling !== null) ports.openFrame(syncAddress(sibling, { kind: 'check' }));
    },

    leaving: () => ended.leaving(),

    async endReason() {
      if ((await ports.person()) !== null) return null;
      // The provider may have ended the sign-in by itself; whose token is left, the server says why.
      if (ports.tokens.read() !== null) await stored.check({ anew: true });
      return ended.read();
    },

    checkAndTell: () =>
      quietly(async (person) => {
        if ((await stored.check()) === 'good' && due.read() === person.uid) await tellSibling(person);
      }),
  };
}
