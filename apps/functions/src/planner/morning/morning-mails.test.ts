import { documents } from '@countin/domain/documents';
import { aUser } from '@countin/domain/testing';
import type { PlannerTask } from '@countin/domain/planner';
import { FieldValue, Timestamp } from '@google-cloud/firestore';
import { beforeEach, expect, test } from 'vitest';
import { removeMember } from '../../members/remove-member.ts';
import { OutcomeUnknown } from '../../platform/senders/outcome-unknown.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { putTestMember } from '../../testing/members.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putArtist } from '../../testing/stage.ts';
import { readPlanMail, savePlanMail, stopPlanMail } from './plan-mails.ts';
import { runMorningMails } from './run-morning-mails.ts';

const artistId = 'artist-mira';
const OWNER = 'uid-mira';
const HOUR = 3_600_000;
/** Seven in the morning in Berlin. */
const MORNING = Date.parse('2026-06-13T05:00:00Z');

let world: TestWorld;
beforeEach(async () => {
  world = createWorld('morning-mails');
  await putArtist(world);
  world.identity.put(OWNER);
  world.identity.verifiedUids.add(OWNER);
});

const task = (id: string, change: Partial<PlannerTask> = {}) =>
  setDocument(world.db, refTo(world.db, documents.plannerTask(artistId, id)), {
    id,
    template: null,
    productId: null,
    title: 'Book the hall',
    days: null,
    date: '2026-06-13',
    assignee: '',
    done: false,
    hidden: false,
    updatedAt: world.now(),
    ...change,
  });
const switchOn = (uid = OWNER, zone = 'Europe/Berlin') => savePlanMail(world, uid, { artistId, zone });
const run = async (at: number) => {
  world.setNow(at);
  await runMorningMails(world, at + 50_000);
  return world.mails.splice(0);
};
const tokenIn = (link: string | null | undefined) => /\/r\/morning\/([\w-]{43})$/.exec(link ?? '')![1]!;

test('due tasks come once in the morning of the member’s zone, and the mail can be switched off by its link', async () => {
  await task('hall');
  await task('late', { title: 'Call www.evil.example', date: '2026-06-01' });
  await task('other', { title: 'Of Ben', assignee: 'ben' });
  await task('tomorrow', { title: 'Not yet', date: '2026-06-14' });
  await switchOn();
  expect(await run(MORNING - 1)).toEqual([]);
  const [mail, ...more] = await run(MORNING);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: 'uid-mira@example.com', subject: 'Due today: Mira Okafor' });
  expect(mail!.text).toContain('• Book the hall · Due today\n• Call · Was due June 1');
  expect(mail!.text).not.toMatch(/Of Ben|Not yet|evil/);
  expect(mail!.text).toContain('/artist/artist-mira/release-planner');
  expect(await run(MORNING + HOUR)).toEqual([]);
  const [next] = await run(MORNING + 24 * HOUR);
  expect(next!.text).toContain('Not yet');
  expect(next!.messageId).not.toBe(mail!.messageId);

  const token = tokenIn(mail!.unsubscribe);
  const forged = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
  await stopPlanMail(world, '203.0.113.9', { token: forged });
  expect(await readPlanMail(world, OWNER, { artistId })).toEqual({ zone: 'Europe/Berlin' });
  await stopPlanMail(world, '203.0.113.9', { token });
  expect(await readPlanMail(world, OWNER, { artistId })).toEqual({ zone: null });
  expect(await run(MORNING + 48 * HOUR)).toEqual([]);
});

test('a link from before the mail was switched off does not end a new one', async () => {
  await task('hall');
  await switchOn();
  const [mail] = await run(MORNING);
  await savePlanMail(world, OWNER, { artistId, zone: null });
  await switchOn();
  await stopPlanMail(world, '203.0.113.9', { token: tokenIn(mail!.unsubscribe) });
  expect(await readPlanMail(world, OWNER, { artistId })).toEqual({ zone: 'Europe/Berlin' });
});

