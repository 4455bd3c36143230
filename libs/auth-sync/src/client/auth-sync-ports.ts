import type { SiteName } from '@countin/domain/account';
import type { SessionUser } from '../auth-callables.ts';
import type { TokenAudience } from '../token-claims.ts';
import type { TokenStore } from '../token-store.ts';
import type { CredentialChanges } from './credential-changes.ts';
import type { EndedMark } from './ended-mark.ts';
import type { DueMark, StateStore } from './stored-values.ts';
import type { Person } from './sync-decision.ts';

/** Dependencies of a site's sign-in that the first screen needs. */
export interface AuthSyncPorts {
  readonly site: SiteName;
  /** Origin of the other site; null at an origin that shares no sign-in. */
  readonly otherSite: string | null;

  /** Resolves to the user who is signed in with the identity provider, once the stored session is read. */
  readonly person: () => Promise<Person | null>;
  /** Signs out of the identity provider in this browser. */
  readonly leave: () => Promise<void>;

  readonly tokens: TokenStore;
  /** Navigates to another address and replaces the current history entry. */
  readonly go: (address: string) => void;
  /** Calls back whenever the window gets the focus. */
  readonly onFocus: (listener: () => void) => () => void;
  /** Calls back once the page is idle, so that background work does not slow the first screen. */
  readonly whenIdle: (act: () => void) => void;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly log: (message: string, error: unknown) => void;

  /** A user was signed in from the other site. Navigation waits for the returned promise. */
  readonly entered: (user: SessionUser) => void | Promise<void>;
  /** The user was signed out: clears caches and flags. */
  readonly left: () => void;

  /** Loads the remaining ports at first use. Rejects if they cannot be loaded. */
  readonly later: () => Promise<LaterPorts>;
}

/** Dependencies that load after the first screen: cloud functions, browser storage and the hidden frame. */
export interface LaterPorts {
  /** Id of the current session as the identity provider knows it. */
  readonly sessionId: () => Promise<string | null>;
  /** Signs in with a custom token. Throws AppError. */
  readonly enterWith: (customToken: string) => Promise<void>;
  /** Cloud functions; each throws AppError. */
  readonly generateToken: (
    person: Person,
    kind: TokenAudience,
    about?: { readonly continues?: string; readonly keep?: string },
  ) => Promise<string>;
  readonly verifyToken: (token: string) => Promise<SessionUser>;
  /** Origin of an artist's or label's address. */
  readonly subdomain: (slug: string) => string;
  readonly endSession: (sessionId: string) => Promise<void>;

  /** Changes of password in this browser, in all tabs of the site. */
  readonly credentialChanges: CredentialChanges;
  readonly states: StateStore;
  readonly due: DueMark;
  readonly ended: EndedMark;
  /** Opens an address of the other site in a hidden frame, which is removed after a fixed time. */
  readonly openFrame: (address: string) => void;
}

/** All ports, with those that load later. */
export type SyncPorts = Omit<AuthSyncPorts, 'later'> & LaterPorts;
