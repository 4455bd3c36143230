import type { Campaign, CampaignTiming } from '@countin/domain/campaigns';
import { documents, type OutboxMessage } from '@countin/domain/documents';
import { ALL_FANS, type Signup } from '@countin/domain/fan';
import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { receiptToken } from '../../messages/receipt-token.ts';
import { signupIdOf } from '../../messages/signup-record.ts';
import { AddressRefused } from '../../platform/senders/address-refused.ts';
import { MessageRefused } from '../../platform/senders/message-refused.ts';
import { OutcomeUnknown } from '../../platform/senders/outcome-unknown.ts';
import { ServerAway } from '../../platform/senders/server-away.ts';
import { saveSendingSettings } from '../../profiles/save-artist-settings.ts';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { stopSignup } from '../../signups/receipt/stop-signup.ts';
import { suppress } from '../../suppression/suppression-list.ts';
import { countDocuments } from '../../testing/sending/count-documents.ts';
import { putWaiting } from '../../testing/sending/put-waiting.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putArtist, putPage, putSignups } from '../../testing/stage.ts';
import { readAudience } from '../audience/read-audience.ts';
import { saveCampaignSettings } from '../audience/settings.ts';
import { createCampaign } from '../create-campaign.ts';
import { readCampaignResults, readRecipients } from '../read-results.ts';
import { saveCampaign } from '../save-campaign.ts';
import { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from './control-campaign.ts';
import { runCampaigns } from './run-part.ts';
import { startCampaign } from './start-campaign.ts';

const ownerId = 'artist-mira';
const owner = { ownerId, ownerKind: 'artist' } as const;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FOLLOW = { scope: 'artist', productId: null, releaseTitle: '' } as const;

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('send-campaign');
  await putArtist(world);
  await putPage(world);
});

const contacts = (count: number, name = 'fan') =>
  Array.from({ length: count }, (_, index) => `${name}${index}@example.com`);
const follow = (names: readonly string[], change: Partial<Signup> = {}) =>
  putWaiting(
    world,
    names.map((contact) => ({ ...FOLLOW, contact, dueAt: null, ...change })),
  );
const notified = () => world.mails.map(({ to }) => to).sort();

async function draft(changes: Partial<Campaign> = {}): Promise<string> {
  const { campaignId } = await createCampaign(world, 'uid-mira', { ...owner, language: 'en' });
  const content = {
    blocks: [{ id: 'a', kind: 'text' as const }],
    texts: {
      en: { subject: 'News', message: 'News by text', parts: { a: 'Hello.' } },
      de: { subject: 'Neues', message: 'Neues per SMS', parts: { a: 'Hallo.' } },
    },
    ...changes,
  };
  const { saved } = await saveCampaign(world, 'uid-mira', {
    ...owner,
    campaignId,
    base: { blocks: [], texts: {}, productId: null, channel: 'email', audience: ALL_FANS, timing: { mode: 'now' } },
    changes: content,
  });
  expect(saved).toBe(true);
  return campaignId;
}
const read = async (campaignId: string) =>
  (await world.read(documents.campaign('artist', ownerId, campaignId).path)) as Campaign;
async function start(campaignId: string, confirmed: number | null = null) {
  const { updatedAt } = await read(campaignId);
  const at = (updatedAt as unknown as { toMillis(): number }).toMillis();
  return startCampaign(world, 'uid-mira', { ...owner, campaignId, updatedAt: at, confirmed });
}
async function run() {
  await runCampaigns(world, Number.POSITIVE_INFINITY);
  await runReleaseDay(world, Number.POSITIVE_INFINITY);
}
async function messages(campaignId: string): Promise<OutboxMessage[]> {
  const found = await world.db.collection('outbox').where('campaignId', '==', campaignId).get();
  return found.docs.map((message) => message.data() as OutboxMessage);
}
const refusals = async (campaignId: string) =>
  (await messages(campaignId)).flatMap(({ refusal }) => refusal ?? []).sort();

