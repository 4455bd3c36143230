import type { Figures } from '@countin/domain/numbers';
import { documents } from '@countin/domain/documents';
import {
  aFigures,
  aLabelProfile,
  anAgreement,
  anArtistProfile,
  aReleasePage,
  aStoredMonth,
  aUser,
} from '@countin/domain/testing';
import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { beforeEach, expect, test } from 'vitest';
import { removeMember } from '../../members/remove-member.ts';
import { OutcomeUnknown } from '../../platform/senders/outcome-unknown.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { putTestMember } from '../../testing/members.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putArtist } from '../../testing/stage.ts';
import { runSummaryMails } from './run-summary-mails.ts';
import { readSummaryMail, saveSummaryMail, stopSummaryMail } from './summary-mails.ts';

const OWNER = 'uid-mira';
const ARTIST = { kind: 'artist', profileId: 'artist-mira' } as const;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Thursday. */
const SWITCHED = Date.parse('2026-06-11T10:00:00Z');
/** Seven on Monday in Berlin, after the week from June 8 to 14. */
const MONDAY = Date.parse('2026-06-15T05:00:00Z');

const PAGES = {
  'release.tide': { counts: { views: 20 }, visitors: 15 },
  'release.gone': { counts: { views: 30 }, visitors: 25 },
  artist: { counts: { views: 50 }, visitors: 40 },
};
const day = (figures: Partial<Figures>, pages: object = {}) => ({ whole: aFigures(figures), pages: { ...pages } });
const counted = (views: number) => ({ counts: { views, storeClicks: 10, signups: 2 }, visitors: 80 });

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('summary-mails');
  await putArtist(world);
  world.identity.put(OWNER);
  world.identity.verifiedUids.add(OWNER);
  await world.write(
    'artistProfiles/artist-mira/monthNumbers/2026-06',
    aStoredMonth('2026-06', {
      '02': day({ counts: { views: 60, storeClicks: 10 }, visitors: 40 }),
      '01': day({ counts: { views: 40 }, visitors: 40 }),
      '09': day(counted(100), PAGES),
      11: day(counted(50), PAGES),
    }),
  );
  await setDocument(
    world.db,
    refTo(world.db, documents.releasePage('tide')),
    aReleasePage({ id: 'tide', artistId: 'artist-mira', title: 'Tide www.evil.example' }),
  );
  world.setNow(SWITCHED);
});

const switchOn = (every: 'week' | 'month' | null = 'week', uid = OWNER, zone = 'Europe/Berlin') =>
  saveSummaryMail(world, uid, { ...ARTIST, every, zone });
const run = async (at: number) => {
  world.setNow(at);
  await runSummaryMails(world, at + 50_000);
  return world.mails.splice(0);
};
const tokenIn = (link: string | null | undefined) => /\/r\/summary\/([\w-]{43})$/.exec(link ?? '')![1]!;

test('the week comes once, on Monday morning, compared with the week before, and its link switches it off', async () => {
  expect(await readSummaryMail(world, OWNER, ARTIST)).toEqual({ every: null, zone: null });
  await switchOn();
  expect(await run(MONDAY - 1)).toEqual([]);
  const [mail, ...more] = await run(MONDAY);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'uid-mira@example.com', subject: 'The numbers of the week: Mira Okafor' });
  expect(mail!.text).toContain('Views are up 50% from the days before.');
  expect(mail!.text).toContain(
    '• Views: 150 · +50%\n• Visitors: 160 · +100%\n• Store clicks: 20 · +100%\n• Signups: 4\n',
  );
  // The page with more views is of a release that is no longer public.
  expect(mail!.text).toContain('• Most visited release: Tide (40)');
  expect(mail!.text).not.toContain('evil');
  expect(mail!.text).toContain('/artist/artist-mira/analysis?from=2026-06-08&to=2026-06-14');
  expect(await run(MONDAY + HOUR)).toEqual([]);
  expect(await run(MONDAY + 6 * DAY)).toEqual([]);
  const [next] = await run(MONDAY + 7 * DAY);
  expect(next!.text).toContain('• Views: 0 · -100%');
  expect(next!.messageId).not.toBe(mail!.messageId);

  const token = tokenIn(mail!.unsubscribe);
  const forged = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
  await stopSummaryMail(world, '203.0.113.9', { token: forged });
  expect(await readSummaryMail(world, OWNER, ARTIST)).toEqual({ every: 'week', zone: 'Europe/Berlin' });
  await stopSummaryMail(world, '203.0.113.9', { token });
  expect(await readSummaryMail(world, OWNER, ARTIST)).toEqual({ every: null, zone: null });
  expect(await run(MONDAY + 14 * DAY)).toEqual([]);
});

