import { documents } from '@countin/domain/documents';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { INVITATION_MS } from '@countin/domain/permissions';
import { describe, expect, test } from 'vitest';
import type { Identity } from '../platform/identity/identity.ts';
import type { TestWorld } from '../testing/services.ts';
import { artist, aTeam, invite, join, owner } from '../testing/team.ts';
import { putTestMember } from '../testing/members.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeMemberRole } from './change-member-role.ts';
import { inviteMember } from './invite-member.ts';
import { readInvitation } from './read-invitation.ts';
import { readTeam } from './read-team.ts';
import { removeMember } from './remove-member.ts';

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { readonly code?: string }) => error.code,
  );
const accept = (world: TestWorld, uid: string, token: string) => codeOf(acceptInvitation(world, uid, { token }));
const openFor = async (world: TestWorld) => (await readTeam(world, owner, artist)).invitations.length;

test('an invitation is made without asking whether its address has an account, and the mail is the same', async () => {
  const world = await aTeam();
  // Any question to the provider would fail, and take its time.
  const identity = new Proxy({} as Identity, {
    get: () => () => Promise.reject(new Error('the provider was asked about an address')),
  });
  const answers = [];
  for (const email of ['ada@example.com', 'not@example.com'])
    answers.push(
      await inviteMember({ ...world, identity }, owner, { ...artist, role: 'viewer', email, language: 'ar' }),
    );
  const [known, unknown] = world.mails.map(({ to, messageId: _own, ...mail }) =>
    JSON.stringify(mail)
      .replaceAll(to, '')
      .replaceAll(/#[\w-]{43}/g, ''),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(known).toBe(unknown);
});

test('an invitation lasts 14 days to the millisecond', async () => {
  const world = await aTeam();
  const [token, late] = [await invite(world, null), await invite(world, null)];
  world.passTime(INVITATION_MS - 1);
  expect(await accept(world, 'ada', token)).toBe('done');
  world.passTime(1);
  expect(await accept(world, 'ben', late)).toBe('invitation/expired');
  expect(await openFor(world)).toBe(0);
});

test('an invitation by mail is compared with the address as the provider stores it, in any case', async () => {
  const world = await aTeam();
  world.identity.put('ada', { email: 'Ada@Example.com' });
  const token = await invite(world, 'ada@example.com');
  expect(await accept(world, 'tide', token)).toBe('invitation/other-address');
  expect(await accept(world, 'ada', token)).toBe('done');
});

describe('the open invitations of a manager', () => {
  test.each([
    ['is removed', (world: TestWorld) => removeMember(world, owner, { ...artist, uid: 'tide' })],
    ['leaves', (world: TestWorld) => removeMember(world, 'tide', { ...artist, uid: 'tide' })],
    [
      'becomes an editor',
      (world: TestWorld) => changeMemberRole(world, owner, { ...artist, uid: 'tide', role: 'editor' }),
    ],
  ])('who %s are withdrawn, those of others stay', async (_how, end) => {
    const world = await aTeam();
    await join(world, 'tide', 'manager');
    const token = await invite(world, 'ben@example.com', 'manager', 'tide');
    await invite(world, null);
    await end(world);
    expect(await openFor(world)).toBe(1);
    expect(await accept(world, 'ben', token)).toBe('invitation/withdrawn');
    // A manager again, the former invitations stay as they are.
    await putTestMember(world, 'tide', 'manager');
    expect(await accept(world, 'ben', token)).toBe('invitation/withdrawn');
    const log = await world.db.collection(documents.activities('artist', 'artist-mira').path).get();
    expect(log.docs.map((entry) => [entry.get('action') as string, entry.get('subject') as string])).toContainEqual([
      'invitation.withdrawn',
      'ben@example.com',
    ]);
  });

  test('who gets another role that may manage members stay open', async () => {
    const world = await aTeam();
    await join(world, 'tide', 'manager');
    const token = await invite(world, null, 'viewer', 'tide');
    await changeMemberRole(world, owner, { ...artist, uid: 'tide', role: 'manager' });
    expect(await accept(world, 'ben', token)).toBe('done');
  });
});

test.each([owner, 'tide'])('while %s is suspended, the invitations cannot be accepted or read', async (inviter) => {
  const world = await aTeam();
  await join(world, 'tide', 'manager');
  const token = await invite(world, null, 'viewer', inviter);
  const suspend = (suspended: boolean) => world.db.doc(documents.user(inviter).path).update({ suspended });
  await suspend(true);
  expect(await accept(world, 'ada', token)).toBe('invitation/withdrawn');
  expect(await codeOf(readInvitation(world, 'address', { token }))).toBe('invitation/withdrawn');
  await suspend(false);
  expect(await accept(world, 'ada', token)).toBe('done');
});

test('a profile with as many members as it may have invites and accepts no more, and each is listed', async () => {
  const world = await aTeam();
  const tokens = [await invite(world, null), await invite(world, null)];
  for (let at = 1; at < SERVER_LIMITS.members; at += 1) await putTestMember(world, `member-${at}`, 'viewer');
  const both = await Promise.all(['ada', 'ben'].map((uid, at) => accept(world, uid, tokens[at] ?? '')));
  expect(both.sort()).toEqual(['done', 'member/too-many']);
  expect(await codeOf(invite(world, null))).toBe('member/too-many');
  expect((await readTeam(world, owner, artist)).members).toHaveLength(SERVER_LIMITS.members);
});