describe('a campaign', () => {
  test('reaches each fan who agreed once, in their language, with a link that unsubscribes', async () => {
    await follow(contacts(30));
    await follow(['hanna@example.com'], { language: 'de' });
    const campaignId = await draft();
    await start(campaignId);
    await run();
    await run();
    expect(notified()).toEqual([...contacts(30), 'hanna@example.com'].sort());
    expect(world.mails.find(({ to }) => to === 'hanna@example.com')?.subject).toBe('Neues');
    expect(await read(campaignId)).toMatchObject({ state: 'sent', size: { recipients: 31 } });

    const token = /\/r\/([\w-]{43})\?campaign=[\w-]+&one-click/.exec(world.mails[0]?.unsubscribe ?? '')?.[1] ?? '';
    await stopSignup(world, '203.0.113.7', { token, oneClick: true });
    await start(await draft());
    expect(world.mails.slice(31).map(({ to }) => to)).not.toContain(world.mails[0]?.to);
    expect(world.mails).toHaveLength(31 + 30);
  });

  test('about a release is unsubscribed by one click from every consent that permits it', async () => {
    await follow(['ana@example.com']);
    await putWaiting(world, [{ contact: 'ana@example.com' }]);
    const campaignId = await draft({ productId: 'product-tide' });
    await start(campaignId);
    expect(notified()).toEqual(['ana@example.com']);
    const token = /\/r\/([\w-]{43})/.exec(world.mails[0]?.unsubscribe ?? '')?.[1] ?? '';
    const { stopped } = await stopSignup(world, '203.0.113.7', { token, oneClick: true, campaignId });
    expect(stopped.map(({ kind }) => kind).toSorted()).toEqual(['artist', 'release']);
    await expect(start(await draft({ productId: 'product-tide' }))).rejects.toMatchObject({
      code: 'campaign/no-recipients',
    });
  });

  test('costs two documents read and three written for each mail, and little for each page', async () => {
    await follow(contacts(90));
    const campaignId = await draft();
    const counts = countDocuments(world.db);
    await start(campaignId);
    expect(notified()).toHaveLength(90);
    expect(counts.reads / 90).toBeLessThan(2.8);
    expect(counts.writes / 90).toBeLessThan(3.2);
  });

  test('about a release also reaches those who asked about it alone, and no one else', async () => {
    await follow(['follower@example.com']);
    await putWaiting(world, [
      { contact: 'release@example.com' },
      { contact: 'other@example.com', productId: 'product-other' },
    ]);
    await start(await draft({ productId: 'product-tide' }));
    expect(notified()).toEqual(['follower@example.com', 'release@example.com']);
  });

  test('started by two members at once goes out once', async () => {
    await follow(contacts(12));
    const campaignId = await draft();
    const answers = await Promise.allSettled([start(campaignId), start(campaignId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'campaign/closed' } });
    await Promise.all([run(), run()]);
    expect(notified()).toEqual(contacts(12).sort());
  });

  test('to more than a hundred fans is confirmed with their number', async () => {
    await follow(contacts(101));
    const campaignId = await draft();
    for (const wrong of [null, 0, 50])
      await expect(start(campaignId, wrong)).rejects.toMatchObject({ code: 'campaign/unconfirmed' });
    expect(world.mails).toEqual([]);
    await start(campaignId, 101);
    expect(world.mails).toHaveLength(101);
  });

  test('is not started incomplete, without recipients, or after its time', async () => {
    const campaignId = await draft();
    await expect(start(campaignId)).rejects.toMatchObject({ code: 'campaign/no-recipients' });
    await follow(contacts(1));
    const past = { mode: 'instant', date: '2026-06-11', time: '10:00', zone: 'UTC' } satisfies CampaignTiming;
    await expect(start(await draft({ timing: past }))).rejects.toMatchObject({ code: 'campaign/time-past' });
    await expect(start(await draft({ blocks: [] }))).rejects.toMatchObject({ code: 'campaign/incomplete' });
  });
});

