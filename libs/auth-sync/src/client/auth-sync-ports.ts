import type { SiteName } from '@countin/domain';
import type { SessionUser } from '../auth-callables.ts';
import type { TokenAudience } from '../token-claims.ts';
import type { TokenStore } from '../token-store.ts';
import type { DueMark, StateStore } from './kept-values.ts';
import type { Person } from './sync-decision.ts';

/** What a site's sign-in works with. All of it is passed in: the identity provider, the functions and the browser. */
export interface AuthSyncPorts {
  readonly site: SiteName;
  /** Origin of the other site; null at an origin that shares no sign-in. */
  readonly sibling: string | null;

  /** Who is signed in with the identity provider, once that is known. */
  readonly person: () => Promise<Person | null>;
  /** Name of their session as the identity provider knows it. */
  readonly sessionId: () => Promise<string | null>;
  /** Throws AppError. */
  readonly enterWith: (customToken: string) => Promise<void>;
  /** Ends the sign-in with the identity provider on this browser. */
  readonly leave: () => Promise<void>;

  /** The callables; each throws AppError. */
  readonly generateToken: (person: Person, kind: TokenAudience, continues?: string) => Promise<string>;
  readonly verifyToken: (token: string) => Promise<SessionUser>;
  readonly endSession: (sessionId: string) => Promise<void>;

  readonly tokens: TokenStore;
  readonly states: StateStore;
  readonly due: DueMark;
  /** Shows an address of the sibling in a hidden frame for a moment. */
  readonly openFrame: (address: string) => void;
  /** Leaves for another address, without a way back to this one. */
  readonly go: (address: string) => void;
  /** Calls back whenever the person comes back to the page. */
  readonly onFocus: (listener: () => void) => () => void;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (message: string, error: unknown) => void;

  /** Somebody came in from the sibling. */
  readonly entered: (user: SessionUser) => void;
  /** Nobody is signed in any more: caches and flags go. */
  readonly left: () => void;
}