test('the month comes on the first morning of the next one', async () => {
  await switchOn('month');
  const first = Date.parse('2026-07-01T05:00:00Z');
  expect(await run(first - 1)).toEqual([]);
  const [mail] = await run(first);
  expect(mail).toMatchObject({ subject: 'The numbers of the month: Mira Okafor' });
  expect(mail!.text).toContain('• Views: 250\n');
  expect(mail!.text).toContain('analysis?from=2026-06-01&to=2026-06-30');
  expect(await run(first + 20 * DAY)).toEqual([]);
});

test('two runs at once, and choosing the same again, send no second mail', async () => {
  await switchOn();
  world.setNow(MONDAY);
  await Promise.all([runSummaryMails(world, MONDAY + 50_000), runSummaryMails(world, MONDAY + 50_000)]);
  await switchOn();
  expect(world.mails.splice(0)).toHaveLength(1);
  expect(await run(MONDAY + HOUR)).toEqual([]);
});

test('a process that ends while it sends leaves the mail out rather than sending it twice', async () => {
  await switchOn();
  world.setNow(MONDAY);
  const { sendMail } = world;
  let ended: (() => void) | null = null;
  const sending = new Promise<void>((resolve) => (ended = resolve));
  // Never answers: the run does not get to what it does after the mail.
  world.sendMail = () => {
    ended?.();
    return new Promise(() => undefined);
  };
  void runSummaryMails(world, MONDAY + 50_000);
  await sending;
  world.sendMail = sendMail;
  expect(await run(MONDAY + MINUTE)).toEqual([]);
  expect(await run(MONDAY + 7 * DAY)).toHaveLength(1);
});

test('a process that ends before it sends sends later', async () => {
  await switchOn();
  world.setNow(MONDAY);
  const account = world.identity.account.bind(world.identity);
  let ended: (() => void) | null = null;
  const reading = new Promise<void>((resolve) => (ended = resolve));
  world.identity.account = () => {
    ended?.();
    return new Promise(() => undefined);
  };
  void runSummaryMails(world, MONDAY + 50_000);
  await reading;
  world.identity.account = account;
  expect(await run(MONDAY + MINUTE)).toHaveLength(1);
});

test('the morning is that of the artist’s zone, which counts as it is then', async () => {
  const zoned = (zone: string | null) =>
    world.write('artistProfiles/artist-mira/settings/defaults', {
      zone,
      time: '00:00',
      mode: 'local',
      pline: '',
      cline: '',
      services: [],
      language: null,
      createdBy: OWNER,
      artistId: 'artist-mira',
    });
  await zoned('Europe/Berlin');
  await switchOn('week', OWNER, 'Asia/Tokyo');
  expect(await readSummaryMail(world, OWNER, ARTIST)).toEqual({ every: 'week', zone: 'Europe/Berlin' });
  expect(await run(MONDAY - 4 * HOUR)).toEqual([]);
  // The artist moves to New York before Monday.
  await zoned('America/New_York');
  expect(await run(MONDAY)).toEqual([]);
  expect(await run(MONDAY + 6 * HOUR)).toHaveLength(1);
  // And back: the next week has one mail too.
  await zoned('Europe/Berlin');
  expect(await run(MONDAY + 7 * DAY)).toEqual([]);
  expect(await run(MONDAY + 8 * DAY)).toHaveLength(1);
  expect(await run(MONDAY + 13 * DAY)).toEqual([]);
});

test('after an outage until the afternoon it comes the next morning', async () => {
  await switchOn();
  expect(await run(MONDAY + 9 * HOUR)).toEqual([]);
  const [mail] = await run(MONDAY + DAY);
  expect(mail!.text).toContain('from=2026-06-08&to=2026-06-14');
});

test('a mail that was not taken is tried again in a morning; one that may have arrived is not', async () => {
  await switchOn();
  world.mailError = new Error('The server is busy.');
  expect(await run(MONDAY)).toEqual([]);
  expect(await run(MONDAY + HOUR)).toEqual([]);
  world.mailError = null;
  expect(await run(MONDAY + 2 * HOUR)).toHaveLength(1);
  world.mailError = new OutcomeUnknown('Hung up after DATA.');
  await run(MONDAY + 7 * DAY);
  world.mailError = null;
  expect(await run(MONDAY + 8 * DAY)).toEqual([]);
});

