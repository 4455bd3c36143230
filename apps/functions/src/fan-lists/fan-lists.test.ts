import { documents, readDocument } from '@countin/domain/documents';
import { IMPORT_BATCH, SAMPLE_PLACES, SAMPLE_WAIT_MS } from '@countin/domain/fan';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { runDeletions } from '../accounts/deletion/run-deletions.ts';
import { readAudience } from '../campaigns/audience/read-audience.ts';
import { runCampaigns } from '../campaigns/send/run-part.ts';
import { startCampaign } from '../campaigns/send/start-campaign.ts';
import { importFans } from '../fans/import-fans.ts';
import { AddressRefused } from '../platform/senders/address-refused.ts';
import { runReleaseDay } from '../release-day/run-release-day.ts';
import { confirmSignup } from '../signups/receipt/confirm-signup.ts';
import { followArtist } from '../signups/sign-up.ts';
import { callAs } from '../testing/call-as.ts';
import { putTestMember } from '../testing/members.ts';
import { putUser } from '../testing/people.ts';
import { createWorld, SIGNUP_SECRET, type TestWorld } from '../testing/services.ts';
import { aNewFollow, putArtist, putPage } from '../testing/stage.ts';
import { feedback } from '../webhooks/testing/example-reports.ts';
import { takeMailReport } from '../webhooks/take-mail-report.ts';
import { mailIdOf } from '../platform/message-ids.ts';
import { listFanLists } from '../admin/list-fan-lists.ts';
import { lookAtLists } from './look-at-lists.ts';
import { readFanLists } from './read-fan-lists.ts';
import { writeCampaign } from '../testing/write-campaign.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MIRA = 'artist-mira';
const OUT = Date.parse('2026-12-04T17:00:00Z');
const moment = { mode: 'instant', date: '2026-12-04', time: '17:00', zone: 'UTC' } as const;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('fan-lists');
  await putArtist(world);
  await putArtist(world, { id: 'artist-second', customSlug: 'second' });
  for (const uid of ['uid-mira', 'ben', 'admin']) {
    world.identity.put(uid, { createdAt: world.now() });
    world.identity.verifiedUids.add(uid);
    await putUser(world, uid, uid === 'admin' ? { userType: 'admin' } : {});
  }
  await putTestMember(world, 'ben', 'manager', { kind: 'artist', profileId: MIRA });
});

const names = (count: number, name = 'fan') => Array.from({ length: count }, (_, at) => `${name}${at}@example.com`);

async function importList(contacts: readonly string[], artistId = MIRA, uid = 'uid-mira'): Promise<string[]> {
  const outcomes: string[] = [];
  for (let from = 0; from < contacts.length; from += IMPORT_BATCH) {
    const rows = contacts
      .slice(from, from + IMPORT_BATCH)
      .map((contact) => ({ contact, name: '', language: null, country: null }));
    const batch = { artistId, dryRun: false, source: 'Shop', proven: true, language: 'en', rows } as const;
    outcomes.push(...(await importFans(world, uid, batch)).outcomes);
  }
  return outcomes;
}

const campaign = (ownerId = MIRA) => writeCampaign(world, 'uid-mira', { ownerId, ownerKind: 'artist' });

/** Starts a campaign to all, and returns who got it. */
async function send(ownerId = MIRA): Promise<string[]> {
  const campaignId = await campaign(ownerId);
  const before = world.mails.length;
  const draft = await world.db.doc(documents.campaign('artist', ownerId, campaignId).path).get();
  const { updatedAt } = readDocument(documents.campaign, draft)!;
  const key = { ownerId, ownerKind: 'artist', campaignId } as const;
  await startCampaign(world, 'uid-mira', { ...key, updatedAt, confirmed: 1000 });
  for (let run = 0; run < 6; run += 1) {
    await runCampaigns(world, Number.POSITIVE_INFINITY);
    world.passTime(60_000);
  }
  return world.mails.slice(before).map(({ to }) => to);
}

const stored = async ({ path }: { readonly path: string }) =>
  (await world.db.collection(path).get()).docs.map((document) => document.data());
