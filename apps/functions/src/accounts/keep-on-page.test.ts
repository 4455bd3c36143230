import { keepChallenge } from '@countin/auth-sync';
import { documents } from '@countin/domain/documents';
import { describe, expect, test } from 'vitest';
import { changeKept } from '../collection/change-kept.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, SIGNING_KEYS, type TestWorld } from '../testing/services.ts';
import { putArtist, putPage } from '../testing/stage.ts';
import { endSession } from './end-session.ts';
import { generateAuthToken } from './generate-auth-token.ts';
import { keepOnPage } from './keep-on-page.ts';
import { verifyAuthToken } from './verify-auth-token.ts';

const TIDE = 'release.product-tide';
const MIRA = 'artist.artist-mira';

async function staged(kind: 'session' | 'sync' = 'session') {
  const world = createWorld('keep-on-page');
  await putUser(world, 'mira');
  await putArtist(world);
  await putPage(world);
  const wish = { uid: 'mira', kind, site: 'countin' } as const;
  const { token } = await generateAuthToken(world, SIGNING_KEYS, aPerson(), wish);
  const ask = (act: 'read' | 'keep' | 'remove', ...keys: string[]) =>
    keepOnPage(world, '203.0.113.7', { token, act, items: keys.map((key) => ({ key })) });
  return { world, token, ask };
}
const stored = (world: TestWorld) => world.list(documents.kept('mira').path);

test('a page keeps for the user of its token, says so, and removes it', async () => {
  const { ask, world } = await staged();
  expect(await ask('read', TIDE, MIRA)).toEqual({ kept: [], full: false });
  expect(await ask('keep', TIDE, MIRA, 'release.gone')).toEqual({ kept: [TIDE, MIRA], full: false });
  expect(await ask('keep', TIDE)).toEqual({ kept: [TIDE], full: false });
  expect(await ask('remove', TIDE)).toEqual({ kept: [], full: false });
  expect(await ask('read', TIDE, MIRA)).toEqual({ kept: [MIRA], full: false });
  expect(await stored(world)).toHaveLength(1);
});

test('a tap on a page does not remove what has a note or a folder', async () => {
  const { ask, world } = await staged();
  await ask('keep', TIDE, MIRA);
  await changeKept(world, 'mira', { keys: [TIDE], note: 'for Sunday' });
  await changeKept(world, 'mira', { keys: [MIRA], folder: 'rain' });
  expect(await ask('remove', TIDE, MIRA)).toEqual({ kept: [TIDE, MIRA], full: false });
  expect(await stored(world)).toHaveLength(2);
});

test('a sync token, which addresses contain, keeps nothing', async () => {
  const { ask, world } = await staged('sync');
  await expect(ask('keep', TIDE)).rejects.toMatchObject({ code: 'auth/token-invalid' });
  expect(await stored(world)).toEqual([]);
});

test('after log-out the token keeps nothing, nor one that another key signed', async () => {
  const { ask, world, token } = await staged();
  await endSession(world, aPerson(), { sessionId: 'login-5' });
  await expect(ask('keep', TIDE)).rejects.toMatchObject({ code: 'auth/session-ended' });
  const forged = keepOnPage(world, '203.0.113.7', { token: `${token.slice(0, -3)}AAA`, act: 'keep', items: [] });
  await expect(forged).rejects.toMatchObject({ code: 'auth/token-invalid' });
  expect(await stored(world)).toEqual([]);
});

describe('a token for one tap on an artist’s address', () => {
  const TAP = { host: 'mira-okafor', proof: 'p'.repeat(43) };

  async function tapped() {
    const { world, token: session } = await staged();
    const keep = await keepChallenge({ ...TAP, keys: [TIDE] });
    const { token } = await generateAuthToken(world, SIGNING_KEYS, aPerson(), { uid: 'mira', kind: 'keep', keep });
    const use = ({ act = 'keep', key = TIDE, tap = TAP, by = token }: Partial<Use> = {}) =>
      keepOnPage(world, '203.0.113.7', { token: by, act, items: [{ key }], ...(tap && { tap }) });
    return { world, session, token, use };
  }
  interface Use {
    act: 'read' | 'keep' | 'remove';
    key: string;
    tap: typeof TAP | null;
    by: string;
  }

  test('keeps what was tapped, once, and names no user', async () => {
    const { world, token, use } = await tapped();
    expect(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).not.toContain('@');
    expect(await use()).toEqual({ kept: [TIDE], full: false });
    await expect(use()).rejects.toMatchObject({ code: 'auth/token-used' });
    expect(await stored(world)).toHaveLength(1);
  });

  test.each<[string, Partial<Use>]>([
    ['another item', { key: MIRA }],
    ['another address', { tap: { ...TAP, host: 'tide-lines' } }],
    ['a caller without the tap’s secret', { tap: { ...TAP, proof: 'q'.repeat(43) } }],
    ['no tap', { tap: null }],
    ['reading', { act: 'read' }],
    ['removing', { act: 'remove' }],
  ])('is refused for %s, and stays good for its tap', async (_what, change) => {
    const { world, use } = await tapped();
    await expect(use(change)).rejects.toMatchObject({ code: 'auth/token-invalid' });
    expect(await stored(world)).toEqual([]);
    expect(await use()).toEqual({ kept: [TIDE], full: false });
  });

  test('ends after a minute, and with its session', async () => {
    const { world, use } = await tapped();
    world.passTime(66_000);
    await expect(use()).rejects.toMatchObject({ code: 'auth/token-expired' });
    const later = await tapped();
    await endSession(later.world, aPerson(), { sessionId: 'login-5' });
    await expect(later.use()).rejects.toMatchObject({ code: 'auth/session-ended' });
    expect([await stored(world), await stored(later.world)]).toEqual([[], []]);
  });

  test('signs no user in, and no other token keeps for a tap', async () => {
    const { world, token, session, use } = await tapped();
    await expect(verifyAuthToken(world, SIGNING_KEYS, { token })).rejects.toMatchObject({ code: 'auth/token-invalid' });
    await expect(use({ by: session })).rejects.toMatchObject({ code: 'auth/token-invalid' });
  });

  test.each([
    { kind: 'keep' as const },
    { kind: 'session' as const, keep: 'c'.repeat(43) },
    { kind: 'sync' as const, keep: 'c'.repeat(43) },
  ])('is issued only with a challenge, and a challenge only with it: %o', async (wish) => {
    const { world } = await staged();
    await expect(generateAuthToken(world, SIGNING_KEYS, aPerson(), { uid: 'mira', ...wish })).rejects.toMatchObject({
      code: 'auth/token-invalid',
    });
  });
});