describe('a fan gets no campaign', () => {
  test('whose consent is gone, whose address is suppressed or whose ledger is broken; the message says why', async () => {
    const [stopped, refused, broken] = await follow(contacts(4));
    if (!stopped || !refused || !broken) throw new Error('There are no fans.');
    const timing = { mode: 'instant', date: '2026-06-13', time: '10:00', zone: 'UTC' } satisfies CampaignTiming;
    const campaignId = await draft({ timing });
    await start(campaignId);
    const token = await world.db.runTransaction((transaction) =>
      Promise.resolve(receiptToken(world, transaction, stopped)),
    );
    await stopSignup(world, '203.0.113.7', { token });
    await suppress(world, refused, { reason: 'bounced', status: '5.1.1', owner: null });
    const [fan] = (await world.db.collectionGroup('fans').where('contact', '==', broken.contact).get()).docs;
    await world.db.doc(documents.consentHead(fan?.id ?? '').path).update({ hash: 'forged' });
    world.setNow(Date.parse('2026-06-13T10:00:00Z'));
    await run();
    expect(notified()).toEqual(['fan3@example.com']);
    expect(await refusals(campaignId)).toEqual(['broken', 'suppressed']);
  });

  test('who got as many as the artist allows, and gets the next one a week later', async () => {
    await follow(['often@example.com']);
    await saveCampaignSettings(world, 'uid-mira', {
      ...owner,
      settings: { cap: { messages: 2, days: 7 } },
    });
    for (let count = 0; count < 2; count += 1) await start(await draft());
    await follow(['new@example.com']);
    const campaignId = await draft();
    const { size } = await readAudience(world, 'uid-mira', { ...owner, campaignId });
    expect(size).toMatchObject({ found: 2, recipients: 1, frequency: 1 });
    await start(campaignId);
    expect(notified()).toEqual(['new@example.com', 'often@example.com', 'often@example.com']);
    expect(await refusals(campaignId)).toEqual(['frequency']);
    world.passTime(7 * DAY);
    await start(await draft());
    expect(notified().filter((to) => to === 'often@example.com')).toHaveLength(3);
  });

  test('beyond the cap by two campaigns at once', async () => {
    await follow(contacts(5));
    await saveCampaignSettings(world, 'uid-mira', {
      ...owner,
      settings: { cap: { messages: 1, days: 7 } },
    });
    const drafts = [await draft(), await draft()];
    await Promise.all(drafts.map((campaignId) => start(campaignId)));
    await run();
    expect(notified()).toEqual(contacts(5));
  });
});

describe('the size of an audience', () => {
  test('tells how many get it, and why others do not', async () => {
    await follow(contacts(3));
    await putWaiting(world, [{ contact: 'other@example.com', productId: 'product-other' }]);
    await putWaiting(world, [{ contact: 'asked@example.com', state: 'unconfirmed', confirmedAt: null }]);
    const [refused] = await follow(['refused@example.com']);
    if (refused) await suppress(world, refused, { reason: 'complaint', status: '', owner: null });
    const campaignId = await draft();
    const { size } = await readAudience(world, 'uid-mira', { ...owner, campaignId });
    expect(size).toEqual({
      found: 6,
      recipients: 3,
      unconfirmed: 1,
      noConsent: 1,
      review: 0,
      suppressed: 1,
      frequency: 0,
    });
  });

  test('of a segment by release and about another one counts each fan once', async () => {
    const requested = [
      { contact: 'both@example.com', productId: 'product-tide' },
      { contact: 'both@example.com', productId: 'product-other' },
      { contact: 'one@example.com', productId: 'product-other' },
      { contact: 'tide@example.com', productId: 'product-tide' },
    ].map((each) => ({ ...each, channel: 'email' as const, state: 'confirmed' as const, confirmedAt: world.now() }));
    await putSignups(
      world,
      requested.map((each) => ({ ...each, id: signupIdOf(world.signupSecret, each.productId, each) })),
    );
    const audience = { ...ALL_FANS, releases: ['product-other'] };
    const campaignId = await draft({ productId: 'product-tide', audience });
    const { size } = await readAudience(world, 'uid-mira', { ...owner, campaignId });
    expect(size).toMatchObject({ found: 2, recipients: 1, noConsent: 1 });
    await start(campaignId);
    expect(notified()).toEqual(['both@example.com']);
  });
});

