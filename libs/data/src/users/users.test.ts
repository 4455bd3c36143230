import { aUser } from '@countin/domain/testing';
import type { User } from '@countin/domain/account';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs, CLOSED_PORT } from '../testing/test-access.ts';
import { checkAdmin } from './check-admin.ts';
import { checkPro } from './check-pro.ts';
import { createUser } from '../session/create-user.ts';
import { defaultUser, getUser } from './get-user.ts';
import { eventually } from '../testing/eventually.ts';
import { watchUser } from './watch-user.ts';

const mira = aUser({ uid: 'mira' });
const admin = aUser({ uid: 'admin', userType: 'admin', subscription: 'pro' });
const stage = setUpRules('user-operations', { 'users/mira': mira, 'users/admin': admin });
const as = (uid: string | null) => accessAs(stage.projectId, uid);
const cutOff = (uid: string) => accessAs(stage.projectId, uid, CLOSED_PORT);

describe('a user document', () => {
  it('is read by its person', async () => {
    expect(await getUser(as('mira'), 'mira')).toEqual(mira);
    await expect(getUser(as('mira'), 'admin')).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('that is missing is an artist’s without a subscription', async () => {
    expect(await getUser(as('new'), 'new')).toMatchObject({
      uid: 'new',
      displayName: '',
      userType: 'artist',
      subscription: 'free',
      suspended: false,
    });
  });

  it('is created once and not overwritten', async () => {
    await createUser(as('new'), { uid: 'new', displayName: ' Ada ', language: 'de' });
    await createUser(as('new'), { uid: 'new', displayName: 'New Person' });
    expect(await getUser(as('new'), 'new')).toMatchObject({ displayName: 'Ada', language: 'de' });
  });
});

describe('the checks', () => {
  it('know admins and pros', async () => {
    expect([await checkAdmin(as('admin'), 'admin'), await checkPro(as('admin'), 'admin')]).toEqual([true, true]);
    expect([await checkAdmin(as('mira'), 'mira'), await checkPro(as('mira'), 'mira')]).toEqual([false, false]);
    expect([await checkAdmin(as('new'), 'new'), await checkPro(as('new'), 'new')]).toEqual([false, false]);
  });

  it('that fail mean no, and are logged', async () => {
    const access = cutOff('admin');
    expect([await checkAdmin(access, 'admin'), await checkPro(access, 'admin')]).toEqual([false, false]);
    expect(access.logged).toEqual(['Error checking admin status', 'Error checking pro status']);
  });
});

describe('following a user document', () => {
  const follow = (access: ReturnType<typeof as>, uid: string) => {
    const seen: (User | 'error' | 'denied')[] = [];
    const note = (what: User | 'error' | 'denied') => void seen.push(what);
    onTestFinished(
      watchUser(access, uid, { next: note, errorCode: () => note('error'), denied: () => note('denied') }),
    );
    return seen;
  };

  it('gives it, and every change of it', async () => {
    const seen = follow(as('mira'), 'mira');
    await eventually(() => expect(seen.at(-1)).toEqual(mira));
    await stage.seed({ 'users/mira': { ...mira, subscription: 'pro' } });
    await eventually(() => expect(seen.at(-1)).toEqual({ ...mira, subscription: 'pro' }));
  });

  it('that is missing gives the default until it comes', async () => {
    const seen = follow(as('new'), 'new');
    await eventually(() => expect(seen.at(-1)).toEqual(defaultUser('new')));
    await stage.seed({ 'users/new': aUser({ uid: 'new', userType: 'admin' }) });
    await eventually(() => expect(seen.at(-1)).toMatchObject({ userType: 'admin' }));
  });

  it('refused by the database is a distinct error, which is logged', async () => {
    const access = as('mira');
    const seen = follow(access, 'admin');
    await eventually(() => expect(seen).toEqual(['error', 'denied']));
    expect(access.logged).toEqual(['Error loading user data:']);
  });

  it('keeps the known user when the SDK does not load', async () => {
    const access = { ...as('mira'), live: () => Promise.reject(new Error('offline')) };
    const seen = follow(access, 'mira');
    await eventually(() => expect(access.logged).toEqual(['Error loading user data:']));
    expect(seen).toEqual([]);
  });
});
