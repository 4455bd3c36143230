import { deleteApp } from 'firebase/app';
import { setLogLevel } from 'firebase/firestore';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createProfile } from '../profiles/create-profile.ts';
import { signUp } from '../session/sign-up.ts';
import { configFor, startFakeEmulators, type FakeAnswer, type FakeCallable } from '../testing/fake-emulators.ts';
import { CLOSED_PORT } from '../testing/test-access.ts';
import { connectFirebase } from '../access/connect-firebase.ts';

setLogLevel('silent');

const profile = { kind: 'artist', customSlug: 'mira-okafor', name: 'Mira Okafor' } as const;
let connected = 0;

async function connectTo(callable: FakeCallable) {
  const emulators = await startFakeEmulators({ 'studio/createProfile': callable });
  connected += 1;
  const access = connectFirebase(configFor('demo-calls', emulators, CLOSED_PORT), {
    appName: `calls ${connected}`,
    log: () => {},
  });
  onTestFinished(async () => {
    await deleteApp(access.auth.app);
    await emulators.close().catch(() => {});
  });
  return { access, emulators };
}

const errorCode = (status: number, text: string, details?: unknown): FakeAnswer => ({
  status,
  body: { error: { status: text, message: 'x', details } },
});

describe('calling an operation', () => {
  it('sends the input as the signed-in user and parses the answer', async () => {
    const calls: unknown[] = [];
    const { access } = await connectTo((data, caller) => {
      calls.push({ data, signedIn: caller !== null });
      return { status: 200, body: { result: { profileId: 'p1', more: true } } };
    });
    expect(await createProfile(access, profile)).toBe('p1');
    await signUp(access, {
      email: 'mira@example.com',
      password: 'countin-local',
      displayName: '',
      language: undefined,
    });
    expect(await createProfile(access, profile)).toBe('p1');
    expect(calls).toEqual([
      { data: profile, signedIn: false },
      { data: profile, signedIn: true },
    ]);
  });

  for (const [what, answer, expected] of [
    [
      'an error of ours by its code',
      errorCode(409, 'ALREADY_EXISTS', { code: 'slug/taken', field: 'customSlug', retryAfterSeconds: null }),
      { code: 'slug/taken', field: 'customSlug' },
    ],
    [
      'when to try again',
      errorCode(429, 'RESOURCE_EXHAUSTED', { code: 'limit/too-many', field: null, retryAfterSeconds: 30 }),
      { code: 'limit/too-many', retryAfterSeconds: 30 },
    ],
    [
      'what is no code by its status',
      errorCode(401, 'UNAUTHENTICATED', { code: 'Unknown code', field: null, retryAfterSeconds: null }),
      { code: 'auth/required' },
    ],
    ['a denial', errorCode(403, 'PERMISSION_DENIED'), { code: 'access/denied' }],
    ['a crash', errorCode(500, 'INTERNAL'), { code: 'service/unavailable' }],
    ['a status without a meaning of ours', errorCode(404, 'NOT_FOUND'), { code: 'service/unknown' }],
    ['an answer of another shape', { status: 200, body: { result: { profileId: 7 } } }, { code: 'service/unknown' }],
  ] as const) {
    it(`reports ${what}`, async () => {
      const { access } = await connectTo(() => answer);
      await expect(createProfile(access, profile)).rejects.toMatchObject({ name: 'AppError', ...expected });
    });
  }

  it('without a connection says that the service is unavailable', async () => {
    const { access, emulators } = await connectTo(() => errorCode(500, 'INTERNAL'));
    await emulators.close();
    await expect(createProfile(access, profile)).rejects.toMatchObject({ code: 'service/unavailable' });
  });
});
