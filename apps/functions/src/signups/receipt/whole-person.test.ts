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
import { moveSignup } from './move-signup.ts';
import { readReceipt } from './read-receipt.ts';
import { stopConsent, stopSignup } from './stop-signup.ts';

// A receipt is of one person and one artist. What is done on it is done to every consent between them.

const HERE = '203.0.113.41';
const OUT = Date.parse('2026-12-04T17:00:00Z');
const SIGNUPS = 'artistProfiles/artist-mira/signups';
const OLD = 'fan@example.com';
const NEW = 'new@example.com';
const MOVED = { code: 'signup/moved' };

const lastToken = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
const statuses = async (world: TestWorld, token: string) =>
  (await readReceipt(world, HERE, { token })).consents.map(({ scope, status }) => `${scope.id} ${status}`);
const fanOf = async (world: TestWorld, contact: string) =>
  (await world.read(documents.fan('artist-mira', fanIdOf(SIGNUP_SECRET, 'artist-mira', { contact })).path)) as
    DocumentOf<typeof documents.fan> | undefined;
const states = async (world: TestWorld) =>
  (await Promise.all((await world.list(SIGNUPS)).map((path) => world.read(path))))
    .map((signup) => `${signup?.['contact']} ${signup?.['productId'] ?? 'all'} ${signup?.['state']}`)
    .toSorted();
const move = (contact: string) =>
  ({ contact, consent: true, wordingVersion: CONSENT_WORDING_VERSION, country: null, language: 'en' }) as const;
const sentTo = async (world: TestWorld) => {
  const before = world.mails.length;
  world.setNow(OUT);
  await runReleaseDay(world, world.now() + 50_000);
  return world.mails.slice(before).map(({ to }) => to);
};
const intact = async (world: TestWorld) =>
  expect((await verifyLedgers(world, 'artist-mira', Number.POSITIVE_INFINITY)).broken).toEqual([]);

/** A fan of two releases, the first of which was requested with the follow ticked beside. */
async function fan() {
  const world = createWorld('whole-person');
  await putArtist(world);
  await putPage(world);
  await putPage(world, { id: 'product-two', title: 'Second' });
  await signUp(world, HERE, aNewSignup({ follow: true }));
  const token = lastToken(world);
  await confirmSignup(world, HERE, { token });
  await signUp(world, HERE, aNewSignup({ productId: 'product-two' }));
  const second = lastToken(world);
  await confirmSignup(world, HERE, { token: second });
  return { world, token, second };
}
const ALL = ['artist-mira', 'product-tide', 'product-two'];
const each = (status: string) => ALL.map((id) => `${id} ${status}`);

describe('erasing', () => {
  test('leaves nothing that could be written to, and a record without anything about the person', async () => {
    const { world, token, second } = await fan();
    world.passTime(3_600_000);
    world.mailError = new Error('connect ECONNREFUSED');
    await followArtist(world, HERE, aNewFollow());
    world.mailError = null;
    await eraseSignup(world, HERE, { token });
    for (const collection of [SIGNUPS, 'artistProfiles/artist-mira/fans', 'outbox', 'signupTokens', 'signupRequests'])
      expect(await world.list(collection)).toEqual([]);
    expect(await world.list('consentHeads')).toEqual([]);
    expect(await world.list('consentErasures')).toHaveLength(1);
    for (const link of [token, second])
      await expect(readReceipt(world, HERE, { token: link })).rejects.toMatchObject({ code: 'signup/token-invalid' });
    expect(await sentTo(world)).toEqual([]);
    await intact(world);
  });

  test('takes back a move that waits at another address', async () => {
    const { world, token } = await fan();
    await moveSignup(world, HERE, { token, ...move(NEW) });
    const moved = lastToken(world);
    await eraseSignup(world, HERE, { token });
    expect([await world.list(SIGNUPS), await world.list('artistProfiles/artist-mira/fans')]).toEqual([[], []]);
    await expect(confirmSignup(world, HERE, { token: moved })).rejects.toMatchObject({ code: 'signup/token-invalid' });
    expect(await world.list('outbox')).toEqual([]);
  });

  test('leaves what the new address of a waiting move has agreed to by itself', async () => {
    const { world, token } = await fan();
    await followArtist(world, HERE, aNewFollow({ contact: NEW }));
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await moveSignup(world, HERE, { token, ...move(NEW) });
    await eraseSignup(world, HERE, { token });
    expect(await states(world)).toEqual([`${NEW} all confirmed`]);
    expect(await sentTo(world)).toEqual([NEW, NEW]);
    await intact(world);
  });
});

