import { describe, expect, test } from 'vitest';
import { fakePorts, mira, tide } from '../testing/fake-ports.ts';
import { unsignedToken } from '../testing/unsigned-token.ts';
import { CHECK_EVERY_MS, createStoredCheck } from './stored-check.ts';

const token = unsignedToken('session', 'mira', { sid: 'login-0' });

function begin(person: typeof mira | null, stored: string | null = token) {
  const fakes = fakePorts();
  fakes.world.person = person;
  if (stored !== null) fakes.ports.tokens.write(stored);
  return { ...fakes, stored: createStoredCheck(fakes.ports), happened: fakes.world.happened };
}

describe('a stored token', () => {
  test('that is valid is checked once in five minutes', async () => {
    const { stored, world, happened } = begin(mira);
    expect([await stored.check(), await stored.check()]).toEqual(['good', 'good']);
    expect(happened).toEqual(['verify session of mira']);
    world.now += CHECK_EVERY_MS - 1;
    await stored.check();
    expect(happened).toHaveLength(1);
    world.now += 1;
    await stored.check();
    await stored.check({ anew: true });
    expect(happened).toHaveLength(3);
  });

  test('is checked once for concurrent callers', async () => {
    const { stored, happened } = begin(mira);
    await Promise.all([stored.check(), stored.check(), stored.check()]);
    expect(happened).toHaveLength(1);
  });

  test('replaced by another tab is checked again', async () => {
    const { stored, ports, happened } = begin(mira);
    await stored.check();
    ports.tokens.write(unsignedToken('session', 'mira', { sid: 'login-2' }));
    await stored.check();
    expect(happened).toEqual(['verify session of mira', 'verify session of mira']);
  });

  test('is requested when it is missing for the signed-in user', async () => {
    const { stored, ports, happened } = begin(mira, null);
    expect(await stored.check()).toBe('good');
    expect(happened).toEqual(['generate session for mira']);
    expect(ports.tokens.read()).not.toBeNull();
  });

  test('of another user than the signed-in one is replaced', async () => {
    const { stored, happened } = begin(tide);
    expect(await stored.check()).toBe('good');
    expect(happened).toEqual(['generate session for tide']);
  });

  test('is not stored when the user logs out during the request', async () => {
    const { ports, world } = begin(mira, null);
    const logged: unknown[] = [];
    world.errorCodes.set('generate session', 'auth/required');
    const leaving = {
      ...ports,
      log: (_: string, error: unknown) => void logged.push(error),
      generateToken: async (...requested: Parameters<typeof ports.generateToken>) => {
        world.person = null;
        return ports.generateToken(...requested);
      },
    };
    expect(await createStoredCheck(leaving).check()).toBe('none');
    expect([logged, ports.tokens.read()]).toEqual([[], null]);
  });

  test('is not requested while signed out', async () => {
    const { stored, happened } = begin(null, null);
    expect([await stored.check(), happened]).toEqual(['none', []]);
  });

  test('is valid without a signed-in user', async () => {
    const { stored } = begin(null);
    expect(await stored.check()).toBe('good');
  });

  test.each(['auth/token-invalid', 'auth/token-expired', 'auth/token-used'] as const)(
    'that is refused (%s) is removed, and the person stays',
    async (code) => {
      const { stored, ports, world, happened } = begin(mira);
      world.errorCodes.set(token, code);
      expect(await stored.check()).toBe('invalid');
      expect(happened).toEqual(['verify session of mira', 'generate session for mira']);
      expect(ports.tokens.read()).not.toBe(token);
      expect(world.person).toEqual(mira);
    },
  );

  test('rejected while signed out is removed together with the cached user values', async () => {
    const { stored, ports, world, happened } = begin(null);
    world.errorCodes.set(token, 'auth/token-expired');
    expect(await stored.check()).toBe('invalid');
    expect(ports.tokens.read()).toBeNull();
    expect(happened).toEqual(['verify session of mira', 'left']);
  });

  test('stays when the check fails, without a log entry', async () => {
    const { stored, ports, world, happened } = begin(mira);
    world.errorCodes.set(token, 'service/unavailable');
    expect(await stored.check()).toBe('none');
    expect(ports.tokens.read()).toBe(token);
    world.errorCodes.clear();
    expect(await stored.check()).toBe('good');
    expect(happened).toEqual(['verify session of mira', 'verify session of mira']);
  });
});

