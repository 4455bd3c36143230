import { documents } from '@countin/domain/documents';
import { fanIdOf } from '@countin/server-hash';
import { expect, test } from 'vitest';
import { followArtist, signUp } from '../signups/sign-up.ts';
import { createWorld, NOW, SIGNUP_SECRET } from '../testing/services.ts';
import { aNewFollow, aNewSignup, putArtist, putPage } from '../testing/stage.ts';
import { readFan } from './read-fan.ts';

const fanId = fanIdOf(SIGNUP_SECRET, 'artist-mira', { contact: 'fan@example.com' });
const input = { artistId: 'artist-mira', fanId };

test('a fan’s record has each signup with the wording as shown, and says from which entry on a ledger was changed', async () => {
  const world = createWorld('read-fan');
  await putArtist(world);
  await putPage(world);
  await signUp(world, '203.0.113.4', aNewSignup());
  await followArtist(world, '203.0.113.4', aNewFollow());
  const whole = await readFan(world, 'uid-mira', input);
  expect(whole.brokenAt).toBeNull();
  expect(whole.signups.map(({ productId, state }) => `${productId} ${state}`).sort()).toEqual([
    'null unconfirmed',
    'product-tide unconfirmed',
  ]);
  expect(whole.signups.every(({ wording }) => wording.length > 20)).toBe(true);

  const path = documents.fan('artist-mira', fanId).path;
  const [first, second] = (await world.read(path))?.['ledger'] as [object, object];
  await world.db.doc(path).update({ ledger: [first, { ...second, at: new Date(NOW - 1) }] });
  expect((await readFan(world, 'uid-mira', input)).brokenAt).toBe(2);
  await expect(readFan(world, 'uid-mira', { ...input, fanId: 'none' })).rejects.toMatchObject({
    code: 'fan/not-found',
  });
});
