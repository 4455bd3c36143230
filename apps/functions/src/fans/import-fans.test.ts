import { documents, type DocumentOf } from '@countin/domain/documents';
import { fanIdOf } from '@countin/server-hash';
import { describe, expect, test } from 'vitest';
import { verifyLedgers } from '../consent/verify-ledgers.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { stopSignup } from '../signups/receipt/stop-signup.ts';
import { followArtist } from '../signups/sign-up.ts';
import { suppress } from '../suppression/suppression-list.ts';
import { createWorld, SIGNUP_SECRET, type TestWorld } from '../testing/services.ts';
import { aNewFollow, putArtist, putPage } from '../testing/stage.ts';
import { importFans } from './import-fans.ts';

const HERE = '203.0.113.32';
const OUT = Date.parse('2026-12-04T17:00:00Z');
const row = (contact: string, name = '') => ({ contact, name, language: null, country: null });
type Input = Parameters<typeof importFans>[2];
const input = (contacts: readonly string[], change: Partial<Input> = {}): Input => ({
  artistId: 'artist-mira',
  dryRun: false,
  source: 'Mailing list of the 2025 tour, signed on paper',
  proven: false,
  language: 'en',
  rows: contacts.map((contact) => row(contact)),
  ...change,
});
const run = (world: TestWorld, contacts: readonly string[], change?: Partial<Input>) =>
  importFans(world, 'uid-mira', input(contacts, change)).then(({ outcomes }) => outcomes);
const token = (world: TestWorld) => /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
const deliver = (world: TestWorld) => runReleaseDay(world, Number.POSITIVE_INFINITY);
const ledgerOf = async (world: TestWorld, contact: string) => {
  const path = documents.fan('artist-mira', fanIdOf(SIGNUP_SECRET, 'artist-mira', { contact })).path;
  return ((await world.read(path)) as DocumentOf<typeof documents.fan> | undefined)?.ledger;
};

async function stage() {
  const world = createWorld('import');
  await putArtist(world);
  await putPage(world);
  return world;
}

describe('an import', () => {
  test('says what would happen, and leaves nothing', async () => {
    const world = await stage();
    const contacts = ['ana@example.com', 'ANA@example.com', 'not an address', '+4915112345678'];
    expect(await run(world, contacts, { dryRun: true })).toEqual(['new', 'duplicate', 'invalid', 'phone']);
    await deliver(world);
    expect([world.mails, await world.list(documents.fans('artist-mira').path)]).toEqual([[], []]);
  });

  test('asks each fan once, however often it is repeated, and tells who has confirmed', async () => {
    const world = await stage();
    const contacts = ['ana@example.com', 'ben@example.com'];
    expect(await run(world, contacts)).toEqual(['new', 'new']);
    expect(await Promise.all([run(world, contacts), run(world, contacts)])).toEqual([
      ['waiting', 'waiting'],
      ['waiting', 'waiting'],
    ]);
    await deliver(world);
    expect(world.mails.map(({ to }) => to).sort()).toEqual(contacts);
    const notified = world.mails.at(-1)?.to ?? '';
    await confirmSignup(world, HERE, { token: token(world) });
    expect(await run(world, [notified])).toEqual(['known']);
    expect(await verifyLedgers(world, 'artist-mira', Number.POSITIVE_INFINITY)).toMatchObject({ broken: [] });
    world.setNow(OUT);
    await deliver(world);
    expect(world.mails.slice(2).map(({ to }) => to)).toEqual([notified]);
  });

  test('side by side asks each fan once', async () => {
    const world = await stage();
    await Promise.all([run(world, ['ana@example.com']), run(world, ['ana@example.com'])]);
    await deliver(world);
    expect(world.mails).toHaveLength(1);
  });

  test('of fans who have confirmed elsewhere keeps the statement as proof, and sends no confirmation', async () => {
    const world = await stage();
    expect(await run(world, ['ana@example.com', '+4915112345678'], { proven: true })).toEqual(['proven', 'phone']);
    await deliver(world);
    expect(world.mails).toEqual([]);
    expect(await ledgerOf(world, 'ana@example.com')).toMatchObject([
      {
        action: 'given',
        method: 'import',
        wordingVersion: 'import',
        wordingHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      { action: 'confirmed', method: 'import' },
    ]);
    world.setNow(OUT);
    await deliver(world);
    expect(world.mails.map(({ to }) => to)).toEqual(['ana@example.com']);
  });

  test.each([false, true])(
    'brings back no fan who has unsubscribed, and no refused address; proven: %s',
    async (proven) => {
      const world = await stage();
      await followArtist(world, HERE, aNewFollow());
      const link = token(world);
      await confirmSignup(world, HERE, { token: link });
      await stopSignup(world, HERE, { token: link });
      await suppress(
        world,
        { channel: 'email', contact: 'gone@example.com' },
        { reason: 'bounced', status: '5.1.1', owner: null },
      );
      const contacts = ['fan@example.com', 'gone@example.com'];
      const before = world.mails.length;
      expect(await run(world, contacts, { proven, dryRun: true })).toEqual(['withdrawn', 'suppressed']);
      expect(await run(world, contacts, { proven })).toEqual(['withdrawn', 'suppressed']);
      world.setNow(OUT);
      await deliver(world);
      expect(world.mails).toHaveLength(before);
    },
  );

  test('is for those who may change fans', async () => {
    await expect(importFans(await stage(), 'uid-tide', input([]))).rejects.toMatchObject({ code: 'access/denied' });
  });
});

test('300 kinds of invalid addresses are invalid, each', async () => {
  const world = await stage();
  const locals = [
    '',
    ' ',
    '.',
    'a.',
    '.a',
    'a..b',
    'a b',
    'a"b',
    'a,b',
    'a;b',
    'a:b',
    'a<b',
    'a>b',
    'a(b',
    'a)b',
    'a[b',
    'a]b',
    'a\\b',
    'a@b',
    'a\tb',
  ];
  const domains = [
    '',
    '.',
    'com',
    '.com',
    'com.',
    'a..com',
    'a b.com',
    '-a.com',
    'a-.com',
    'a_b.com',
    'a.c',
    'a,com',
    'a@b.com',
    '[1.2.3',
    'a.com/',
  ];
  const wrong = locals.flatMap((local) => domains.map((domain) => `${local}@${domain}`));
  expect(wrong).toHaveLength(300);
  const outcomes = [...(await run(world, wrong.slice(0, 200))), ...(await run(world, wrong.slice(200)))];
  expect(wrong.filter((_, at) => !['invalid', 'duplicate'].includes(outcomes[at] ?? ''))).toEqual([]);
});
