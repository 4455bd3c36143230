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
const unexpectedAdminCheck = () => Promise.reject(new Error('unexpected check for an admin'));

describe('after signing in', () => {
  test('a token is stored, then the other site is notified', async () => {
    const { sync, ports, happened } = begin(mira);
    await sync.afterSignIn();
    expect(happened).toEqual([
      'generate session for mira',
      'generate sync for mira',
      `frame https://4track.fm/auth/sync?token=${syncToken}`,
    ]);
    expect(ports.tokens.read()).toBe(unsignedToken('session', 'mira', { sid: 'login-1' }));
  });

  test('values of an earlier sign-in are cleared at once', () => {
    const { sync, ports } = begin(mira);
    ports.tokens.write(unsignedToken('session', 'mira', { sid: 'login-0' }));
    void sync.afterSignIn();
    expect(ports.tokens.read()).toBeNull();
  });

  test('signing in succeeds while the functions are down; the other site is notified at the next start', async () => {
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

  test('re-entering the password continues the session', async () => {
    const { sync, world, happened } = begin(mira);
    await sync.afterSignIn();
    world.sessionId = 'login-2';
    await sync.afterReauthentication();
    expect(happened.at(-1)).toBe('generate session for mira continuing login-1');
  });
});

describe('a change of password', () => {
  const passwordOf = (world: ReturnType<typeof begin>['world']) => async () => {
    world.happened.push('password');
    world.sessionId = 'login-2';
  };

  test('asks for the same session with the new sign-in, then notifies the other site', async () => {
    const { sync, world, happened } = begin(mira);
    await sync.changeCredentials(passwordOf(world));
    expect(happened.slice(0, 3)).toEqual([
      'password',
      'generate session for mira continuing login-1',
      'generate sync for mira',
    ]);
  });

  test('that fails says so and keeps the sign-in and its token', async () => {
    const { sync, ports, world, happened } = begin(mira);
    await sync.checkStored();
    const token = ports.tokens.read();
    await expect(sync.changeCredentials(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect([world.person, ports.tokens.read(), happened]).toEqual([mira, token, ['generate session for mira']]);
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

  test('completes when the server does not answer, and logs that', async () => {
    const { sync, world, happened } = begin(mira);
    world.errorCodes.set('end', 'service/unavailable');
    await sync.logOut();
    expect(happened.slice(0, 4)).toEqual(['end login-1', 'log Logout error', 'leave', 'left']);
  });

  test('does not wait for a server that never answers', async () => {
    const { sync, happened } = begin(mira, { endSession: () => new Promise(() => {}), wait: async () => undefined });
    await sync.logOut();
    expect(happened).toEqual(['leave', 'left']);
  });

  test('fails when this browser could not be signed out', async () => {
    const { sync, happened } = begin(mira, { leave: () => Promise.reject(new Error('storage is full')) });
    await expect(sync.logOut()).rejects.toThrow('storage is full');
    expect(happened).toEqual(['end login-1']);
  });

  test('without a signed-in user is harmless', async () => {
    const { sync, happened } = begin(null);
    await sync.logOut();
    expect(happened.slice(0, 2)).toEqual(['leave', 'left']);
  });
});

describe('the routing guard', () => {
  test('does not wait for the server while a user is signed in', async () => {
    const { sync, ports } = begin(mira, { verifyToken: () => new Promise(() => {}) });
    ports.tokens.write(unsignedToken('session', 'mira'));
    expect(await sync.guard('signed-in', '/collection', unexpectedAdminCheck)).toBeNull();
  });

  test('waits for the server on a token alone: a rejected one is removed and leads to the log-in page', async () => {
    const { sync, world, ports } = begin(null);
    ports.tokens.write(unsignedToken('session', 'mira'));
    world.errorCodes.set('verify session', 'auth/token-invalid');
    expect(await sync.guard('signed-in', '/collection', unexpectedAdminCheck)).toBe('/login?back=%2Fcollection');
    expect(ports.tokens.read()).toBeNull();
  });

  test('a valid token alone starts one cross-site sign-in', async () => {
    const { sync, ports } = begin(null);
    ports.tokens.write(unsignedToken('session', 'mira'));
    expect(await sync.guard('signed-in', '/collection', unexpectedAdminCheck)).toBe('/auth/sync?next=%2Fcollection');
    expect(await sync.guard('signed-in', '/collection', unexpectedAdminCheck)).toBe('/login?back=%2Fcollection');
  });

  test('a valid token alone leads to the log-in page without another site', async () => {
    const { sync, ports } = begin(null, { otherSite: null });
    ports.tokens.write(unsignedToken('session', 'mira'));
    expect(await sync.guard('signed-in', '/collection', unexpectedAdminCheck)).toBe('/login?back=%2Fcollection');
  });

  test('redirects to the log-in page while a token cannot be verified', async () => {
    const { sync, world, ports } = begin(null);
    ports.tokens.write(unsignedToken('session', 'mira'));
    world.errorCodes.set('verify session', 'service/unavailable');
    expect(await sync.guard('signed-in', '/collection', unexpectedAdminCheck)).toBe('/login?back=%2Fcollection');
    expect(ports.tokens.read()).not.toBeNull();
  });

  test('checks for an admin only on admin routes', async () => {
    const { sync } = begin(mira);
    expect(await sync.guard('admin', '/admin', async () => false)).toBe('/dashboard');
    expect(await sync.guard('admin', '/admin', async (uid) => uid === 'mira')).toBeNull();
    expect(await sync.guard('signed-in', '/dashboard', unexpectedAdminCheck)).toBeNull();
    const { sync: signedOut } = begin(null);
    expect(await signedOut.guard('admin', '/admin', unexpectedAdminCheck)).toBe('/login?back=%2Fadmin');
    const fourtrack = createAuthSync(fakePorts('fourtrack').ports);
    expect(await fourtrack.guard('admin', '/admin', unexpectedAdminCheck)).toBe('/');
  });
});

test('checks at the start and on each return to the page, until disposal', async () => {
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
