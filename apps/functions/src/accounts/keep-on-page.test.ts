import { documents } from '@countin/domain/documents';
import { expect, test } from 'vitest';
import { changeKept } from '../collection/change-kept.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, SIGNING_KEYS, type TestWorld } from '../testing/services.ts';
import { putArtist, putPage } from '../testing/stage.ts';
import { endSession } from './end-session.ts';
import { generateAuthToken } from './generate-auth-token.ts';
import { keepOnPage } from './keep-on-page.ts';

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
