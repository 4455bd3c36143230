import { deleteApp } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectFirebase } from '../access/connect-firebase.ts';
import { signInWithCustomToken } from '../cross-site-sign-in/sign-in-with-custom-token.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { configFor, startFakeEmulators, type FakeEmulators } from '../testing/fake-emulators.ts';
import { LOGGED_IN_AT } from '../testing/fake-identity.ts';
import { CLOSED_PORT } from '../testing/test-access.ts';
import { applyEmailLink } from './apply-email-link.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { getOwnEmail } from './get-own-email.ts';
import { hasRecentLogin } from './has-recent-login.ts';
import { readEmailLink } from './read-email-link.ts';
import { reauthenticate } from './reauthenticate.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerification } from './send-verification.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const mira = { email: 'mira@example.com', password: 'countin-local', displayName: 'Mira', language: 'pt-BR' } as const;
const tide = { email: 'tide@example.com', password: 'countin-local', displayName: '', language: undefined };
const mail = { returnTo: 'http://countin.localhost:5173/login', language: 'ja' };

let emulators: FakeEmulators;
let access: DataAccess;
let logged: string[];
let connected = 0;

beforeEach(async () => {
  logged = [];
  connected += 1;
  emulators = await startFakeEmulators();
  // These tests need no user document: its creation fails and is logged, but the sign-up succeeds.
  access = connectFirebase(configFor('demo-own-account', emulators, CLOSED_PORT), {
    appName: `own account ${connected}`,
    log: (message) => logged.push(message),
  });
  await signUp(access, mira);
});
afterEach(async () => {
  await deleteApp(access.auth.app);
  await emulators.close();
});
const lastCode = () => emulators.mails.at(-1)?.code ?? '';

describe('a forgotten password', () => {
  it('is reset with the link of a mail, once', async () => {
    await signOut(access);
    await requestPasswordReset(access, { email: mira.email, ...mail });
    expect(emulators.mails).toEqual([
      { kind: 'PASSWORD_RESET', to: mira.email, code: 'code-1', returnTo: mail.returnTo, language: 'ja' },
    ]);
    expect(await readEmailLink(access, lastCode())).toEqual({ purpose: 'password', email: mira.email });
    await resetPassword(access, { code: lastCode(), password: 'slow-tide-31' });
    await expect(resetPassword(access, { code: lastCode(), password: 'again' })).rejects.toMatchObject({
      code: 'auth/link-invalid',
    });
    await expect(signIn(access, mira)).rejects.toMatchObject({ code: 'auth/credentials' });
    await expect(signIn(access, { ...mira, password: 'slow-tide-31' })).resolves.toMatchObject({ email: mira.email });
  });

  it('of an unknown address gives the same answer and sends no mail', async () => {
    await expect(requestPasswordReset(access, { email: 'unknown@example.com', ...mail })).resolves.toBeUndefined();
    emulators.errorCode = 'USER_DISABLED';
    await expect(requestPasswordReset(access, { email: mira.email, ...mail })).resolves.toBeUndefined();
    expect(emulators.mails).toEqual([]);
  });

  it.each([
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many'],
    ['RESET_PASSWORD_EXCEED_LIMIT', 'auth/too-many'],
    ['INVALID_EMAIL', 'auth/email-invalid'],
  ])('is not asked for when the provider says %s', async (errorCode, code) => {
    emulators.errorCode = errorCode;
    await expect(requestPasswordReset(access, { email: mira.email, ...mail })).rejects.toMatchObject({ code });
  });

  it.each([
    ['EXPIRED_OOB_CODE', 'auth/link-invalid'],
    ['INVALID_OOB_CODE', 'auth/link-invalid'],
    ['USER_NOT_FOUND', 'auth/link-invalid'],
    ['EMAIL_NOT_FOUND', 'auth/link-invalid'],
    ['USER_DISABLED', 'auth/disabled'],
  ])('is not set with a link of which the provider says %s', async (errorCode, code) => {
    emulators.errorCode = errorCode;
    await expect(readEmailLink(access, 'x')).rejects.toMatchObject({ code });
    await expect(applyEmailLink(access, 'x')).rejects.toMatchObject({ code });
  });

  it('is not set with a link that lost its code', async () => {
    await expect(readEmailLink(access, '')).rejects.toMatchObject({ code: 'auth/link-invalid' });
  });
});

