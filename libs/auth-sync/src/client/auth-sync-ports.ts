import type { SiteName } from '@countin/domain/account';
import type { SessionUser } from '../auth-callables.ts';
import type { TokenAudience } from '../token-claims.ts';
import type { TokenStore } from '../token-store.ts';
import type { EndedMark } from './ended-mark.ts';
import type { DueMark, StateStore } from './kept-values.ts';
import type { Person } from './sync-decision.ts';

/** What a site's sign-in works with from the first screen on. All of it is passed in. */
export interface AuthSyncPorts {
  readonly site: SiteName;
  /** Origin of the other site; null at an origin that shares no sign-in. */
  readonly otherSite: string | null;

  /** Who is signed in with the identity provider, once that is known. */
  readonly person: () => Promise<Person | null>;
  /** Ends the sign-in with the identity provider on this browser. */
  readonly leave: () => Promise<void>;

  readonly tokens: TokenStore;
  /** Leaves for another address, without a way back to this one. */
  readonly go: (address: string) => void;
  /** Calls back whenever the person comes back to the page. */
  readonly onFocus: (listener: () => void) => () => void;
  /** Calls back once the screen is complete: what nobody waits for takes nothing from it. */
  readonly calm: (act: () => void) => void;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (message: string, error: unknown) => void;

  /** Somebody came in from the other site. They go on once it is done. */
  readonly entered: (user: SessionUser) => void | Promise<void>;
  /** Nobody is signed in any more: caches and flags go. */
  readonly left: () => void;

  /** The rest. It loads with the first use; rejects where it does not load. */
  readonly later: () => Promise<LaterPorts>;
}

/** What no first screen waits for: the functions, and what the browser keeps and shows for the other site. */
export interface LaterPorts {
  /** Name of the live session as the identity provider knows it. */
  readonly sessionId: () => Promise<string | null>;
  /** Throws AppError. */
  readonly enterWith: (customToken: string) => Promise<void>;
  /** The callables; each throws AppError. */
  readonly generateToken: (person: Person, kind: TokenAudience, continues?: string) => Promise<string>;
  readonly verifyToken: (token: string) => Promise<SessionUser>;
  readonly endSession: (sessionId: string) => Promise<void>;

  readonly states: StateStore;
  readonly due: DueMark;
  readonly ended: EndedMark;
  /** Shows an address of the other site in a hidden frame for a moment. */
  readonly openFrame: (address: string) => void;
}

/** All of it. */
export type SyncPorts = Omit<AuthSyncPorts, 'later'> & LaterPorts;
