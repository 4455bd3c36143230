import { entryText, type ConsentEntry } from '@countin/domain/consent';
import { documents, type DocumentOf } from '@countin/domain/documents';
import { fanIdOf, ledgerHash } from '@countin/server-hash';
import { describe, expect, test } from 'vitest';
import { createWorld, NOW, SIGNUP_SECRET, type TestWorld } from '../testing/services.ts';
import { confirm, putArtist, putSignup } from '../testing/stage.ts';
import { verificationLines } from './verification-lines.ts';
import { verifyLedgers } from './verify-ledgers.ts';

const MIRA = 'artist-mira';
const ADA = 'ada@example.com';
const BEN = 'ben@example.com';
const idOf = (contact: string, artistId = MIRA) => fanIdOf(SIGNUP_SECRET, artistId, { contact });
const pathOf = (contact: string, artistId = MIRA) => documents.fan(artistId, idOf(contact, artistId)).path;
const ledgerOf = async (world: TestWorld, contact: string, artistId = MIRA) =>
  ((await world.read(pathOf(contact, artistId))) as DocumentOf<typeof documents.fan>).ledger;
const printed = async (world: TestWorld, artistId = MIRA) =>
  verificationLines(await verifyLedgers(world, artistId, Number.POSITIVE_INFINITY));

type Three = readonly [ConsentEntry, ConsentEntry, ConsentEntry];

/** Two fans of Mira with three entries each, one of whom is a fan of another artist too. */
async function aWorld() {
  const world = createWorld('verify');
  await putArtist(world);
  const requested = { state: 'unconfirmed', confirmedAt: null } as const;
  for (const [contact, ownerId] of [
    [ADA, MIRA],
    [BEN, MIRA],
    [ADA, 'artist-tide'],
  ] as const) {
    const signup = await putSignup(world, { ...requested, id: `${contact.slice(0, 3)}-${ownerId}`, contact, ownerId });
    await confirm(world, signup);
    await confirm(world, signup);
  }
  return world;
}

/** Replaces the entries of Ada's ledger with what a change makes of them. */
async function tampered(change: (ada: Three, world: TestWorld) => Promise<unknown[]> | unknown[]) {
  const world = await aWorld();
  const ada = (await ledgerOf(world, ADA)) as unknown as Three;
  await world.db.doc(pathOf(ADA)).update({ ledger: await change(ada, world) });
  return world;
}

const rehashed = (entry: ConsentEntry, secret: string) => ({
  ...entry,
  hash: ledgerHash(secret)(entryText(idOf(ADA), entry)),
});

test('whole ledgers are counted', async () => {
  expect(await printed(await aWorld())).toEqual(['2 ledgers with 6 entries, 0 broken.']);
});

describe('the command says of a ledger that was tampered with', () => {
  test.each<[string, Parameters<typeof tampered>[0], string]>([
    [
      'an entry was changed',
      ([first, second, third]) => [first, { ...second, at: NOW - 1 }, third],
      'entry 2 was changed after it was written',
    ],
    [
      'an entry was changed, and hashed with another key',
      ([first, second, third]) => [first, second, rehashed({ ...third, language: 'ar' }, 'another key')],
      'entry 3 was changed after it was written',
    ],
    ['one in the middle was removed', ([first, , third]) => [first, third], 'entry 2 was removed'],
    [
      'one in the middle was removed, and the rest numbered anew',
      ([first, , third]) => [first, { ...third, n: 2, previous: first.hash }],
      'entry 2 was removed',
    ],
    ['the last was removed', ([first, second]) => [first, second], 'entries from 3 on, at the end, were removed'],
    ['all were removed', () => [], 'entries from 1 on, at the end, were removed'],
    [
      'two changed places',
      ([first, second, third]) => [first, third, second],
      'entries are in another order, from entry 2 on',
    ],
    ['one was inserted again', ([first, second, third]) => [first, second, second, third], 'entry 3 was inserted'],
    [
      'one was made up and inserted',
      ([first, second, third]) => [first, rehashed({ ...second, action: 'withdrawn' }, 'a guess'), second, third],
      'entry 2 was inserted',
    ],
    [
      'one was copied from another fan',
      async ([first, second], world) => [first, second, (await ledgerOf(world, BEN))[2]],
      `entry 3 is copied from fan ${idOf(BEN)} of artist ${MIRA}`,
    ],
    [
      'all were copied from the same person’s ledger with another artist',
      (_, world) => ledgerOf(world, ADA, 'artist-tide'),
      `entry 1 is copied from fan ${idOf(ADA, 'artist-tide')} of artist artist-tide`,
    ],
  ])('%s', async (_, change, line) => {
    const [named, sum, ...more] = await printed(await tampered(change));
    expect(named).toBe(`fan ${idOf(ADA)}: ${line}`);
    expect(sum).toMatch(/ 1 broken\.$/);
    expect(more).toEqual([]);
  });

  test.each<[string, (world: TestWorld) => Promise<unknown>, string]>([
    [
      'its end was changed',
      (world) => world.db.doc(documents.consentHead(idOf(ADA)).path).update({ hash: 'f'.repeat(64) }),
      'the note of where the ledger ends was changed or is missing',
    ],
    [
      'its end was removed',
      (world) => world.db.doc(documents.consentHead(idOf(ADA)).path).delete(),
      'the note of where the ledger ends was changed or is missing',
    ],
    [
      'the fan was removed',
      (world) => world.db.doc(pathOf(ADA)).delete(),
      'the fan was removed, and the note of where the ledger ends is left',
    ],
    [
      'the document got the id of another fan',
      (world) => world.db.doc(pathOf(ADA)).update({ id: idOf(BEN) }),
      'the document cannot be read, or has the id of another fan',
    ],
  ])('%s', async (_, change, line) => {
    const world = await aWorld();
    await change(world);
    const lines = await printed(world);
    expect(lines[0]).toBe(`fan ${idOf(ADA)}: ${line}`);
    expect(lines).toHaveLength(2);
    expect(await printed(world, 'artist-tide')).toEqual(['1 ledgers with 3 entries, 0 broken.']);
  });
});