describe('an address', () => {
  it('gets a confirmation mail at the sign-up, in the person’s language', async () => {
    await signUp(access, { ...tide, email: 'new@example.com', language: 'pt-BR', returnTo: mail.returnTo });
    expect(emulators.mails).toEqual([
      { kind: 'VERIFY_EMAIL', to: 'new@example.com', code: 'code-1', returnTo: mail.returnTo, language: 'pt-BR' },
    ]);
  });

  it('is confirmed by the link of a mail, and the page is told', async () => {
    expect(await getOwnEmail(access)).toEqual({ email: mira.email, verified: false });
    await sendVerification(access, mail);
    expect(await readEmailLink(access, lastCode())).toEqual({ purpose: 'verify', email: mira.email });
    await applyEmailLink(access, lastCode());
    expect(await getOwnEmail(access)).toEqual({ email: mira.email, verified: true });
  });

  it('changes once the new one is confirmed', async () => {
    await changeEmail(access, { email: 'new@example.com', ...mail });
    expect(emulators.mails).toMatchObject([{ kind: 'VERIFY_AND_CHANGE_EMAIL', to: 'new@example.com' }]);
    expect((await getOwnEmail(access)).email).toBe(mira.email);
    expect(await readEmailLink(access, lastCode())).toEqual({ purpose: 'change', email: 'new@example.com' });
    await applyEmailLink(access, lastCode());
    expect(await getOwnEmail(access)).toEqual({ email: 'new@example.com', verified: true });
  });

  it('of another account gives the same answer and gets no mail', async () => {
    await signUp(access, tide);
    await expect(changeEmail(access, { email: mira.email, ...mail })).resolves.toBeUndefined();
    expect(emulators.mails).toEqual([]);
  });
});

describe('the password of the signed-in user', () => {
  it('is changed, and this device is logged in with it while the provider ends older sign-ins', async () => {
    await changePassword(access, 'slow-tide-31');
    expect(emulators.logIns).toEqual(['slow-tide-31']);
    await signOut(access);
    await expect(signIn(access, { ...mira, password: 'slow-tide-31' })).resolves.toMatchObject({ email: mira.email });
  });

  it('is required again when the log-in was long ago', async () => {
    emulators.errorCode = 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN';
    await expect(changePassword(access, 'slow-tide-31')).rejects.toMatchObject({ code: 'auth/recent-login' });
    await expect(changeEmail(access, { email: 'new@example.com', ...mail })).rejects.toMatchObject({
      code: 'auth/recent-login',
    });
    emulators.errorCode = null;
    await expect(reauthenticate(access, 'wrong')).rejects.toMatchObject({ code: 'auth/credentials' });
    await expect(reauthenticate(access, mira.password)).resolves.toBeUndefined();
  });

  it('was entered lately for four minutes', async () => {
    expect(await hasRecentLogin(access, (LOGGED_IN_AT + 239) * 1000)).toBe(true);
    expect(await hasRecentLogin(access, (LOGGED_IN_AT + 240) * 1000)).toBe(false);
  });

  it('was not entered lately after a cross-site sign-in', async () => {
    await signInWithCustomToken(access, 'uid-mira-example-com');
    expect(await hasRecentLogin(access, LOGGED_IN_AT * 1000)).toBe(false);
    await reauthenticate(access, mira.password);
    expect(await hasRecentLogin(access, LOGGED_IN_AT * 1000)).toBe(true);
  });

  it('cannot be changed while signed out', async () => {
    await signOut(access);
    for (const act of [
      changePassword(access, 'x'),
      reauthenticate(access, 'x'),
      sendVerification(access, mail),
      getOwnEmail(access),
    ]) {
      await expect(act).rejects.toMatchObject({ code: 'auth/required' });
    }
  });
});
