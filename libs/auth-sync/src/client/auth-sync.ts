import type { SiteName } from '@countin/domain/account';
import type { SyncOutcome } from './arrive.ts';
import type { AuthSyncPorts } from './auth-sync-ports.ts';
import type { EndReason } from './ended-mark.ts';
import { decideAccess, type Access, type TokenStatus } from './decide-access.ts';
import { syncAddress } from './sync-address.ts';
import type { Person } from './sync-decision.ts';
import type { SyncWork } from './sync-work.ts';
import { readTokenSubject } from './token-subject.ts';

/** How long a log-out waits for the server before it goes on without, milliseconds. */
const LOGOUT_PATIENCE_MS = 3000;

/** One sign-in on two sites, as a site's application uses it. */
export interface AuthSync {
  readonly site: SiteName;
  /** Origin of the other site; null at an origin that shares no sign-in. */
  readonly otherSite: string | null;
  /** Where a link to a path of the other site leads, so that whoever is signed in here is signed in there. */
  otherSiteLink(path: string): string | null;
  /** Stores a token for whoever has just signed in and tells the other site. Never throws; nobody waits for it. */
  afterSignIn(): Promise<void>;
  /** The same for somebody who entered their password again: their session goes on. */
  afterReauthentication(): Promise<void>;
  /** Fetches the sign-in from the other site; leaves the page. */
  beginAtOtherSite(next: string | null): Promise<void>;
  /** At `/auth/sync` itself: does what its query asks for, and gives what is left to ask the person. */
  arrive(search: string): Promise<SyncOutcome>;
  /**
   * At `/auth/sync` in a frame: shows nothing, and does what it came for once the other site's own window says so. Nothing
   * to wait for: a start that waited for a part that imports it would never come to its end.
   */
  actInFrame(window: Window, search: string): void;
  /** Name of the session that goes on here, as its record has it; null when nobody is signed in. */
  sessionId(): Promise<string | null>;
  /** Ends the session on both sites. Throws when this browser could not be signed out. */
  logOut(options?: {
    /** The server has ended it already, as with a deleted account. */ readonly over?: boolean;
  }): Promise<void>;
  /** Checks the stored token, unless that was done lately. Ends the sign-in here when the session has ended. */
  checkStored(options?: { readonly anew?: boolean }): Promise<TokenStatus>;
  /** For the log-in: why the sign-in here has ended, if it was not ended here. */
  endReason(): Promise<EndReason | null>;
  /** The routing guard: null, or the path to go to. */
  guard(needed: Access, wanted: string, isAdmin: (uid: string) => Promise<boolean>): Promise<string | null>;
  /** Checks once the first screen is complete, and whenever the person comes back. Returns its dispose function. */
  keepChecking(): () => void;
}

/** The shared sign-in over its ports. What no first screen waits for loads with its first use. */
export function createAuthSync(ports: AuthSyncPorts): AuthSync {
  const { site, otherSite, tokens } = ports;
  let loaded: Promise<SyncWork> | null = null;
  const work = (): Promise<SyncWork> => {
    loaded ??= Promise.all([import('./sync-work.ts'), ports.later()]).then(
      ([{ createSyncWork }, later]) => createSyncWork({ ...ports, ...later }),
      (error: unknown) => {
        loaded = null;
        throw error;
      },
    );
    return loaded;
  };
  /** A part that did not load is asked for again by the next check; nobody's sign-in fails for it. */
  const quietly = (act: (part: SyncWork) => Promise<void>): Promise<void> => work().then(act, () => undefined);

  const sessionOf = async (person: Person): Promise<string | null> => {
    const token = tokens.read();
    const subject = token === null ? null : readTokenSubject(token);
    return subject?.uid === person.uid ? subject.sessionId : (await ports.later()).sessionId();
  };
  const checkStored: AuthSync['checkStored'] = (options) =>
    work().then(
      (part) => part.check(options),
      () => 'none' as const,
    );

  return {
    site,
    otherSite,
    checkStored,

    otherSiteLink: (path) => (otherSite === null ? null : syncAddress(otherSite, { kind: 'begin', next: path })),

    afterSignIn() {
      // What is stored is of an earlier sign-in, and may say that this one has ended.
      tokens.remove();
      return quietly((part) => part.afterSignIn());
    },

    afterReauthentication: () => quietly((part) => part.afterReauthentication(sessionOf)),
    beginAtOtherSite: async (next) => (await work()).beginAtOtherSite(next),
    arrive: async (search) => (await work()).arrive(search),
    actInFrame: (window, search) => void quietly(async (part) => part.actInFrame(window, search)),

    endReason: () =>
      work().then(
        (part) => part.endReason(),
        () => null,
      ),

    async sessionId() {
      const person = await ports.person();
      return person && sessionOf(person);
    },

    async logOut({ over = false } = {}) {
      void quietly(async (part) => part.leaving());
      const end = async () => {
        const person = await ports.person();
        const sessionId = person && !over ? await sessionOf(person) : null;
        if (sessionId !== null) await (await ports.later()).endSession(sessionId);
      };
      const ended = end().catch((error: unknown) => ports.log('Logout error', error));
      await Promise.race([ended, ports.wait(LOGOUT_PATIENCE_MS)]);
      await ports.leave();
      tokens.remove();
      ports.left();
      void ended.then(() => quietly(async (part) => part.tellThatItEnded()));
    },

    async guard(needed, wanted, isAdmin) {
      if (needed === 'public') return null;
      const person = await ports.person();
      const kept = tokens.read() !== null;
      // Where somebody is signed in the server is asked after the screen: it refuses an ended session by itself.
      if (person !== null) ports.calm(() => void checkStored());
      const token = kept ? (person === null ? await checkStored() : 'good') : 'none';
      // It brought nobody in, so it is of no use the next time either.
      if (person === null && token === 'good') tokens.remove();
      const admin = needed === 'admin' && site === 'countin' && person !== null && (await isAdmin(person.uid));
      return decideAccess({
        site,
        needed,
        token: otherSite === null && person === null ? 'none' : token,
        live: person !== null,
        admin,
        wanted,
      });
    },

    keepChecking() {
      const check = () => void quietly((part) => part.checkAndTell());
      ports.calm(check);
      return ports.onFocus(check);
    },
  };
}
