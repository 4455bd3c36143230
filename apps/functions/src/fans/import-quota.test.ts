import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { CONFIRMATIONS_PER_RECIPIENT, SENDING_QUOTAS } from '@countin/domain/sending';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { readSendingQuotas } from '../platform/sending-quota/read-quota.ts';
import { takeAsLeft } from '../platform/sending-quota/take-quota.ts';
import { createProfile } from '../profiles/create-profile.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { followArtist } from '../signups/sign-up.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { aNewFollow } from '../testing/stage.ts';
import { importFans } from './import-fans.ts';

const DAY = 86_400_000;
const VICTIM = 'victim@example.com';
const { confirmations, imports } = SENDING_QUOTAS.new;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('import-quota');
  for (const uid of ['mira', 'tide']) await putUser(world, uid);
});

async function newArtist(uid: string, customSlug: string): Promise<string> {
  const wanted = { kind: 'artist', customSlug, name: 'Your Bank Security' };
  return (await createProfile(world, uid, v.parse(callables.createProfile.input, wanted))).profileId;
}

/** What became of the rows of an import, in batches as the screen sends them: how many of each. */
async function run(uid: string, artistId: string, contacts: readonly string[], proven = false) {
  const counts: Record<string, number> = {};
  for (let start = 0; start < contacts.length; start += 200) {
    const rows = contacts
      .slice(start, start + 200)
      .map((contact) => ({ contact, name: '', language: null, country: null }));
    const input = { artistId, dryRun: false, source: 'A list', proven, language: 'en', rows } as const;
    const { outcomes } = await importFans(world, uid, input);
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

const strangers = (count: number, name = 'stranger') =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);
const deliver = () => runReleaseDay(world, Number.POSITIVE_INFINITY);
const mailsTo = (contact: string) => world.mails.filter(({ to }) => to === contact).length;

test('a new account that asks too many strangers stops at its quota, and the rest goes on the next day', async () => {
  const artistId = await newArtist('mira', 'mira');
  const list = strangers(confirmations + 5);
  expect(await run('mira', artistId, list)).toEqual({ new: confirmations, limited: 5 });
  expect(await run('mira', artistId, list)).toEqual({ waiting: confirmations, limited: 5 });
  await deliver();
  expect(world.mails).toHaveLength(confirmations);
  world.passTime(DAY);
  expect(await run('mira', artistId, list)).toEqual({ waiting: confirmations, new: 5 });
  await deliver();
  expect(world.mails.map(({ to }) => to).sort()).toEqual(list.toSorted());
});

test('the quota is that of the account, over all of its artists, and of the owner, over all members', async () => {
  const [one, two] = [await newArtist('mira', 'one'), await newArtist('mira', 'two')];
  await run('mira', one, strangers(confirmations - 10));
  expect(await run('mira', two, strangers(15, 'other'))).toEqual({ new: 10, limited: 5 });
  await putTestMember(world, 'tide', 'manager', { kind: 'artist', profileId: one });
  expect(await run('tide', one, strangers(1, 'third'))).toEqual({ limited: 1 });
  expect(await run('tide', await newArtist('tide', 'own'), strangers(1, 'third'))).toEqual({ new: 1 });
});

test('fans who are said to have confirmed are counted too', async () => {
  const artistId = await newArtist('mira', 'mira');
  // As imports of the same day before.
  const quotas = await readSendingQuotas(world, { uid: 'mira', owner: 'mira' });
  expect(await takeAsLeft(world, quotas, ['imports'], imports - 5)).toBe(imports - 5);
  expect(await run('mira', artistId, strangers(6), true)).toEqual({ proven: 5, limited: 1 });
  expect(await run('mira', artistId, strangers(6), true)).toEqual({ known: 5, limited: 1 });
});

test('rows that are not written leave the quota to others, and batches side by side share it', async () => {
  const artistId = await newArtist('mira', 'mira');
  const list = strangers(confirmations);
  const both = await Promise.all([run('mira', artistId, list), run('mira', artistId, list)]);
  expect(both.reduce((sum, each) => sum + (each['new'] ?? 0), 0)).toBe(confirmations);
  await run('mira', artistId, list);
  expect(await world.list(documents.fans(artistId).path)).toHaveLength(confirmations);
});

test('an older account imports more, unless many of its addresses are refused', async () => {
  const artistId = await newArtist('mira', 'mira');
  world.passTime(7 * DAY);
  const list = strangers(confirmations + 5);
  expect(await run('mira', artistId, list)).toEqual({ new: confirmations + 5 });
  await deliver();
  const { docs } = await world.db.collection('outbox').where('ownerId', '==', artistId).limit(30).get();
  for (const { ref } of docs) await ref.update({ state: 'failed', bounced: true });
  expect(await run('mira', artistId, strangers(1, 'more'))).toEqual({ limited: 1 });
});

test('a granted subscription raises the quota at once', async () => {
  await putUser(world, 'mira', { subscription: 'pro' });
  expect(await run('mira', await newArtist('mira', 'mira'), strangers(confirmations + 5))).toEqual({
    new: confirmations + 5,
  });
});

test('25 artists of one account, and another account, ask one person only so often a day', async () => {
  const counts: object[] = [];
  for (let index = 0; index < 25; index += 1) {
    const artistId = await newArtist('mira', `artist-${index}`);
    counts.push(await run('mira', artistId, [index % 2 === 0 ? VICTIM : VICTIM.toUpperCase()]));
  }
  expect(counts.slice(0, CONFIRMATIONS_PER_RECIPIENT)).toEqual(
    counts.slice(0, CONFIRMATIONS_PER_RECIPIENT).map(() => ({ new: 1 })),
  );
  expect(counts.slice(CONFIRMATIONS_PER_RECIPIENT)).toEqual(
    counts.slice(CONFIRMATIONS_PER_RECIPIENT).map(() => ({ limited: 1 })),
  );
  const own = await newArtist('tide', 'another');
  expect(await run('tide', own, [VICTIM])).toEqual({ limited: 1 });
  // Anyone can enter the address on a page.
  await followArtist(world, '203.0.113.9', aNewFollow({ artistId: own, contact: VICTIM }));
  await deliver();
  expect(mailsTo(VICTIM)).toBe(CONFIRMATIONS_PER_RECIPIENT);
  expect((await world.list('rateLimits')).join()).not.toContain('victim');
  world.passTime(DAY);
  expect(await run('tide', own, [VICTIM])).toEqual({ new: 1 });
});

test('pages of many artists ask one person only so often, and as before once the person confirms', async () => {
  const follow = async (index: number) => {
    const artistId = await newArtist('mira', `artist-${index}`);
    await followArtist(world, `203.0.113.${index + 1}`, aNewFollow({ artistId, contact: VICTIM }));
  };
  for (let index = 0; index < 25; index += 1) await follow(index);
  await deliver();
  expect(mailsTo(VICTIM)).toBe(CONFIRMATIONS_PER_RECIPIENT);
  const token = /\/r\/([\w-]{43})/.exec(world.mails[0]!.text)![1]!;
  await confirmSignup(world, '203.0.113.9', { token });
  await follow(25);
  await deliver();
  expect(mailsTo(VICTIM)).toBe(CONFIRMATIONS_PER_RECIPIENT + 1);
});