test('a day with nothing due has no mail', async () => {
  await task('done', { done: true });
  await switchOn();
  expect(await run(MORNING)).toEqual([]);
});

test('a deleted artist has no mail, and a restored one has the next', async () => {
  await task('hall');
  await switchOn();
  const profile = world.db.doc(documents.artistProfile(artistId).path);
  await profile.update({ deletedAt: Timestamp.fromMillis(MORNING - HOUR) });
  expect(await run(MORNING)).toEqual([]);
  await profile.update({ deletedAt: FieldValue.delete() });
  expect(await run(MORNING + 24 * HOUR)).toHaveLength(1);
});

test('two runs at once, and switching it on again, send no second mail', async () => {
  await task('hall');
  await switchOn();
  world.setNow(MORNING);
  await Promise.all([runMorningMails(world, MORNING + 50_000), runMorningMails(world, MORNING + 50_000)]);
  await switchOn();
  expect(world.mails.splice(0)).toHaveLength(1);
  expect(await run(MORNING + HOUR)).toEqual([]);
});

test('the morning is that of the zone, also where clocks change', async () => {
  await task('hall');
  await switchOn(OWNER, 'America/New_York');
  expect(await run(MORNING)).toEqual([]);
  expect(await run(Date.parse('2026-06-13T11:00:00Z'))).toHaveLength(1);
  // Clocks in New York go back on November 1, 2026.
  await run(Date.parse('2026-10-31T11:00:00Z'));
  expect(await run(Date.parse('2026-11-01T11:59:00Z'))).toEqual([]);
  expect(await run(Date.parse('2026-11-01T12:00:00Z'))).toHaveLength(1);
});

test('it is in the member’s language', async () => {
  await setDocument(world.db, refTo(world.db, documents.user(OWNER)), aUser({ uid: OWNER, language: 'de' }));
  await task('hall');
  await switchOn();
  expect((await run(MORNING))[0]).toMatchObject({ subject: 'Heute fällig: Mira Okafor' });
});

test('a mail that was not taken is tried again the same morning; one that may have arrived is not', async () => {
  await task('hall');
  await switchOn();
  world.mailError = new Error('The server is busy.');
  expect(await run(MORNING)).toEqual([]);
  world.mailError = null;
  expect(await run(MORNING + 15 * 60_000)).toHaveLength(1);
  world.mailError = new OutcomeUnknown('Hung up after DATA.');
  await run(MORNING + 24 * HOUR);
  world.mailError = null;
  expect(await run(MORNING + 25 * HOUR)).toEqual([]);
});

test('after an outage until the afternoon the next morning has it', async () => {
  await task('hall');
  await switchOn();
  expect(await run(MORNING + 5 * HOUR)).toEqual([]);
  expect(await run(MORNING + 24 * HOUR)).toHaveLength(1);
});

test('an address that is not verified gets nothing', async () => {
  await task('hall');
  await switchOn();
  world.identity.verifiedUids.delete(OWNER);
  expect(await run(MORNING)).toEqual([]);
});

test('a member who left gets no mail, and none after coming back', async () => {
  await putTestMember(world, 'uid-ben', 'viewer');
  world.identity.put('uid-ben');
  world.identity.verifiedUids.add('uid-ben');
  await task('hall');
  await switchOn('uid-ben');
  await removeMember(world, OWNER, { kind: 'artist', profileId: artistId, uid: 'uid-ben' });
  await putTestMember(world, 'uid-ben', 'viewer');
  expect(await readPlanMail(world, 'uid-ben', { artistId })).toEqual({ zone: null });
  expect(await run(MORNING)).toEqual([]);
});

test('it is for those who may read the plan', async () => {
  await expect(savePlanMail(world, 'stranger', { artistId, zone: 'UTC' })).rejects.toMatchObject({
    code: 'access/denied',
  });
});
