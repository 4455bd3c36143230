import { describe, expect, test } from 'vitest';
import { fakePorts, mira, tide } from '../testing/fake-ports.ts';
import { unsignedToken } from '../testing/unsigned-token.ts';
import type { SyncPorts } from './auth-sync-ports.ts';
import { handleSyncRequest, type SyncOutcome } from './handle-sync-request.ts';
import { createStoredCheck } from './stored-check.ts';
import { syncAddress } from './sync-address.ts';
import { readSyncRequest, type SyncRequest } from './sync-request.ts';

const token = unsignedToken('sync', 'mira');
const state = 's'.repeat(43);

function begin(person: typeof mira | null, overrides: Parameters<typeof fakePorts>[1] = {}) {
  const fakes = fakePorts('fourtrack', overrides);
  fakes.world.person = person;
  return { ...fakes, sync: siteWith(fakes.ports), happened: fakes.world.happened };
}

function siteWith(ports: SyncPorts) {
  const { check } = createStoredCheck(ports);
  const beginAtOtherSite = (next: string | null) => {
    ports.go(
      syncAddress(ports.otherSite ?? '', {
        kind: 'cross-site-sign-in',
        to: ports.site,
        state: ports.states.begin(),
        next,
      }),
    );
  };
  return {
    check,
    handleSyncRequest: (syncRequest: SyncRequest, place: 'frame' | 'top') =>
      handleSyncRequest({ ...ports, check, beginAtOtherSite }, syncRequest, place),
  };
}

function questionIn(outcome: SyncOutcome) {
  if (outcome.show !== 'question') throw new Error(`shows ${outcome.show}`);
  return outcome;
}

describe('a cross-site sign-in', () => {
  test('starts here, is answered by the other site and completes here', async () => {
    const here = begin(null);
    const there = fakePorts('countin');
    there.world.person = mira;
    await here.sync.handleSyncRequest({ kind: 'begin', next: '/profile' }, 'top');
    const sent = new URL(here.happened[0]?.replace('go ', '') ?? '');
    expect([sent.origin, sent.searchParams.get('for'), sent.searchParams.get('next')]).toEqual([
      'https://countin.fm',
      'fourtrack',
      '/profile',
    ]);
    const begun = sent.searchParams.get('state') ?? '';

    await siteWith(there.ports).handleSyncRequest(
      { kind: 'cross-site-sign-in', to: 'fourtrack', state: begun, next: '/profile' },
      'top',
    );
    expect(there.world.happened.at(-1)).toMatch(/^go https:\/\/4track\.fm\/auth\/sync\?/);
    const answer: SyncRequest = {
      kind: 'token',
      token: unsignedToken('sync', 'mira', { sid: 'login-1' }),
      state: begun,
      next: '/profile',
    };
    expect(await here.sync.handleSyncRequest(answer, 'top')).toEqual({ show: 'nothing' });
    expect(here.happened.slice(1)).toEqual([
      'verify sync of mira',
      'enter with mira',
      'entered mira',
      'generate session for mira',
      'go /profile',
    ]);

    // The same address, opened again through an attacker's link.
    here.world.person = null;
    expect((await here.sync.handleSyncRequest(answer, 'top')).show).toBe('question');
  });

  test('answers signed-out when no user is signed in or the service is unavailable', async () => {
    const { sync, world, happened } = begin(null);
    const requested: SyncRequest = { kind: 'cross-site-sign-in', to: 'countin', state, next: '/dashboard' };
    await sync.handleSyncRequest(requested, 'top');
    world.person = mira;
    world.errorCodes.set('generate sync', 'service/unavailable');
    await sync.handleSyncRequest(requested, 'top');
    const answer = `go https://countin.fm/auth/sync?next=%2Fdashboard&state=${state}&none=1`;
    expect(happened).toEqual([answer, 'generate sync for mira', answer]);
  });
});

describe('a token of a flow that did not start in this browser', () => {
  const syncRequest: SyncRequest = { kind: 'token', token, state, next: '/profile' };

  test('changes nothing before the user confirms', async () => {
    const { sync, happened } = begin(null);
    const question = questionIn(await sync.handleSyncRequest(syncRequest, 'top'));
    expect([question.email, question.instead, happened]).toEqual(['mira@example.com', null, []]);
    question.decline();
    expect(happened).toEqual(['go /profile']);
  });

  test('signs the user in after confirmation', async () => {
    const { sync, happened } = begin(null);
    expect(await questionIn(await sync.handleSyncRequest(syncRequest, 'top')).accept()).toEqual({ show: 'nothing' });
    expect(happened).toEqual([
      'verify sync of mira',
      'enter with mira',
      'entered mira',
      'generate session for mira',
      'go /profile',
    ]);
  });

  test('replaces the signed-in user only after confirmation, and ends the old session', async () => {
    const { sync, happened } = begin(tide);
    const question = questionIn(await sync.handleSyncRequest(syncRequest, 'top'));
    expect([question.instead, happened]).toEqual([tide, []]);
    await question.accept();
    expect(happened).toEqual([
      'verify sync of mira',
      'end login-1',
      'leave',
      'left',
      'enter with mira',
      'entered mira',
      'generate session for mira',
      'go /profile',
    ]);
  });

  test.each([
    'auth/token-used',
    'auth/token-expired',
    'auth/token-invalid',
    'auth/session-ended',
    'auth/disabled',
    'service/unavailable',
  ] as const)('refused by the server (%s) keeps the signed-in user and offers log-in and retry', async (code) => {
    const { sync, world, happened } = begin(tide);
    world.errorCodes.set('verify sync', code);
    const refusal = await questionIn(await sync.handleSyncRequest(syncRequest, 'top')).accept();
    if (refusal.show !== 'refusal') throw new Error(`shows ${refusal.show}`);
    expect([world.person, happened.filter((what) => /^(?:leave|enter|end)/.test(what))]).toEqual([tide, []]);
    expect(refusal.logIn).toBe('/login?back=%2Fprofile');
    refusal.again();
    expect(happened.at(-1)).toMatch(/^go https:\/\/countin\.fm\/auth\/sync\?.*for=fourtrack/);
  });
});