test('a period without numbers, after days without any, has no mail', async () => {
  await switchOn();
  expect(await run(MONDAY + 21 * DAY)).toEqual([]);
});

test('a site that fans come from is not named in the mail', async () => {
  const tables = { source: { 'evil.example': [90, 0, 0, 5] } } as const;
  await world.write(
    'artistProfiles/artist-mira/monthNumbers/2026-06',
    aStoredMonth('2026-06', { '09': day({ counts: { views: 100 }, visitors: 9, tables }) }),
  );
  await switchOn();
  const [mail] = await run(MONDAY);
  expect(mail!.text).toContain('90% of all views come from one site.');
  expect(mail!.text + mail!.html).not.toContain('evil');
});

test('it is in the member’s language', async () => {
  await setDocument(world.db, refTo(world.db, documents.user(OWNER)), aUser({ uid: OWNER, language: 'ar' }));
  await switchOn();
  const [mail] = await run(MONDAY);
  expect(mail).toMatchObject({ subject: expect.stringContaining('أرقام الأسبوع') });
  expect(mail!.html).toContain('dir="rtl"');
});

test('an address that is not verified gets nothing', async () => {
  await switchOn();
  world.identity.verifiedUids.delete(OWNER);
  expect(await run(MONDAY)).toEqual([]);
});

test('each member has a mail of their own, which ends with the membership', async () => {
  for (const uid of ['uid-ben', 'uid-ada']) {
    await putTestMember(world, uid, 'viewer');
    world.identity.put(uid);
    world.identity.verifiedUids.add(uid);
    await switchOn('week', uid);
  }
  await removeMember(world, OWNER, { ...ARTIST, uid: 'uid-ben' });
  await putTestMember(world, 'uid-ben', 'viewer');
  expect(await readSummaryMail(world, 'uid-ben', ARTIST)).toEqual({ every: null, zone: null });
  expect((await run(MONDAY)).map(({ to }) => to)).toEqual(['uid-ada@example.com']);
});

test('a deleted artist has no mail, and a restored one has the next', async () => {
  await switchOn();
  const profile = world.db.doc('artistProfiles/artist-mira');
  await profile.update({ deletedAt: Timestamp.fromMillis(SWITCHED) });
  expect(await run(MONDAY)).toEqual([]);
  await profile.update({ deletedAt: FieldValue.delete() });
  expect(await run(MONDAY + 7 * DAY)).toHaveLength(1);
});

test('it is for those who may read the numbers', async () => {
  await expect(switchOn('week', 'stranger')).rejects.toMatchObject({ code: 'access/denied' });
  await expect(readSummaryMail(world, 'stranger', ARTIST)).rejects.toMatchObject({ code: 'access/denied' });
});

test('a label has the numbers of artists who share them', async () => {
  const LABEL = { kind: 'label', profileId: 'label-tide' } as const;
  await world.write(
    'labelProfiles/label-tide',
    aLabelProfile({ createdBy: OWNER, artistIds: ['artist-mira', 'yuki'] }),
  );
  await world.write('artistProfiles/yuki', anArtistProfile({ id: 'yuki', createdBy: 'uid-yuki' }));
  await world.write(
    'artistProfiles/yuki/monthNumbers/2026-06',
    aStoredMonth('2026-06', { '09': day({ counts: { views: 7000 } }) }),
  );
  for (const [artistId, grants] of [
    ['artist-mira', ['releases.see', 'numbers.see']] as const,
    ['yuki', ['releases.see']] as const,
  ])
    await world.write(documents.agreement('label-tide', artistId).path, { ...anAgreement({ artistId }), grants });
  await saveSummaryMail(world, OWNER, { ...LABEL, every: 'week', zone: 'Europe/Berlin' });
  const [mail] = await run(MONDAY);
  expect(mail!.text).toContain('• Views: 150 · +50%');
  expect(mail!.text).toContain('Most visited release: Tide (40)');
  expect(mail!.text).toContain('/label/label-tide/analysis?from=2026-06-08&to=2026-06-14');
  expect(mail!.text).toContain('Only artists who share');
});