describe('time', () => {
  test('on each fan’s own clock reaches each zone at its hour', async () => {
    const zones = ['Asia/Tokyo', 'Europe/Berlin', 'America/New_York', null];
    for (const zone of zones) await follow([`${zone?.split('/')[1] ?? 'unknown'}@example.com`.toLowerCase()], { zone });
    const timing = { mode: 'local', date: '2026-06-14', time: '09:00' } satisfies CampaignTiming;
    const campaignId = await draft({ timing });
    await start(campaignId);
    expect(await read(campaignId)).toMatchObject({ state: 'scheduled' });
    const hours: Record<string, string[]> = {};
    for (let at = Date.parse('2026-06-13T18:30:00Z'); at < Date.parse('2026-06-14T14:00:00Z'); at += 30 * MINUTE) {
      world.setNow(at);
      const before = world.mails.length;
      await run();
      if (world.mails.length > before)
        hours[new Date(at).toISOString().slice(0, 16)] = world.mails.slice(before).map(({ to }) => to);
    }
    expect(hours).toEqual({
      '2026-06-14T00:00': ['tokyo@example.com'],
      '2026-06-14T07:00': ['berlin@example.com'],
      '2026-06-14T09:00': ['unknown@example.com'],
      '2026-06-14T13:00': ['new_york@example.com'],
    });
    expect(await read(campaignId)).toMatchObject({ state: 'sent' });
  });

  test('at night delays texts until the morning, and says so', async () => {
    world.setNow(Date.parse('2026-06-13T01:00:00Z'));
    await putWaiting(world, [
      { ...FOLLOW, channel: 'phone', contact: '+4915112345678', zone: 'Europe/Berlin', dueAt: null },
    ]);
    const campaignId = await draft({ channel: 'phone' });
    await start(campaignId);
    expect(world.texts).toEqual([]);
    const [message] = await messages(campaignId);
    expect(message).toMatchObject({ state: 'queued' });
    expect(message?.delayedUntil).not.toBeNull();
    world.setNow(Date.parse('2026-06-13T06:00:00Z'));
    await run();
    expect(world.texts.map(({ to }) => to)).toEqual(['+4915112345678']);
    expect(world.texts[0]?.text).toContain('News by text');
  });

  test('at night delays mails by the artist’s setting for all mails', async () => {
    world.setNow(Date.parse('2026-06-13T01:00:00Z'));
    await follow(contacts(1), { zone: 'Europe/Berlin' });
    await start(await draft());
    expect(world.mails).toHaveLength(1);
    await saveSendingSettings(world, 'uid-mira', { ownerId, ownerKind: 'artist', mailHours: 'morning' });
    const campaignId = await draft();
    await start(campaignId);
    expect(world.mails).toHaveLength(1);
    expect((await messages(campaignId)).map(({ state }) => state)).toEqual(['queued']);
    world.setNow(Date.parse('2026-06-13T06:00:00Z'));
    await run();
    expect(world.mails).toHaveLength(2);
  });
});