const lists = () => stored(documents.fanLists());
const look = () => lookAtLists(world, Number.POSITIVE_INFINITY);
/** Time that a sample is given, with the schedule before and after it. */
async function waitForReports(): Promise<void> {
  await look();
  world.passTime(SAMPLE_WAIT_MS + HOUR);
  await look();
}
/** Each of these is refused by its server. */
function refuse(contacts: readonly string[]): void {
  const { sendMail } = world;
  world.sendMail = (mail, signal) =>
    contacts.includes(mail.to) ? Promise.reject(new AddressRefused('5.1.1')) : sendMail(mail, signal);
}
const complain = async (to: string) => {
  const { messageId } = world.mails.findLast((mail) => mail.to === to)!;
  const raw = new TextEncoder().encode(
    feedback('abuse', `Message-ID: <${mailIdOf(SIGNUP_SECRET, messageId)}@countin.example>`),
  );
  expect(await takeMailReport(world, raw, 'countin.example')).toBe('complaint');
};
const deleteAccount = async () => {
  expect(await callAs(world, 'uid-mira', 'deleteAccount', {})).toBe('done');
  for (let run = 0; run < 3; run += 1) {
    await runDeletions(world, Number.POSITIVE_INFINITY);
    world.passTime(60_000);
  }
};
const decide = (approved: boolean, uid = 'admin', listId = 'uid-mira_1') =>
  callAs(world, uid, 'decideFanList', { listId, approved, reason: 'Looked at it.' });

describe('a campaign to a first list of a new account', () => {
  const ALL = names(SAMPLE_PLACES + 5);

  it('reaches the first hundred, and after two clean days the others', async () => {
    expect(new Set(await importList(ALL))).toEqual(new Set(['proven']));
    const campaignId = await campaign();
    const { size } = await readAudience(world, 'uid-mira', { ownerId: MIRA, ownerKind: 'artist', campaignId });
    expect(size).toMatchObject({
      found: ALL.length,
      recipients: SAMPLE_PLACES,
      review: 5,
      suppressed: 0,
      frequency: 0,
    });
    expect((await send()).sort()).toEqual(names(SAMPLE_PLACES).sort());

    world.passTime(SAMPLE_WAIT_MS - 2 * HOUR);
    await look();
    expect(await lists()).toMatchObject([{ state: 'reviewing' }]);
    world.passTime(3 * HOUR);
    await look();
    expect(await lists()).toMatchObject([{ state: 'released', decidedBy: null, results: { sent: 100, bounced: 0 } }]);
    expect((await send()).sort()).toEqual(ALL.toSorted());
  });

  it('never reaches the others where ten addresses of the sample are refused; the screen says why', async () => {
    refuse(names(10));
    await importList(ALL);
    expect(await send()).toHaveLength(90);
    await waitForReports();
    expect(await readFanLists(world, 'ben', { artistId: MIRA })).toEqual({
      lists: [
        {
          id: 'uid-mira_1',
          state: 'held',
          fans: ALL.length,
          waiting: ALL.length,
          results: { sent: 90, bounced: 10, complained: 0 },
        },
      ],
    });
    world.passTime(30 * DAY);
    await look();
    await expect(send()).rejects.toMatchObject({ code: 'campaign/no-recipients' });
  });

  it('never reaches the others where one of the sample reports it as spam', async () => {
    await importList(ALL);
    await send();
    await complain('fan7@example.com');
    await waitForReports();
    expect(await lists()).toMatchObject([{ state: 'held', results: { complained: 1 } }]);
  });

  it('is looked at again and again while the sample was not written to', async () => {
    await importList(ALL);
    for (let day = 0; day < 10; day += 1) await waitForReports();
    expect(await lists()).toMatchObject([{ state: 'reviewing' }]);
  });

  it('says of the others that their list is under review', async () => {
    await importList(ALL.slice(0, 102));
    await send();
    const refused = await world.db.collection(documents.outbox().path).where('refusal', '==', 'review').get();
    expect(refused.size).toBe(2);
  });
});

