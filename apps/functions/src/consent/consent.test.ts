import { documents, type DocumentOf } from '@countin/domain/documents';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { fanIdOf } from '@countin/server-hash';
import { describe, expect, test } from 'vitest';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { eraseSignup } from '../signups/receipt/erase-signup.ts';
import { moveSignup } from '../signups/receipt/move-signup.ts';
import { stopSignup } from '../signups/receipt/stop-signup.ts';
import { followArtist, signUp } from '../signups/sign-up.ts';
import { allDocuments } from '../testing/all-documents.ts';
import { createWorld, NOW, SIGNUP_SECRET, type TestWorld } from '../testing/services.ts';
import { aNewFollow, aNewSignup, putArtist, putPage } from '../testing/stage.ts';
import { verifyLedgers } from './verify-ledgers.ts';

const HERE = '203.0.113.30';
/** The moment of the builder's release. */
const OUT = Date.parse('2026-12-04T17:00:00Z');
const FOREVER = Number.POSITIVE_INFINITY;
type Fan = DocumentOf<typeof documents.fan>;

const fanId = (contact: string) => fanIdOf(SIGNUP_SECRET, 'artist-mira', { contact });
const fanPath = (contact = 'fan@example.com') => documents.fan('artist-mira', fanId(contact)).path;
const headPath = (contact = 'fan@example.com') => documents.consentHead(fanId(contact)).path;
const fan = async (world: TestWorld, contact?: string) => (await world.read(fanPath(contact))) as Fan | undefined;
const said = async (world: TestWorld, contact?: string) =>
  (await fan(world, contact))?.ledger.map(({ scope, action, method }) => `${scope.kind} ${action} by ${method}`);
const lastToken = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
const verify = (world: TestWorld) => verifyLedgers(world, 'artist-mira', FOREVER);
const whole = (ledgers: number, entries: number) => ({ ledgers, entries, broken: [], complete: true });

async function signedUp() {
  const world = createWorld('consent');
  await putArtist(world);
  await putPage(world);
  await signUp(world, HERE, aNewSignup());
  const token = lastToken(world);
  await confirmSignup(world, HERE, { token });
  return { world, token };
}

async function releaseDay(world: TestWorld) {
  world.setNow(OUT);
  await runReleaseDay(world, world.now() + 50_000);
  return world.mails.filter(({ messageId }) => messageId.startsWith('release_')).map(({ to }) => to);
}

test('a mail program’s one click is told apart from the receipt', async () => {
  const { world, token } = await signedUp();
  await stopSignup(world, HERE, { token, oneClick: true });
  expect((await said(world))?.at(-1)).toBe('release withdrawn by one-click');
});

