import type { PublicConfig } from '@countin/domain/deployment';
import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';

/** A page's connection to the provider of sign-ins. */
export interface SignIn {
  readonly app: FirebaseApp;
  readonly auth: Auth;
}

let early: SignIn | null = null;

/**
 * Connects to the provider of sign-ins and begins to check the stored one. It is stored in IndexedDB, or in local storage
 * if IndexedDB is unavailable.
 *
 * @param appName Firebase app name. Default: the default app.
 */
export function connectSignIn({ firebase, emulators }: PublicConfig, appName?: string): SignIn {
  const app = initializeApp(firebase, appName);
  // No pop-up resolver: sign-in with e-mail and password needs none, and it would add much code.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  return { app, auth };
}

/** Connects the default app before the rest of the application has loaded. {@link takeEarlySignIn} hands it over. */
export function connectEarly(config: PublicConfig): SignIn {
  early = connectSignIn(config);
  return early;
}

/** Gives the early connection to its only user; null without one. */
export function takeEarlySignIn(): SignIn | null {
  const taken = early;
  early = null;
  return taken;
}