test('a session token in the address is refused without a server request', async () => {
  const { sync, happened } = begin(null);
  expect(
    (await sync.handleSyncRequest({ kind: 'token', token: unsignedToken('session', 'mira'), state, next: null }, 'top'))
      .show,
  ).toBe('refusal');
  expect(happened).toEqual([]);
});

describe('in a frame', () => {
  test('a token signs in and stores a session token, without navigation', async () => {
    const { sync, ports, happened } = begin(null);
    await sync.handleSyncRequest({ kind: 'token', token, state: null, next: null }, 'frame');
    expect(happened).toEqual(['verify sync of mira', 'enter with mira', 'entered mira', 'generate session for mira']);
    expect(ports.tokens.read()).not.toBeNull();
  });

  test.each(['auth/credentials-changed', 'auth/disabled', 'auth/session-ended'] as const)(
    'a token whose session has ended meanwhile (%s) is refused without a log entry',
    async (code) => {
      const { world, sync, happened } = begin(null);
      world.errorCodes.set('verify sync', code);
      await sync.handleSyncRequest({ kind: 'token', token, state: null, next: null }, 'frame');
      expect(happened).toEqual(['verify sync of mira']);
    },
  );

  test('a token for another user changes nothing', async () => {
    const { sync, happened } = begin(tide);
    await sync.handleSyncRequest({ kind: 'token', token, state: null, next: null }, 'frame');
    expect(happened).toEqual([]);
  });

  test('an ended session is checked at once', async () => {
    const { sync, ports, world, happened } = begin(mira);
    const stored = unsignedToken('session', 'mira');
    ports.tokens.write(stored);
    await sync.check();
    world.errorCodes.set(stored, 'auth/session-ended').set('generate session', 'auth/session-ended');
    await sync.handleSyncRequest({ kind: 'check' }, 'frame');
    expect(happened).toEqual([
      'verify session of mira',
      'verify session of mira',
      'generate session for mira',
      'leave',
      'left',
    ]);
  });
});

test('in a frame, a sign-in from after a password change replaces one from before it', async () => {
  // All requests after `left` belong to the new sign-in, so they must succeed.
  const { sync, world, ports, happened } = begin(mira, { left: () => world.errorCodes.clear() });
  ports.tokens.write(unsignedToken('session', 'mira', { sid: 'login-0' }));
  world.errorCodes.set('verify session', 'auth/credentials-changed');
  world.errorCodes.set('generate session', 'auth/credentials-changed');
  await sync.handleSyncRequest({ kind: 'token', token, state: null, next: null }, 'frame');
  expect(happened.filter((what) => !what.startsWith('verify') && !what.startsWith('generate'))).toEqual([
    'leave',
    'enter with mira',
    'entered mira',
  ]);
  expect(ports.ended.read()).toBeNull();
});

test('the wanted path keeps query and hash across both sites, also when signed out there', async () => {
  const next = '/discover?genre=dub%20techno&page=2#new';
  const here = begin(null);
  await here.sync.handleSyncRequest({ kind: 'begin', next }, 'top');
  const there = fakePorts('countin');
  const requested = readSyncRequest(new URL(here.happened[0]?.replace('go ', '') ?? '').search);
  await siteWith(there.ports).handleSyncRequest(requested, 'top');
  const back = new URL(there.world.happened[0]?.replace('go ', '') ?? '');
  expect(back.origin).toBe('https://4track.fm');
  await here.sync.handleSyncRequest(readSyncRequest(back.search), 'top');
  expect(here.happened.at(-1)).toBe(`go ${next}`);
});

describe('a tap on an artist’s address', () => {
  const tap = { kind: 'keep', keep: 'c'.repeat(43), host: 'mira-okafor', last: false } as const;

  test('is answered with a token for it alone, at the root of that address', async () => {
    const { sync, happened } = begin(mira);
    expect(await sync.handleSyncRequest(tap, 'top')).toEqual({ show: 'nothing' });
    expect(happened).toEqual([
      `generate keep for mira answering ${tap.keep}`,
      `go https://mira-okafor.cnt.fm/#keep=${unsignedToken('keep', 'mira', { sid: 'login-1' })}`,
    ]);
  });

  test('goes on to the other site where no user is signed in, and from there back', async () => {
    const { sync, happened } = begin(null);
    await sync.handleSyncRequest(tap, 'top');
    expect(happened).toEqual([`go https://countin.fm/auth/sync?keep=${tap.keep}&host=mira-okafor&last=1`]);
    await sync.handleSyncRequest({ ...tap, last: true }, 'top');
    expect(happened.at(-1)).toBe('go https://mira-okafor.cnt.fm/#keep=signed-out');
  });

  test('is answered without a token when none can be issued', async () => {
    const { sync, world, happened } = begin(mira);
    world.errorCodes.set('generate keep', 'service/unavailable');
    await sync.handleSyncRequest(tap, 'top');
    expect(happened.at(-1)).toBe('go https://mira-okafor.cnt.fm/#keep=');
  });

  test('gets no token in a frame, nor at an origin that shares no sign-in', async () => {
    const framed = begin(mira);
    await framed.sync.handleSyncRequest(tap, 'frame');
    expect(framed.happened).toEqual([]);
    const alone = begin(mira, { otherSite: null });
    await alone.sync.handleSyncRequest(tap, 'top');
    expect(alone.happened).toEqual(['go /']);
  });
});
