import type { SiteName } from '@countin/domain';
import type { AuthSyncPorts } from './auth-sync-ports.ts';
import type { SyncOutcome } from './arrive.ts';
import { decideAccess, type Access, type TokenStanding } from './decide-access.ts';
import { createStoredCheck, noteFault } from './stored-check.ts';
import { syncAddress, type SyncArrival } from './sync-arrival.ts';
import type { Person } from './sync-decision.ts';
import { readTokenSubject } from './token-subject.ts';

/** How long a log-out waits for the server before it goes on without, milliseconds. */
const LOGOUT_PATIENCE_MS = 3000;

/** One sign-in on two sites, as a site's application uses it. */
export interface AuthSync {
  readonly site: SiteName;
  /** Origin of the other site; null at an origin that shares no sign-in. */
  readonly sibling: string | null;
  /** Where a link to a path of the sibling leads, so that whoever is signed in here is signed in there. */
  siblingLink(path: string): string | null;
  /** Stores a token for whoever has just signed in and tells the sibling. Never throws; nobody waits for it. */
  afterSignIn(): Promise<void>;
  /** The same for somebody who entered their password again: their session goes on. */
  afterReauthentication(): Promise<void>;
  /** Fetches the sign-in from the sibling; leaves the page. */
  beginAtSibling(next: string | null): void;
  /** Does what an arrival at `/auth/sync` asks for, and gives what is left to ask the person. */
  arrive(arrival: SyncArrival, place: 'frame' | 'top'): Promise<SyncOutcome>;
  /** Name of the session that goes on here, as its record has it; null when nobody is signed in. */
  sessionId(): Promise<string | null>;
  /** Ends the session on both sites. Throws when this browser could not be signed out. */
  logOut(options?: { /** The server has ended it already, as with a deleted account. */ readonly over?: boolean }): Promise<void>;
  /** Checks the stored token, unless that was done lately. Ends the sign-in here when the session has ended. */
  checkStored(options?: { readonly anew?: boolean }): Promise<TokenStanding>;
  /** The routing guard: null, or the path to go to. */
  guard(needed: Access, wanted: string, isAdmin: (uid: string) => Promise<boolean>): Promise<string | null>;
  /** Checks now, and whenever the person comes back. Returns its dispose function. */
  keepChecking(): () => void;
}

export function createAuthSync(ports: AuthSyncPorts): AuthSync {
  const { site, sibling, tokens, due } = ports;
  const stored = createStoredCheck(ports);

  const tellSibling = async (person: Person): Promise<void> => {
    if (sibling === null) return;
    const token = await ports.generateToken(person, 'sync');
    due.clear();
    ports.openFrame(syncAddress(sibling, { kind: 'token', token, state: null, next: null }));
  };

  const beginAtSibling = (next: string | null): void => {
    if (sibling !== null) ports.go(syncAddress(sibling, { kind: 'hand-over', to: site, state: ports.states.begin(), next }));
  };

  /** Nothing of it may fail a sign-in. */
  const quietly = async (act: (person: Person) => Promise<void>): Promise<void> => {
    try {
      const person = await ports.person();
      if (person) await act(person);
    } catch (error) {
      noteFault(ports, error);
    }
  };

  const sessionOf = async (person: Person): Promise<string | null> => {
    const token = tokens.read();
    const subject = token === null ? null : readTokenSubject(token);
    return subject?.uid === person.uid ? subject.sessionId : ports.sessionId();
  };

  return {
    site, sibling, beginAtSibling,
    checkStored: stored.check,

    siblingLink: (path) => (sibling === null ? null : syncAddress(sibling, { kind: 'begin', next: path })),

    afterSignIn: () => {
      // What is stored is of an earlier sign-in, and may say that this one has ended.
      stored.forget();
      tokens.remove();
      return quietly(async (person) => {
        due.set(person.uid);
        if (await stored.renew(person)) await tellSibling(person);
      });
    },

    afterReauthentication: () => quietly(async (person) => void (await stored.renew(person, (await sessionOf(person)) ?? undefined))),

    async arrive(arrival, place) {
      const { arrive } = await import('./arrive.ts');
      return arrive({ ...ports, check: stored.check, beginAtSibling }, arrival, place);
    },

    async sessionId() {
      const person = await ports.person();
      return person && sessionOf(person);
    },

    async logOut({ over = false } = {}) {
      const person = await ports.person();
      const sessionId = person && (await sessionOf(person));
      const ended = over || sessionId === null ? Promise.resolve() : ports.endSession(sessionId).catch((error: unknown) => ports.log('Logout error', error));
      await Promise.race([ended, ports.wait(LOGOUT_PATIENCE_MS)]);
      await ports.leave();
      stored.forget();
      tokens.remove();
      due.clear();
      ports.left();
      // It asks the server about its own token, so the session must have ended by then.
      if (sibling !== null) void ended.then(() => ports.openFrame(syncAddress(sibling, { kind: 'check' })));
    },

    async guard(needed, wanted, isAdmin) {
      if (needed === 'public') return null;
      const person = await ports.person();
      const kept = tokens.read() !== null;
      // The server is asked beside the screen where somebody is signed in: a first screen does not wait for it.
      const checked = person !== null || kept ? stored.check() : Promise.resolve('none' as const);
      const token = person === null ? await checked : kept ? 'good' : 'none';
      // It brought nobody in, so it is of no use the next time either.
      if (person === null && token === 'good') tokens.remove();
      const admin = needed === 'admin' && site === 'countin' && person !== null && (await isAdmin(person.uid));
      return decideAccess({ site, needed, token: sibling === null && person === null ? 'none' : token, live: person !== null, admin, wanted });
    },

    keepChecking() {
      const check = () => {
        void quietly(async (person) => {
          if ((await stored.check()) === 'good' && due.read() === person.uid) await tellSibling(person);
        });
      };
      check();
      return ports.onFocus(check);
    },
  };
}
