import { describe, expect, test } from 'vitest';
import { signUp } from '../sign-up.ts';
import { createWorld, NOW } from '../../testing/services.ts';
import { aNewSignup, putArtist, putPage } from '../../testing/stage.ts';
import { confirmSignup } from './confirm-signup.ts';
import { readReceipt } from './read-receipt.ts';
import { stopSignup } from './stop-signup.ts';

const HERE = '203.0.113.7';

async function requested() {
  const world = createWorld('receipt');
  await putPage(world);
  await signUp(world, HERE, aNewSignup());
  const token = /\/r\/([\w-]{43})/.exec(world.mails[0]!.text)![1]!;
  const [path] = await world.list('artistProfiles/artist-mira/signups');
  return { world, token, stored: () => world.read(path!) };
}

describe('a receipt', () => {
  test('shows the signup and changes nothing', async () => {
    const { world, token, stored } = await requested();
    const before = await stored();
    expect(await readReceipt(world, HERE, { token })).toEqual({
      state: 'unconfirmed',
      scope: 'release',
      productId: 'product-tide',
      releaseTitle: 'Tide Lines',
      artistName: 'Mira Okafor',
      artistSlug: 'mira-okafor',
      contact: 'fan@example.com',
      language: 'en',
      channel: 'email',
      zone: 'Europe/Berlin',
      service: 'tidal',
      country: 'DE',
      agreed: [{ wording: expect.stringContaining('with Mira Okafor'), language: 'en' }],
      dueAt: Date.parse('2026-12-04T17:00:00Z'),
      sentAt: null,
      consents: [
        {
          scope: { kind: 'release', id: 'product-tide' },
          name: 'Tide Lines',
          status: 'unconfirmed',
          entries: [expect.objectContaining({ action: 'given', method: 'form' })],
        },
      ],
      mayFollow: false,
    });
    expect(await stored()).toEqual(before);
  });

  test('can be read when the release is not public any more', async () => {
    const { world, token } = await requested();
    await putArtist(world);
    await world.db.doc('releasePages/product-tide').delete();
    expect(await readReceipt(world, HERE, { token })).toMatchObject({
      releaseTitle: 'Tide Lines',
      artistName: 'Mira Okafor',
    });
  });

  test('is confirmed once; again is harmless', async () => {
    const { world, token, stored } = await requested();
    expect(await confirmSignup(world, HERE, { token })).toEqual({ state: 'confirmed', productId: 'product-tide' });
    world.passTime(5000);
    expect(await confirmSignup(world, HERE, { token })).toEqual({ state: 'confirmed', productId: 'product-tide' });
    expect((await stored())?.['confirmedAt'].toMillis()).toBe(NOW);
  });

  test('is stopped from any state; again is harmless', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    const stopped = { state: 'stopped', productId: 'product-tide' };
    expect(await stopSignup(world, HERE, { token })).toMatchObject(stopped);
    expect(await stopSignup(world, HERE, { token })).toEqual({ ...stopped, stopped: [] });
  });

  test('that was stopped is not confirmed by opening the old link again', async () => {
    const { world, token } = await requested();
    await stopSignup(world, HERE, { token });
    expect(await confirmSignup(world, HERE, { token })).toMatchObject({ state: 'stopped' });
  });

  test('is not found by any other token, nor once the signup is erased', async () => {
    const { world, token } = await requested();
    for (const act of [readReceipt, confirmSignup, stopSignup]) {
      await expect(act(world, HERE, { token: 'A'.repeat(43) })).rejects.toMatchObject({ code: 'signup/token-invalid' });
    }
    const [path] = await world.list('artistProfiles/artist-mira/signups');
    await world.db.doc(path!).delete();
    await expect(readReceipt(world, HERE, { token })).rejects.toMatchObject({ code: 'signup/token-invalid' });
  });

  test('is not asked for thousands of times from one address', async () => {
    const { world, token } = await requested();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 100 }, () => readReceipt(world, '198.51.100.9', { token })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(60);
  });
});
