import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { describe, expect, test } from 'vitest';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { signUp } from '../sign-up.ts';
import { createWorld, NOW } from '../../testing/services.ts';
import { aNewSignup, putPage } from '../../testing/stage.ts';
import { changeSignup } from './change-signup.ts';
import { confirmSignup } from './confirm-signup.ts';
import { eraseSignup } from './erase-signup.ts';
import { readReceipt } from './read-receipt.ts';
import { moveSignup } from './move-signup.ts';

const HERE = '203.0.113.8';
const SIGNUPS = 'artistProfiles/artist-mira/signups';
const tokenIn = (text: string) => /\/r\/([\w-]{43})/.exec(text)?.[1] ?? '';
const INVALID = { code: 'signup/token-invalid' };

async function requested(change: Parameters<typeof aNewSignup>[0] = {}, page: Parameters<typeof putPage>[1] = {}) {
  const world = createWorld('change-receipt');
  await putPage(world, page);
  await signUp(world, HERE, aNewSignup(change));
  const token = tokenIn(world.mails[0]!.text);
  const stored = async () => Promise.all((await world.list(SIGNUPS)).map((path) => world.read(path)));
  return { world, token, stored };
}
const move = (contact: string) =>
  ({ contact, consent: true, wordingVersion: CONSENT_WORDING_VERSION, country: null, language: 'fr' }) as const;

describe('a fan who changes their mind', () => {
  test('about service and language needs no new confirmation, and is told with both', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    expect(await changeSignup(world, HERE, { token, service: 'spotify', language: 'de' })).toEqual({
      state: 'confirmed',
      productId: 'product-tide',
    });
    expect(await readReceipt(world, HERE, { token })).toMatchObject({
      service: 'spotify',
      language: 'de',
      state: 'confirmed',
    });
    world.setNow(Date.parse('2026-12-04T17:00:00Z'));
    await runReleaseDay(world, world.now() + 50_000);
    expect(world.mails.at(-1)!.html).toMatch(/<html lang="de".*https:\/\/open\.spotify\.com\/album/s);
  });

  test('about the address is asked at the new one, and holds the old one until that is confirmed', async () => {
    const { world, token, stored } = await requested();
    await confirmSignup(world, HERE, { token });
    expect(await moveSignup(world, HERE, { token, ...move('new@example.com') })).toEqual({ channel: 'email' });
    expect(world.mails.map(({ to }) => to)).toEqual(['fan@example.com', 'new@example.com']);
    expect(await readReceipt(world, HERE, { token })).toMatchObject({ state: 'confirmed', contact: 'fan@example.com' });

    const newToken = tokenIn(world.mails[1]!.text);
    await confirmSignup(world, HERE, { token: newToken });
    expect(await stored()).toEqual([
      expect.objectContaining({
        contact: 'new@example.com',
        state: 'confirmed',
        name: 'Ada',
        service: 'tidal',
        language: 'fr',
        consent: expect.objectContaining({ language: 'fr', at: expect.anything() }),
      }),
    ]);
    await expect(readReceipt(world, HERE, { token })).rejects.toMatchObject({ code: 'signup/moved' });
  });

  test('about the channel gives a phone number, and nothing goes before that is confirmed', async () => {
    const { world, token, stored } = await requested({ country: 'PT' });
    expect(await moveSignup(world, HERE, { token, ...move('912 345 678') })).toEqual({ channel: 'phone' });
    expect((await stored()).map((signup) => [signup?.['contact'], signup?.['state']]).sort()).toEqual([
      ['+351912345678', 'unconfirmed'],
      ['fan@example.com', 'unconfirmed'],
    ]);
  });

  test('and gives the same address again loses nothing', async () => {
    const { world, token, stored } = await requested();
    await moveSignup(world, HERE, { token, ...move('FAN@example.com') });
    await confirmSignup(world, HERE, { token });
    expect(await stored()).toEqual([expect.objectContaining({ contact: 'fan@example.com', state: 'confirmed' })]);
  });

  test('is refused with an invalid address, and is rate limited', async () => {
    const { world, token } = await requested();
    await expect(moveSignup(world, HERE, { token, ...move('unknown') })).rejects.toMatchObject({
      code: 'signup/contact-invalid',
    });
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => moveSignup(world, HERE, { token, ...move(`new${index}@example.com`) })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(10);
  });
});

describe('a fan of unknown zone', () => {
  test('lives by the zone of the browser that confirms', async () => {
    const { world, token } = await requested(
      { zone: null },
      { releaseMoment: { mode: 'local', date: '2026-12-04', time: '00:00' } },
    );
    await confirmSignup(world, HERE, { token, zone: 'Asia/Tokyo' });
    expect(await readReceipt(world, HERE, { token })).toMatchObject({
      zone: 'Asia/Tokyo',
      dueAt: Date.parse('2026-12-03T15:00:00Z'),
    });
  });

  test('with a given zone keeps it', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token, zone: 'Asia/Tokyo' });
    expect(await readReceipt(world, HERE, { token })).toMatchObject({ zone: 'Europe/Berlin' });
  });
});

describe('erasing', () => {
  test('leaves nothing of the fan anywhere', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    expect(await eraseSignup(world, HERE, { token })).toEqual({ productId: 'product-tide' });
    for (const collection of [SIGNUPS, 'outbox', 'signupTokens', 'signupRequests'])
      expect(await world.list(collection)).toEqual([]);
    for (const path of await world.list('rateLimits'))
      expect(JSON.stringify([path, await world.read(path)])).not.toMatch(/fan@|203\.0/);
    await expect(eraseSignup(world, HERE, { token })).rejects.toMatchObject(INVALID);
  });

  test('does not touch what other fans have, nor the same fan with another artist', async () => {
    const { world, token, stored } = await requested();
    await putPage(world, { id: 'product-two', artistId: 'artist-ren' });
    await signUp(world, HERE, aNewSignup({ productId: 'product-two' }));
    await signUp(world, HERE, aNewSignup({ contact: 'other@example.com' }));
    await eraseSignup(world, HERE, { token });
    expect((await stored()).map((signup) => signup?.['contact'])).toEqual(['other@example.com']);
    expect(await world.list('artistProfiles/artist-ren/signups')).toHaveLength(1);
    expect(await world.list('signupTokens')).toHaveLength(2);
  });

  test('lets a fan sign up again as a new signup', async () => {
    const { world, token, stored } = await requested();
    await eraseSignup(world, HERE, { token });
    world.passTime(1000);
    await signUp(world, HERE, aNewSignup());
    expect(await stored()).toEqual([
      expect.objectContaining({ state: 'unconfirmed', createdAt: expect.objectContaining({}) }),
    ]);
    expect((await stored())[0]?.['createdAt'].toMillis()).toBe(NOW + 1000);
    // Under one Message-ID a mailbox would file them as one.
    expect(new Set(world.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
