import { documents, type DocumentOf } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { fanIdOf } from '@countin/server-hash';
import { describe, expect, test } from 'vitest';
import { verifyLedgers } from '../../consent/verify-ledgers.ts';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { createWorld, SIGNUP_SECRET, type TestWorld } from '../../testing/services.ts';
import { aNewFollow, aNewSignup, putArtist, putPage } from '../../testing/stage.ts';
import { followArtist, signUp } from '../sign-up.ts';
import { confirmSignup } from './confirm-signup.ts';
import { eraseSignup } from './erase-signup.ts';
import { followFromReceipt } from './follow-from-receipt.ts';
import { readReceipt } from './read-receipt.ts';
import { stopConsent } from './stop-signup.ts';

const HERE = '203.0.113.31';
const OUT = Date.parse('2026-12-04T17:00:00Z');
const ARTIST = { kind: 'artist', id: 'artist-mira' } as const;
const RELEASE = { kind: 'release', id: 'product-tide' } as const;
const wish = { consent: true, wordingVersion: CONSENT_WORDING_VERSION, language: 'en' } as const;

const lastToken = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
const ledgerOf = async (world: TestWorld) => {
  const fanId = fanIdOf(SIGNUP_SECRET, 'artist-mira', { contact: 'fan@example.com' });
  const fan = (await world.read(documents.fan('artist-mira', fanId).path)) as DocumentOf<typeof documents.fan>;
  return fan?.ledger.map(({ scope, action, method }) => `${scope.kind} ${action} by ${method}`);
};
const statuses = async (world: TestWorld, token: string) =>
  (await readReceipt(world, HERE, { token })).consents.map(({ scope, status }) => `${scope.kind} ${status}`);

async function requested(change: Parameters<typeof aNewSignup>[0] = {}) {
  const world = createWorld('consents');
  await putArtist(world);
  await putPage(world);
  await signUp(world, HERE, aNewSignup(change));
  return { world, token: lastToken(world) };
}

async function releaseDay(world: TestWorld) {
  world.setNow(OUT);
  await runReleaseDay(world, world.now() + 50_000);
  return world.mails
    .filter(({ messageId }) => /^(release|follow)_/.test(messageId))
    .map(({ messageId }) => messageId.split('_')[0]);
}

describe('a fan who ticks the artist beside the release', () => {
  test('confirms both by one link, as two consents', async () => {
    const { world, token } = await requested({ follow: true });
    expect(await ledgerOf(world)).toEqual(['release given by form']);
    await confirmSignup(world, HERE, { token });
    expect(world.mails).toHaveLength(1);
    expect(await statuses(world, token)).toEqual(['release confirmed', 'artist confirmed']);
    expect(await verifyLedgers(world, 'artist-mira', Number.POSITIVE_INFINITY)).toMatchObject({
      entries: 4,
      broken: [],
    });
    expect(await releaseDay(world)).toHaveLength(1);
  });

  test('is erased whole before the confirmation', async () => {
    const { world, token } = await requested({ follow: true });
    await eraseSignup(world, HERE, { token });
    expect(await ledgerOf(world)).toBeUndefined();
  });

  test('and unfollows is not brought back by a link from before', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    world.passTime(3_600_000);
    await signUp(world, HERE, aNewSignup({ follow: true }));
    const later = lastToken(world);
    await followFromReceipt(world, HERE, { token, ...wish });
    world.passTime(1000);
    await stopConsent(world, HERE, { token, scope: ARTIST });
    await confirmSignup(world, HERE, { token: later });
    expect(await statuses(world, token)).toEqual(['release confirmed', 'artist withdrawn']);
  });
});

describe('each consent on a receipt', () => {
  test('is listed with its entries, and following is offered only where it is missing', async () => {
    const { world, token } = await requested();
    expect(await readReceipt(world, HERE, { token })).toMatchObject({ mayFollow: false });
    await confirmSignup(world, HERE, { token });
    const receipt = await readReceipt(world, HERE, { token });
    expect(receipt).toMatchObject({
      mayFollow: true,
      consents: [{ scope: RELEASE, name: 'Tide Lines', status: 'confirmed' }],
    });
    expect(
      receipt.consents[0]?.entries.map(({ action, method, wordingVersion }) => [action, method, wordingVersion]),
    ).toEqual([
      ['given', 'form', CONSENT_WORDING_VERSION],
      ['confirmed', 'link', CONSENT_WORDING_VERSION],
    ]);
    await followFromReceipt(world, HERE, { token, ...wish });
    expect(await readReceipt(world, HERE, { token })).toMatchObject({ mayFollow: false });
  });

  test('is withdrawn alone: the release is told to the fan no more, and the follow stays', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    await followFromReceipt(world, HERE, { token, ...wish });
    await stopConsent(world, HERE, { token, scope: RELEASE });
    await stopConsent(world, HERE, { token, scope: RELEASE });
    expect(await statuses(world, token)).toEqual(['release withdrawn', 'artist confirmed']);
    expect(await ledgerOf(world)).toHaveLength(5);
    expect(await releaseDay(world)).toEqual([]);
    expect(await statuses(world, token)).toEqual(['release withdrawn', 'artist confirmed']);
  });

  test('of a follower is withdrawn from the receipt of a release, and no message follows', async () => {
    const { world, token } = await requested();
    await confirmSignup(world, HERE, { token });
    await followArtist(world, HERE, aNewFollow());
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await stopConsent(world, HERE, { token, scope: ARTIST });
    expect(await statuses(world, token)).toEqual(['release confirmed', 'artist withdrawn']);
    expect(await releaseDay(world)).toEqual(['release']);
  });

  test('that was never given stays as it is', async () => {
    const { world, token } = await requested();
    await stopConsent(world, HERE, { token, scope: { kind: 'label', id: 'label-tide' } });
    expect(await ledgerOf(world)).toEqual(['release given by form']);
  });
});

test('a link that has confirmed nothing follows nothing', async () => {
  const { world, token } = await requested();
  await expect(followFromReceipt(world, HERE, { token, ...wish })).rejects.toMatchObject({
    code: 'signup/token-invalid',
  });
});