describe('moving', () => {
  test('takes every consent along once the new address has confirmed, and not before', async () => {
    const { world, token, second } = await fan();
    await moveSignup(world, HERE, { token, ...move(NEW) });
    const moved = lastToken(world);
    expect((await statuses(world, token)).toSorted()).toEqual(each('confirmed'));
    await confirmSignup(world, HERE, { token: moved });
    expect(await states(world)).toEqual([
      `${NEW} all confirmed`,
      `${NEW} product-tide confirmed`,
      `${NEW} product-two confirmed`,
    ]);
    expect((await statuses(world, moved)).toSorted()).toEqual(each('confirmed'));
    expect(await fanOf(world, OLD)).toBeUndefined();
    await intact(world);
    for (const link of [token, second])
      await expect(readReceipt(world, HERE, { token: link })).rejects.toMatchObject(MOVED);
    expect(await sentTo(world)).toEqual([NEW, NEW]);
  });

  test('says in the message to the new address that more than its subject moves', async () => {
    const { world, token } = await fan();
    expect(world.mails[0]?.text).toContain('The link also confirms anything else you ticked');
    expect(world.mails[1]?.text).not.toContain('The link also confirms');
    await moveSignup(world, HERE, { token, ...move(NEW) });
    expect(world.mails.at(-1)?.text).toContain('any signups you’re moving to this address');
    expect(world.mails.at(-1)?.html).toContain('any signups you’re moving to this address');
  });

  test('shows what the link at the new address confirms before it does', async () => {
    const { world, token } = await fan();
    await moveSignup(world, HERE, { token, ...move(NEW) });
    const { agreed } = await readReceipt(world, HERE, { token: lastToken(world) });
    expect(agreed.map(({ wording }) => wording)).toEqual([
      expect.stringContaining('about this release'),
      expect.stringContaining('about new releases'),
    ]);
  });

  test('leaves behind what the fan has withdrawn', async () => {
    const { world, token } = await fan();
    await stopConsent(world, HERE, { token, scope: { kind: 'artist', id: 'artist-mira' } });
    await moveSignup(world, HERE, { token, ...move(NEW) });
    const moved = lastToken(world);
    await confirmSignup(world, HERE, { token: moved });
    expect((await statuses(world, moved)).toSorted()).toEqual(['product-tide confirmed', 'product-two confirmed']);
  });

  test('announces nothing again that the former address was told of', async () => {
    const { world, token } = await fan();
    world.setNow(OUT);
    await runReleaseDay(world, world.now() + 50_000);
    await putPage(world, {
      id: 'product-three',
      releaseMoment: { mode: 'instant', date: '2026-12-05', time: '17:00', zone: 'UTC' },
    });
    const before = world.mails.length;
    await moveSignup(world, HERE, { token, ...move(NEW) });
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await runReleaseDay(world, world.now() + 50_000);
    expect(world.mails.slice(before).map(({ messageId }) => messageId.split('_')[0])).toEqual(['confirm']);
    expect(await states(world)).toEqual([
      `${NEW} all confirmed`,
      `${NEW} product-tide sent`,
      `${NEW} product-two sent`,
    ]);
  });

  test('twice leads every former link to the same answer, also from the links of messages', async () => {
    const { world, token } = await fan();
    await moveSignup(world, HERE, { token, ...move(NEW) });
    const moved = lastToken(world);
    await confirmSignup(world, HERE, { token: moved });
    world.passTime(3_600_000);
    await moveSignup(world, HERE, { token: moved, ...move('third@example.com') });
    const last = lastToken(world);
    await confirmSignup(world, HERE, { token: last });
    for (const link of [token, moved])
      await expect(readReceipt(world, HERE, { token: link })).rejects.toMatchObject(MOVED);
    await eraseSignup(world, HERE, { token: last });
    await expect(readReceipt(world, HERE, { token })).rejects.toMatchObject({ code: 'signup/token-invalid' });
    expect(await world.list('signupTokens')).toEqual([]);
  });

  test('from the receipt of the release whose message has gone goes by the follow', async () => {
    const { world, token } = await fan();
    expect(await sentTo(world)).toEqual([OLD, OLD]);
    const message = lastToken(world);
    world.passTime(3 * 86_400_000);
    await moveSignup(world, HERE, { token, ...move(NEW) });
    expect(world.mails.at(-1)!.subject).toContain('new releases by Mira Okafor');
    await confirmSignup(world, HERE, { token: lastToken(world) });
    expect(await fanOf(world, OLD)).toBeUndefined();
    await expect(readReceipt(world, HERE, { token: message })).rejects.toMatchObject(MOVED);
  });
});

