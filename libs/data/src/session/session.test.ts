import { AppError } from '@countin/domain/errors';
import { deleteApp } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { connectFirebase } from '../access/connect-firebase.ts';
import { configFor, startFakeEmulators, type FakeEmulators } from '../testing/fake-emulators.ts';
import type { FirestoreAddress } from '../testing/serve-firestore.ts';
import { CLOSED_PORT } from '../testing/test-access.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { getUser } from '../users/get-user.ts';
import { currentSession, observeSession, type Session } from './observe-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const stage = setUpRules('session', {});
const account = { email: 'mira@example.com', password: 'countin-local', displayName: 'Mira', language: 'en' } as const;

let emulators: FakeEmulators;
let access: DataAccess;
let logged: string[] = [];
let connected = 0;

function connect(firestore: FirestoreAddress): DataAccess {
  connected += 1;
  return connectFirebase(configFor(stage.projectId, emulators, firestore), {
    appName: `session ${connected}`,
    log: (message) => logged.push(message),
  });
}

beforeEach(async () => {
  logged = [];
  emulators = await startFakeEmulators();
  access = connect(inject('firestore'));
});
afterEach(async () => {
  await deleteApp(access.auth.app);
  await emulators.close();
  expect(logged).toEqual([]);
});

describe('signing up', () => {
  it('signs the person in and writes their user document under the rules', async () => {
    const session = await signUp(access, account);
    expect(session).toEqual({ uid: 'uid-mira-example-com', email: account.email, photoURL: null });
    expect(await getUser(access, session.uid)).toMatchObject({
      uid: session.uid,
      displayName: 'Mira',
      language: 'en',
      userType: 'artist',
      subscription: 'free',
    });
    expect(logged).toEqual([]);
  });

  it('with a registered address reports that at the field', async () => {
    await signUp(access, account);
    await expect(signUp(access, account)).rejects.toMatchObject({ code: 'auth/email-in-use', field: 'email' });
  });

  it('lets the person in when only the document fails, and logs it', async () => {
    await deleteApp(access.auth.app);
    access = connect(CLOSED_PORT);
    await expect(signUp(access, account)).resolves.toMatchObject({ email: account.email });
    expect(logged).toEqual(['Error creating user document']);
    logged = [];
  });
});

describe('signing in', () => {
  it('with the right password gives the session, and it is observed', async () => {
    await signUp(access, account);
    await signOut(access);
    const seen: (Session | null)[] = [];
    const stop = observeSession(access, (session) => seen.push(session));
    expect(await currentSession(access)).toBeNull();
    const session = await signIn(access, account);
    expect(await currentSession(access)).toEqual(session);
    await signOut(access);
    stop();
    await signIn(access, account);
    expect(seen).toEqual([null, session, null]);
  });

  it('with a wrong password or an unknown address is refused the same way', async () => {
    await signUp(access, account);
    for (const wrong of [
      { ...account, password: 'x' },
      { ...account, email: 'unknown@example.com' },
    ]) {
      await expect(signIn(access, wrong)).rejects.toMatchObject({ code: 'auth/credentials', field: null });
    }
  });

  for (const [errorCode, code] of [
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many'],
    ['USER_DISABLED', 'auth/disabled'],
    ['INVALID_EMAIL', 'auth/email-invalid'],
    ['WEAK_PASSWORD : Password should be at least 6 characters', 'auth/password-weak'],
    ['EVERYTHING_IS_BROKEN', 'service/unknown'],
  ] as const) {
    it(`when the provider says ${errorCode} fails as ${code}`, async () => {
      emulators.errorCode = errorCode;
      await expect(signIn(access, account)).rejects.toMatchObject({ code });
    });
  }

  it('without a connection says that the service is unavailable', async () => {
    await emulators.close();
    const failed = await signIn(access, account).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(AppError);
    expect(failed).toMatchObject({ code: 'service/unavailable' });
    emulators = await startFakeEmulators();
  });
});