describe('an admin', () => {
  const ALL = names(SAMPLE_PLACES + 5);

  test('approves a list at once, and no later one of the account is reviewed', async () => {
    await importList(ALL);
    expect(await decide(true, 'uid-mira')).toBe('access/denied');
    expect(await decide(true, 'admin', 'unknown_1')).toBe('import/list-gone');
    expect(await decide(true)).toBe('done');
    expect(await decide(true)).toBe('done');
    expect(await stored(documents.auditLog())).toMatchObject([
      { action: 'approve-list', actor: 'admin', subject: 'uid-mira', before: 'reviewing', after: 'released' },
    ]);
    expect(await send()).toHaveLength(ALL.length);
    const more = names(SAMPLE_PLACES + 5, 'more');
    await importList(more);
    expect(await lists()).toHaveLength(1);
    expect((await send()).sort()).toEqual([...ALL, ...more].sort());
  });

  test('refuses a list: no fan of it gets anything, and no further one is taken on the artist’s word', async () => {
    await importList(ALL);
    await send();
    expect(await decide(false)).toBe('done');
    await expect(send()).rejects.toMatchObject({ code: 'campaign/no-recipients' });
    await expect(importList(['new@example.com'])).rejects.toMatchObject({ code: 'import/refused' });
    await expect(importList(['new@example.com'], 'artist-second')).rejects.toMatchObject({ code: 'import/refused' });
    // A fan who signs up and confirms is the artist's fan.
    await followArtist(world, '203.0.113.7', aNewFollow({ contact: 'fan3@example.com' }));
    const token = /\/r\/([\w-]{43})/.exec(world.mails.at(-1)!.text)![1]!;
    await confirmSignup(world, '203.0.113.7', { token });
    expect(await send()).toEqual(['fan3@example.com']);
  });

  test('reads who imported what, and what became of the sample', async () => {
    await importList(ALL, MIRA, 'ben');
    await importList(names(5, 'other'), 'artist-second');
    const { lists: found } = await listFanLists(world, null as never, { state: 'reviewing' });
    expect(found).toMatchObject([
      {
        account: 'uid-mira',
        accountSince: expect.any(Number) as unknown,
        fans: ALL.length + 5,
        places: 100,
        statements: [
          { artistId: 'artist-second', by: 'uid-mira', source: 'Shop' },
          { artistId: MIRA, by: 'ben', source: 'Shop' },
        ],
      },
    ]);
  });
});

test('a list outlives its account for fans of an artist with another owner, without what the account wrote', async () => {
  await importList(names(20));
  await deleteAccount();
  expect(await lists()).toMatchObject([{ state: 'reviewing', statements: [] }]);
});

describe('the account counts', () => {
  test('and not the artist: a second one of it has no sample of its own', async () => {
    await importList(names(100));
    await importList(names(5, 'second'), 'artist-second');
    await expect(send('artist-second')).rejects.toMatchObject({ code: 'campaign/no-recipients' });
  });

  test('that owns the artist, and not the member who imports', async () => {
    world.identity.put('ben', { createdAt: world.now() - 400 * DAY });
    await importList(names(100));
    await importList(names(5, 'ben'), MIRA, 'ben');
    expect(await lists()).toMatchObject([{ account: 'uid-mira', fans: 105, places: 100 }]);
  });

  test('of two imports at once, a hundred are the sample', async () => {
    await Promise.all([importList(names(55, 'a')), importList(names(55, 'b'))]);
    expect(await lists()).toMatchObject([{ fans: 110, places: 100 }]);
    expect(await send()).toHaveLength(100);
  });

  test('with the pro subscription, which an admin grants, none of its lists is reviewed', async () => {
    await putUser(world, 'uid-mira', { subscription: 'pro' });
    await importList(names(SAMPLE_PLACES + 5));
    expect(await lists()).toEqual([]);
    expect(await send()).toHaveLength(SAMPLE_PLACES + 5);
  });

  test('with a list that the rule has released, the next one is reviewed while the account is small', async () => {
    await importList(names(5));
    await send();
    await waitForReports();
    expect(await lists()).toMatchObject([{ state: 'released' }]);
    await importList(names(SAMPLE_PLACES + 5, 'next'));
    expect(await lists()).toMatchObject([{ number: 1 }, { number: 2, state: 'reviewing', places: 100 }]);
    expect(await send()).toHaveLength(5 + SAMPLE_PLACES);
  });
});

describe('a release', () => {
  const ALL = names(SAMPLE_PLACES + 5);
  const released = async (after: number) => {
    for (let at = 0; at <= after; at += 6 * HOUR) {
      world.setNow(OUT + at);
      await runReleaseDay(world, Number.POSITIVE_INFINITY);
      await look();
    }
    return world.mails.map(({ to }) => to).sort();
  };

  test('is told to the sample, and three days later to the others once their list is released', async () => {
    await putPage(world, { releaseMoment: moment });
    await importList(ALL);
    expect(await released(2 * DAY)).toEqual(names(100).sort());
    expect(await released(4 * DAY)).toEqual(ALL.toSorted());
  });

  test('is not told to fans of a list that is held, then or later', async () => {
    refuse(names(10));
    await putPage(world, { releaseMoment: moment });
    await importList(ALL);
    expect(await released(4 * DAY)).toHaveLength(90);
    expect(await decide(true)).toBe('done');
    expect(await released(10 * DAY)).toHaveLength(90);
  });

  test('is not told by a message that waits for its next attempt when the list is refused', async () => {
    await putPage(world, { releaseMoment: moment });
    await importList(names(20));
    world.mailError = new Error('421 later');
    world.setNow(OUT);
    await runReleaseDay(world, Number.POSITIVE_INFINITY);
    expect(await decide(false)).toBe('done');
    world.mailError = null;
    expect(await released(4 * DAY)).toEqual([]);
  });
});
