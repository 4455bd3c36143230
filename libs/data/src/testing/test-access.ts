import { deleteApp, initializeApp } from 'firebase/app';
import { inMemoryPersistence, initializeAuth } from 'firebase/auth';
import { setLogLevel } from 'firebase/firestore';
import { inject, onTestFinished } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { openDocumentStore } from '../documents/document-store.ts';
import { openLiveStore } from '../live/live-store.ts';
import type { FirestoreAddress } from './serve-firestore.ts';

// The SDK logs every denial and lost connection, and many tests cause them.
setLogLevel('silent');

/** Data access for a test, with what it logged. */
export interface TestAccess extends DataAccess {
  readonly logged: string[];
}

let opened = 0;

/**
 * Data access of a user to the local Firestore server; closed when the test ends.
 *
 * @param address address of Firestore, for tests with an unreachable server
 */
export function accessAs(
  projectId: string,
  uid: string | null,
  address: FirestoreAddress = inject('firestore'),
): TestAccess {
  opened += 1;
  const app = initializeApp({ projectId, apiKey: 'local' }, `${projectId} ${opened}`);
  onTestFinished(() => deleteApp(app));
  const token = uid === null ? undefined : { sub: uid };
  const store = openDocumentStore({
    projectId,
    origin: `http://${address.host}:${address.port}`,
    token: () => Promise.resolve(uid === null ? null : unsignedToken(projectId, uid)),
  });
  const live = openLiveStore(app, address, token);
  const logged: string[] = [];
  return {
    auth: initializeAuth(app, { persistence: inMemoryPersistence }),
    store,
    live: () => Promise.resolve(live),
    files: () => Promise.reject(new Error('This test uploads nothing')),
    callFunction: () => Promise.reject(new Error('This test calls no function')),
    log: (message) => logged.push(message),
    logged,
  };
}

/** Unsigned ID token, which emulators accept. */
function unsignedToken(projectId: string, uid: string): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    sub: uid,
    user_id: uid,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  return `${part({ alg: 'none', type: 'JWT' })}.${part(claims)}.`;
}

/** Address without a server. The port is reserved, and `fetch` does not block it. */
export const CLOSED_PORT: FirestoreAddress = { host: '127.0.0.1', port: 47 };