describe('while sending', () => {
  test('a crash after a page loses no fan, and tells none twice', async () => {
    await follow(contacts(40));
    const campaignId = await draft();
    const { sendMail } = world;
    const killed = new Promise<never>(() => undefined);
    let left = 15;
    // From the fifteenth mail on, this process does nothing any more.
    world.sendMail = async (mail, signal) => {
      left -= 1;
      if (left < 0) await killed;
      await sendMail(mail, signal);
    };
    void start(campaignId);
    await expect.poll(() => left).toBeLessThan(0);
    world.sendMail = sendMail;
    const before = notified();
    for (let minute = 0; minute < 20; minute += 1) {
      world.passTime(MINUTE);
      await run();
    }
    expect(before).toHaveLength(15);
    expect(new Set(notified())).toEqual(new Set(contacts(40)));
    expect(await read(campaignId)).toMatchObject({ state: 'sent' });
  });

  test('an hour without a mail server costs an hour; a refused address is a bounce', async () => {
    await follow([...contacts(20), 'gone@example.com']);
    const campaignId = await draft();
    const { sendMail } = world;
    world.sendMail = () => Promise.reject(new ServerAway('connect ECONNREFUSED'));
    await start(campaignId);
    for (let tenth = 0; tenth < 6; tenth += 1) {
      world.passTime(10 * MINUTE);
      await run();
    }
    world.sendMail = async (mail, signal) => {
      if (mail.to === 'gone@example.com') throw new AddressRefused('550 no such user', { status: '5.1.1' });
      await sendMail(mail, signal);
    };
    for (let minute = 0; minute < 4; minute += 1) {
      world.passTime(MINUTE);
      await run();
    }
    expect(notified()).toEqual(contacts(20).sort());
    expect((await messages(campaignId)).filter(({ bounced }) => bounced)).toHaveLength(1);
    expect(await read(campaignId)).toMatchObject({ state: 'sent' });
  });

  /** Sends the mails of a campaign to 30 fans, and does something after the tenth. */
  async function startAndAfterTen(work: (campaignId: string) => Promise<unknown>): Promise<string> {
    await follow(contacts(30));
    const campaignId = await draft();
    const { sendMail } = world;
    world.sendMail = async (mail, signal) => {
      await sendMail(mail, signal);
      if (world.mails.length === 10) await work(campaignId);
    };
    await start(campaignId);
    world.sendMail = sendMail;
    return campaignId;
  }
  const key = (campaignId: string) => ({ ...owner, campaignId });

  test('a paused campaign waits, and goes on where it stopped', async () => {
    const campaignId = await startAndAfterTen((id) => pauseCampaign(world, 'uid-mira', key(id)));
    world.passTime(10 * MINUTE);
    await run();
    expect(world.mails.length).toBeLessThan(30);
    expect(await read(campaignId)).toMatchObject({ state: 'paused' });
    await resumeCampaign(world, 'uid-mira', key(campaignId));
    world.passTime(10 * MINUTE);
    await run();
    await run();
    expect(notified()).toEqual(contacts(30).sort());
    expect(await read(campaignId)).toMatchObject({ state: 'sent' });
  });

  test('a cancelled campaign sends nothing further, and cannot go on', async () => {
    const campaignId = await startAndAfterTen((id) => cancelCampaign(world, 'uid-mira', key(id)));
    const sent = world.mails.length;
    world.passTime(10 * MINUTE);
    await run();
    expect(world.mails).toHaveLength(sent);
    expect(sent).toBeLessThan(30);
    await expect(resumeCampaign(world, 'uid-mira', key(campaignId))).rejects.toMatchObject({ code: 'campaign/closed' });
  });

  test('a deleted artist’s campaign waits for the restoration', async () => {
    const campaignId = await startAndAfterTen(() =>
      world.db.doc(documents.artistProfile(ownerId).path).update({ deletedAt: Timestamp.fromMillis(world.now()) }),
    );
    const sent = world.mails.length;
    world.passTime(10 * MINUTE);
    world.mails.length = 0;
    await run();
    expect(world.mails).toEqual([]);
    await world.db.doc(documents.artistProfile(ownerId).path).update({ deletedAt: FieldValue.delete() });
    for (let count = 0; count < 3; count += 1) {
      world.passTime(10 * MINUTE);
      await run();
    }
    expect(sent + world.mails.length).toBe(30);
    expect(await read(campaignId)).toMatchObject({ state: 'sent' });
  });

  test('a campaign that has not begun is a draft again when it is cancelled', async () => {
    await follow(contacts(1));
    const campaignId = await draft({ timing: { mode: 'instant', date: '2026-06-13', time: '10:00', zone: 'UTC' } });
    await start(campaignId);
    await pauseCampaign(world, 'uid-mira', key(campaignId));
    expect((await resumeCampaign(world, 'uid-mira', key(campaignId))).stored.state).toBe('scheduled');
    expect((await cancelCampaign(world, 'uid-mira', key(campaignId))).stored.state).toBe('draft');
    world.passTime(2 * DAY);
    await run();
    expect(world.mails).toEqual([]);
  });

  test('results tell what became of each message, and failures can be tried again', async () => {
    await follow(['fine@example.com', 'gone@example.com', 'large@example.com']);
    const campaignId = await draft();
    const { sendMail } = world;
    world.sendMail = async (mail, signal) => {
      if (mail.to.startsWith('gone')) throw new AddressRefused('550 no such user', { status: '5.1.1' });
      if (mail.to.startsWith('large')) throw new MessageRefused('552 too large');
      await sendMail(mail, signal);
    };
    await start(campaignId);
    const results = async () => (await readCampaignResults(world, 'uid-mira', key(campaignId))).results;
    expect(await results()).toMatchObject({ accepted: 1, bounced: 1, failed: 1, waiting: 0 });
    const { recipients, next } = await readRecipients(world, 'uid-mira', {
      ...key(campaignId),
      states: ['failed'],
      after: null,
    });
    expect(next).toBeNull();
    expect(recipients.map(({ contact, bounced }) => [contact, bounced]).sort()).toEqual([
      ['gone@example.com', true],
      ['large@example.com', false],
    ]);
    world.sendMail = sendMail;
    expect(await retryCampaign(world, 'uid-mira', key(campaignId))).toEqual({ retried: 1 });
    await run();
    world.passTime(MINUTE);
    await run();
    expect(notified()).toEqual(['fine@example.com', 'large@example.com']);
    expect(await results()).toMatchObject({ accepted: 2, bounced: 1, failed: 0 });
    expect(await read(campaignId)).toMatchObject({ state: 'sent' });
  });

  test('a message that was given up without an answer has all of its attempts again', async () => {
    await follow(['slow@example.com']);
    const campaignId = await draft();
    world.mailError = new OutcomeUnknown('no answer');
    await start(campaignId);
    const state = async () => (await messages(campaignId)).map(({ state: each }) => each);
    for (let day = 0; day < 5; day += 1) {
      world.passTime(DAY);
      await run();
    }
    expect(await state()).toEqual(['failed']);
    expect(await retryCampaign(world, 'uid-mira', key(campaignId))).toEqual({ retried: 1 });
    // Once more without an answer, and then with one.
    await run();
    expect(await state()).toEqual(['queued']);
    world.mailError = null;
    world.passTime(DAY);
    await run();
    expect(notified()).toEqual(['slow@example.com']);
  });
});