describe('stopping', () => {
  test('all ends every consent, and says which', async () => {
    const { world, token } = await fan();
    const { stopped } = await stopSignup(world, HERE, { token });
    expect(stopped.map(({ id }) => id).toSorted()).toEqual(ALL);
    expect((await statuses(world, token)).toSorted()).toEqual(each('withdrawn'));
    expect(await sentTo(world)).toEqual([]);
    expect((await stopSignup(world, HERE, { token })).stopped).toEqual([]);
    await intact(world);
  });

  test('all ends what waits to be confirmed too', async () => {
    const { world, token } = await fan();
    await putPage(world, { id: 'product-three' });
    await signUp(world, HERE, aNewSignup({ productId: 'product-three', follow: true }));
    const waiting = lastToken(world);
    await stopSignup(world, HERE, { token });
    expect(await confirmSignup(world, HERE, { token: waiting })).toMatchObject({ state: 'stopped' });
    expect(await fanOf(world, OLD)).toMatchObject({ state: 'stopped', follows: false, releases: [] });
  });

  test('one says which, and the others go on', async () => {
    const { world, token } = await fan();
    const scope = { kind: 'release', id: 'product-two' } as const;
    expect((await stopConsent(world, HERE, { token, scope })).stopped).toEqual([scope]);
    expect((await stopConsent(world, HERE, { token, scope })).stopped).toEqual([]);
    expect(await states(world)).toEqual([
      `${OLD} all confirmed`,
      `${OLD} product-tide confirmed`,
      `${OLD} product-two stopped`,
    ]);
  });

  test('by a mail program ends what that message is about', async () => {
    const { world, second } = await fan();
    const { stopped } = await stopSignup(world, HERE, { token: second, oneClick: true });
    expect(stopped).toEqual([{ kind: 'release', id: 'product-two' }]);
    expect((await statuses(world, second)).toSorted()).toEqual([
      'artist-mira confirmed',
      'product-tide confirmed',
      'product-two withdrawn',
    ]);
  });
});

test('a receipt says what was agreed to with each consent that holds', async () => {
  const { world, token } = await fan();
  const wordings = async () => (await readReceipt(world, HERE, { token })).agreed.map(({ wording }) => wording);
  expect(await wordings()).toEqual([
    expect.stringContaining('about this release'),
    expect.stringContaining('about new releases'),
  ]);
  await stopConsent(world, HERE, { token, scope: { kind: 'artist', id: 'artist-mira' } });
  expect(await wordings()).toEqual([expect.stringContaining('about this release')]);
});
