import type { SiteName } from '@countin/domain/account';
import type { SyncOutcome } from './handle-sync-request.ts';
import type { AuthSyncPorts } from './auth-sync-ports.ts';
import type { EndReason } from './ended-mark.ts';
import { decideAccess, type Access, type TokenStatus } from './decide-access.ts';
import { syncAddress } from './sync-address.ts';
import type { Person } from './sync-decision.ts';
import type { SyncWork } from './sync-work.ts';
import { readTokenSubject } from './token-subject.ts';

/**
 * Longest wait for the server at a log-out, milliseconds. After it the log-out continues without an answer. The page that
 * follows aborts a request that is still on its way, and the session would stay open on the other site.
 */
const LOGOUT_PATIENCE_MS = 15_000;

/** Shared sign-in of the two sites, as an application uses it. */
export interface AuthSync {
  readonly site: SiteName;
  /** Origin of the other site; null at an origin that shares no sign-in. */
  readonly otherSite: string | null;
  /** Address of a path on the other site that also signs the current user in there. */
  otherSiteLink(path: string): string | null;
  /** Stores a token for the user who has just signed in and notifies the other site. Never throws; not awaited. */
  afterSignIn(): Promise<void>;
  /**
   * Runs a change of password, which ends all sessions and signs in anew here, and starts a session with it.
   * Throws what the change throws, or if the code for it cannot be loaded.
   */
  changeCredentials(change: () => Promise<void>): Promise<void>;
  /** Renews the stored token after the user re-entered the password; the session continues. */
  afterReauthentication(): Promise<void>;
  /** Starts a cross-site sign-in at the other site; navigates away from the page. */
  beginAtOtherSite(next: string | null): Promise<void>;
  /** Handles the query of `/auth/sync` in a top-level page and returns the screen to show. */
  handleSyncRequest(search: string): Promise<SyncOutcome>;
  /**
   * Handles the query of `/auth/sync` in a hidden frame, once the other site's window tells it to. Returns nothing to
   * await: the start module would deadlock if it awaited a chunk that imports the start module.
   */
  actInFrame(window: Window, search: string): void;
  /** Id of the current session, as in its record; null if no user is signed in. */
  sessionId(): Promise<string | null>;
  /** Ends the session on both sites. Throws when this browser could not be signed out. */
  logOut(options?: {
    /** The server has already ended the session, e.g. with a deleted account. */ readonly over?: boolean;
  }): Promise<void>;
  /** Checks the stored token unless it was checked recently. Signs out here if the session has ended. */
  checkStored(options?: { readonly anew?: boolean }): Promise<TokenStatus>;
  /** Reason for the log-in page to show if the session was not ended in this browser. */
  endReason(): Promise<EndReason | null>;
  /** Route guard: null to allow the navigation, or the path to redirect to. */
  guard(needed: Access, wanted: string, isAdmin: (uid: string) => Promise<boolean>): Promise<string | null>;
  /** Checks the token once the page is idle, and on every window focus. Returns its dispose function. */
  keepChecking(): () => void;
}

/** Creates the shared sign-in. Code that the first screen does not need loads at its first use. */
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
  /** Ignores a failed load, so that no sign-in fails because of it. The next check loads again. */
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
      // The stored token is from an earlier sign-in. A check of it could end the new session.
      tokens.remove();
      return quietly((part) => part.afterSignIn());
    },

    changeCredentials: async (change) => (await work()).changeCredentials(change, sessionOf),
    afterReauthentication: () => quietly((part) => part.afterReauthentication(sessionOf)),
    beginAtOtherSite: async (next) => (await work()).beginAtOtherSite(next),
    handleSyncRequest: async (search) => (await work()).handleSyncRequest(search),
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
      void ended.then(() => quietly(async (part) => part.announceEnd()));
    },

    async guard(needed, wanted, isAdmin) {
      if (needed === 'public') return null;
      const person = await ports.person();
      const kept = tokens.read() !== null;
      // For a signed-in user the check can wait until the page is idle: the server refuses an ended session anyway.
      if (person !== null) ports.whenIdle(() => void checkStored());
      const token = kept ? (person === null ? await checkStored() : 'good') : 'none';
      // The token did not lead to a sign-in, so it would be useless next time as well.
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
      ports.whenIdle(check);
      return ports.onFocus(check);
    },
  };
}
