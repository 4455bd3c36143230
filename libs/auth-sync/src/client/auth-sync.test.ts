import { describe, expect, test } from 'vitest';
import { fakePorts, mira } from '../testing/fake-ports.ts';
import { unsignedToken } from '../testing/unsigned-token.ts';
import { createAuthSync } from './auth-sync.ts';

function begin(person: typeof mira | null, overrides: Parameters<typeof fakePorts>[1] = {}) {
  const fakes = fakePorts('countin', overrides);
  fakes.world.person = person;
  return { ...fakes, sync: createAuthSync(fakes.ports), happened: fakes.world.happened };
}
const syncToken = unsignedToken('sync', 'mira', { sid: 'login-1' });
const nobodyAsks = () => Promise.reject(new Error('nobody asks who is an admin'));

describe('after signing in', () => {
  test('a token is stored and the other site is told, in that order', async () => {
    const { sync, ports, happened } = begin(mira);
    await sync.afterSignIn();
    expect(happened).toEqual([
      'generate session for mira',
      'generate sync for mira',
      `frame https://4track.fm/auth/sync?token=${syncToken}`,
    ]);
    expect(ports.tokens.read()).toBe(unsignedToken('session', 'mira', { sid: 'login-1' }));
  });

  test('nothing of an earlier sign-in is left, from the first moment on', () => {
    const { sync, ports } = begin(mira);
    ports.tokens.write(unsignedToken('session', 'mira', { sid: 'login-0' }));
    void sync.afterSignIn();
    expect(ports.tokens.read()).toBeNull();
  });

  test('functions that are away fail nothing; the other site is told at the next start', async () => {
    const { sync, world, ports, happened } = begin(mira);
    world.errorCodes.set('generate session', 'service/unavailable').set('generate sync', 'service/unavailable');
    await sync.afterSignIn();
    expect(happened.some((what) => /^(?:log|frame|leave)/.test(what))).toBe(false);
    world.errorCodes.clear();
    createAuthSync(ports).keepChecking();
    await expect.poll(() => happened.at(-1)).toBe(`frame https://4track.fm/auth/sync?token=${syncToken}`);
    expect(ports.due.read()).toBeNull();
  });

  test('without another site only the token is stored', async () => {
    const { sync, happened } = begin(mira, { otherSite: null });
    await sync.afterSignIn();
    expect(happened).toEqual(['generate session for mira']);
    expect(sync.otherSiteLink('/x')).toBeNull();
  });

  test('a password entered again goes on with the session', async () => {
    const { sync, world, happened } = begin(mira);
    await sync.afterSignIn();
    world.sessionId = 'login-2';
    await sync.afterReauthentication();
    expect(happened.at(-1)).toBe('generate session for mira continuing login-1');
  });
});

describe('logging out', () => {
  test('ends the session, then the sign-in, then tells the other site', async () => {
    const { sync, ports, happened } = begin(mira);
    await sync.afterSignIn();
    happened.length = 0;
    await sync.logOut();
    await expect
      .poll(() => happened)
      .toEqual(['end login-1', 'leave', 'left', 'frame https://4track.fm/auth/sync?check=1']);
    expect(ports.tokens.read()).toBeNull();
  });

  test('goes on when the server does not answer, and says so in the log', async () => {
    const { sync, world, happened } = begin(mira);
    world.errorCodes.set('end', 'service/unavailable');
    await sync.logOut();
    expect(happened.slice(0, 4)).toEqual(['end login-1', 'log Logout error', 'leave', 'left']);
  });

  test('waits for no server that never answers', async () => {
    const { sync, happened } = begin(mira, { endSession: () => new Promise(() => {}), wait: async () => undefined });
    await sync.logOut();
    expect(happened).toEqual(['leave', 'left']);
  });

  test('fails when this browser could not be signed out', async () => {
    const { sync, happened } = begin(mira, { leave: () => Promise.reject(new Error('storage is full')) });
    await expect(sync.logOut()).rejects.toThrow('storage is full');
    expect(happened).toEqual(['end login-1']);
  });

  test('without anybody is harmless', async () => {
    const { sync, happened } = begin(null);
    await sync.logOut();
    expect(happened.slice(0, 2)).toEqual(['leave', 'left']);
  });
});

describe('the routing guard', () => {
  test('does not wait for the server where somebody is signed in', async () => {
    const { sync, ports } = begin(mira, { verifyToken: () => new Promise(() => {}) });
    ports.tokens.write(unsignedToken('session', 'mira'));
    expect(await sync.guard('signed-in', '/collection', nobodyAsks)).toBeNull();
  });

  test('waits for it where there is only a token: a refused one leads to the log-in, and is removed', async () => {
    const { sync, world, ports } = begin(null);
    ports.tokens.write(unsignedToken('session', 'mira'));
    world.errorCodes.set('verify session', 'auth/token-invalid');
    expect(await sync.guard('signed-in', '/collection', nobodyAsks)).toBe('/login?back=%2Fcollection');
    expect(ports.tokens.read()).toBeNull();
  });

  test('a good one fetches the sign-in from the other site, once', async () => {
    const { sync, ports } = begin(null);
    ports.tokens.write(unsignedToken('session', 'mira'));
    expect(await sync.guard('signed-in', '/collection', nobodyAsks)).toBe('/auth/sync?next=%2Fcollection');
    expect(await sync.guard('signed-in', '/collection', nobodyAsks)).toBe('/login?back=%2Fcollection');
  });

  test('a good one leads to the log-in where there is no other site to fetch from', async () => {
    const { sync, ports } = begin(null, { otherSite: null });
    ports.tokens.write(unsignedToken('session', 'mira'));
    expect(await sync.guard('signed-in', '/collection', nobodyAsks)).toBe('/login?back=%2Fcollection');
  });

  test('lets nobody in while the server cannot say that a token is good', async () => {
    const { sync, world, ports } = begin(null);
    ports.tokens.write(unsignedToken('session', 'mira'));
    world.errorCodes.set('verify session', 'service/unavailable');
    expect(await sync.guard('signed-in', '/collection', nobodyAsks)).toBe('/login?back=%2Fcollection');
    expect(ports.tokens.read()).not.toBeNull();
  });

  test('asks who is an admin where one is needed, and nowhere else', async () => {
    const { sync } = begin(mira);
    expect(await sync.guard('admin', '/admin', async () => false)).toBe('/dashboard');
    expect(await sync.guard('admin', '/admin', async (uid) => uid === 'mira')).toBeNull();
    expect(await sync.guard('signed-in', '/dashboard', nobodyAsks)).toBeNull();
    const { sync: stranger } = begin(null);
    expect(await stranger.guard('admin', '/admin', nobodyAsks)).toBe('/login?back=%2Fadmin');
    const fourtrack = createAuthSync(fakePorts('fourtrack').ports);
    expect(await fourtrack.guard('admin', '/admin', nobodyAsks)).toBe('/');
  });
});

test('the check comes at the start and whenever the person is back, until it is disposed of', async () => {
  const { sync, world, ports, happened } = begin(mira);
  ports.tokens.write(unsignedToken('session', 'mira'));
  const dispose = sync.keepChecking();
  await expect.poll(() => happened).toEqual(['verify session of mira']);
  world.now += 300_000;
  world.focus();
  await expect.poll(() => happened).toHaveLength(2);
  dispose();
  world.now += 300_000;
  world.focus();
  await sync.checkStored();
  expect(happened).toHaveLength(3);
});