describe('what a fan agrees to', () => {
  test('is entered once for each step, with the wording as shown, and belongs to one person', async () => {
    const { world, token } = await signedUp();
    world.passTime(1000);
    await followArtist(world, HERE, aNewFollow({ language: 'de' }));
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await stopSignup(world, HERE, { token });
    await stopSignup(world, HERE, { token });
    expect(await said(world)).toEqual([
      'release given by form',
      'release confirmed by link',
      'artist given by form',
      'artist confirmed by link',
      'release withdrawn by receipt',
      'artist withdrawn by receipt',
    ]);
    expect((await fan(world))?.ledger[2]).toMatchObject({
      language: 'de',
      wordingVersion: CONSENT_WORDING_VERSION,
      wordingHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await world.list(documents.fans('artist-mira').path)).toEqual([fanPath()]);
    expect(await verify(world)).toEqual(whole(1, 6));
  });

  test('stays what it was when another person enters the address', async () => {
    const { world } = await signedUp();
    world.passTime(3_600_000);
    await followArtist(world, HERE, aNewFollow({ name: 'Mallory', zone: 'Asia/Tokyo' }));
    expect(await fan(world)).toMatchObject({ name: 'Ada', zone: 'Europe/Berlin' });
    expect(await releaseDay(world)).toEqual(['fan@example.com']);
  });

  test('is asked anew after a withdrawal, and permits nothing before the answer', async () => {
    const { world, token } = await signedUp();
    await stopSignup(world, HERE, { token });
    world.passTime(3_600_000);
    await signUp(world, HERE, aNewSignup());
    await confirmSignup(world, HERE, { token: lastToken(world) });
    expect((await said(world))?.slice(-3)).toEqual([
      'release withdrawn by receipt',
      'release given by form',
      'release confirmed by link',
    ]);
    expect(await releaseDay(world)).toEqual(['fan@example.com']);
    expect(await verify(world)).toEqual(whole(1, 5));
  });

  test('moves to a new address, and nothing about the old one stays', async () => {
    const { world, token } = await signedUp();
    const elsewhere = { contact: 'new@example.com', consent: true, country: null, language: 'en' } as const;
    await moveSignup(world, HERE, { token, ...elsewhere, wordingVersion: CONSENT_WORDING_VERSION });
    await confirmSignup(world, HERE, { token: lastToken(world) });
    expect(await fan(world)).toBeUndefined();
    expect(await said(world, 'new@example.com')).toEqual(['release given by form', 'release confirmed by link']);
    expect(await releaseDay(world)).toEqual(['new@example.com']);
    expect(await verify(world)).toEqual(whole(1, 2));
  });

  test('is erased with the fan, and leaves only that and when', async () => {
    const { world, token } = await signedUp();
    await eraseSignup(world, HERE, { token });
    const left = Object.entries(await allDocuments(world));
    expect(left.filter(([, content]) => JSON.stringify(content).includes('fan@example.com'))).toEqual([]);
    expect(left.filter(([path]) => path.includes(fanId('fan@example.com')))).toEqual([]);
    const erasures = left.filter(([path]) => path.startsWith('consentErasures/'));
    expect(erasures.map(([, { at, ...content }]) => ({ ...content, at: at.toMillis() }))).toEqual([
      { ownerId: 'artist-mira', entries: 2, at: NOW },
    ]);
    expect(await verify(world)).toEqual(whole(0, 0));
  });

  test('is erased with everything that the fan agreed to', async () => {
    const { world, token } = await signedUp();
    await followArtist(world, HERE, aNewFollow());
    await confirmSignup(world, HERE, { token: lastToken(world) });
    await eraseSignup(world, HERE, { token });
    expect(await said(world)).toBeUndefined();
    expect(await verify(world)).toEqual(whole(0, 0));
  });
});

describe('what queries need of a fan', () => {
  const summary = async (world: TestWorld) => {
    const { state, follows, releases, labels } = (await fan(world))!;
    return { state, follows, releases, labels };
  };

  test('follows the ledger with every entry', async () => {
    const { world, token } = await signedUp();
    const confirmed = { state: 'confirmed', follows: false, releases: ['product-tide'], labels: [] };
    expect(await summary(world)).toMatchObject(confirmed);
    await followArtist(world, HERE, aNewFollow());
    expect(await summary(world)).toMatchObject(confirmed);
    await confirmSignup(world, HERE, { token: lastToken(world) });
    expect(await summary(world)).toMatchObject({ ...confirmed, follows: true });
    await stopSignup(world, HERE, { token, oneClick: true });
    expect(await summary(world)).toMatchObject({ ...confirmed, follows: true, releases: [] });
    await stopSignup(world, HERE, { token });
    expect(await summary(world)).toMatchObject({ ...confirmed, state: 'stopped', follows: false, releases: [] });
  });
});

describe('the sender reads the ledger alone', () => {
  test.each<[string, string, (world: TestWorld) => Promise<unknown>]>([
    [
      'an entry that was changed',
      'broken',
      async (world) => {
        const [first, second] = (await fan(world))!.ledger;
        await world.db.doc(fanPath()).update({ ledger: [{ ...first, language: 'ar' }, second] });
      },
    ],
    [
      'a withdrawal that was cut off',
      'broken',
      async (world) => {
        const before = (await fan(world))!.ledger;
        await stopSignup(world, HERE, { token: lastToken(world) });
        await world.db.doc(fanPath()).update({ ledger: before });
        await world.db.doc((await world.list(documents.signups('artist-mira').path))[0]!).update({
          state: 'confirmed',
          dueAt: new Date(OUT),
        });
      },
    ],
    ['a ledger that is gone', 'broken', (world) => world.db.doc(fanPath()).delete()],
    [
      'a ledger that is gone with its end',
      'none',
      async (world) => {
        await world.db.doc(fanPath()).delete();
        await world.db.doc(headPath()).delete();
      },
    ],
  ])('%s keeps the message back, and the reason is recorded', async (_, refusal, tamper) => {
    const { world } = await signedUp();
    await tamper(world);
    expect(await releaseDay(world)).toEqual([]);
    const messages = await Promise.all((await world.list(documents.outbox().path)).map((path) => world.read(path)));
    expect(messages.find((message) => message?.['kind'] === 'release')).toMatchObject({ state: 'dropped', refusal });
    if (refusal === 'broken') expect((await verify(world)).broken).toMatchObject([{ fanId: fanId('fan@example.com') }]);
  });
});