describe('a session that has ended', () => {
  test.each(['auth/session-ended', 'auth/disabled'] as const)('ends the sign-in here (%s)', async (code) => {
    const { stored, ports, world, happened } = begin(mira);
    world.errorCodes.set(token, code).set('generate session', code);
    expect(await stored.check()).toBe('invalid');
    expect(happened).toEqual(['verify session of mira', 'generate session for mira', 'leave', 'left']);
    expect([world.person, ports.tokens.read()]).toEqual([null, null]);
  });

  test('while the server answers an earlier check ends the sign-in here', async () => {
    const { ports, world, happened } = begin(mira);
    const answer = Promise.withResolvers<undefined>();
    const slow = {
      ...ports,
      verifyToken: async (...requested: Parameters<typeof ports.verifyToken>) => {
        const answered = ports.verifyToken(...requested);
        await answer.promise;
        return answered;
      },
    };
    const stored = createStoredCheck(slow);
    const earlier = stored.check();
    await expect.poll(() => happened).toEqual(['verify session of mira']);
    world.errorCodes.set(token, 'auth/session-ended').set('generate session', 'auth/session-ended');
    const later = [stored.check({ anew: true }), stored.check({ anew: true })];
    answer.resolve(undefined);
    expect([await earlier, ...(await Promise.all(later))]).toEqual(['good', 'invalid', 'invalid']);
    expect(happened.slice(1)).toEqual(['verify session of mira', 'generate session for mira', 'leave', 'left']);
  });

  test('does not end a sign-in that is newer than the token', async () => {
    const { stored, world, happened } = begin(mira);
    world.errorCodes.set(token, 'auth/session-ended');
    expect(await stored.check()).toBe('invalid');
    expect(happened).toEqual(['verify session of mira', 'generate session for mira']);
    expect(world.person).toEqual(mira);
    expect(await stored.check()).toBe('good');
  });

  test('by a new password in this browser does not end the sign-in that replaces it', async () => {
    const { ports, world, happened } = begin(mira);
    world.errorCodes.set(token, 'auth/credentials-changed').set('generate session', 'auth/credentials-changed');
    const credentialChanges = {
      ...ports.credentialChanges,
      settled: async () => {
        world.sessionId = 'login-2';
        world.errorCodes.clear();
      },
    };
    await createStoredCheck({ ...ports, credentialChanges }).check();
    expect(happened).toEqual(['verify session of mira', 'generate session for mira', 'generate session for mira']);
    expect([world.person, ports.ended.read()]).toEqual([mira, null]);
    expect(ports.tokens.read()).toBe(unsignedToken('session', 'mira', { sid: 'login-2' }));
  });

  test('is detected without a token too', async () => {
    const { stored, world, happened } = begin(mira, null);
    world.errorCodes.set('generate session', 'auth/session-ended');
    expect(await stored.check()).toBe('none');
    expect(happened).toEqual(['generate session for mira', 'leave', 'left']);
  });
});

test('an internal error is logged', async () => {
  const { stored, world, happened } = begin(mira);
  world.errorCodes.set(token, 'service/unknown');
  expect(await stored.check()).toBe('none');
  expect(happened.at(-1)).toMatch(/^log /);
});

describe('the reason for the end of a sign-in is kept for the log-in page', () => {
  test.each([
    ['auth/session-ended', 'session'],
    ['auth/credentials-changed', 'credentials'],
    ['auth/disabled', 'disabled'],
  ] as const)('when the server says %s', async (code, reason) => {
    const { stored, world, ports } = begin(mira);
    world.errorCodes.set('verify session', code);
    world.errorCodes.set('generate session', code);
    expect(await stored.check()).toBe('invalid');
    expect([world.person, ports.tokens.read(), ports.ended.read()]).toEqual([null, null, reason]);
  });

  test('also when the provider ended the sign-in first', async () => {
    const { stored, world, ports } = begin(null);
    world.errorCodes.set('verify session', 'auth/credentials-changed');
    await stored.check();
    expect(ports.ended.read()).toBe('credentials');
  });

  test('and not when only the token expired or the service is down', async () => {
    for (const code of ['auth/token-expired', 'service/unavailable'] as const) {
      const { stored, world, ports } = begin(mira);
      world.errorCodes.set('verify session', code);
      await stored.check();
      expect([world.person, ports.ended.read()]).toEqual([mira, null]);
    }
  });
});
