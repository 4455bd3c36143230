import { documents } from '@countin/domain/documents';
import { INVITATION_MS } from '@countin/domain/permissions';
import { describe, expect, test } from 'vitest';
import { aPerson } from '../testing/people.ts';
import { NOW, type TestWorld } from '../testing/services.ts';
import { artist, aTeam, invite, join, owner } from '../testing/team.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeMemberRole } from './change-member-role.ts';
import { inviteMember } from './invite-member.ts';
import { readInvitation } from './read-invitation.ts';
import { readTeam } from './read-team.ts';
import { removeMember } from './remove-member.ts';
import { acceptOwnership } from './transfer/accept-ownership.ts';
import { offerOwnership } from './transfer/offer-ownership.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const rolesOf = async (world: TestWorld, uid: string) =>
  (await world.read(documents.user(uid).path))?.['artistRoles'] as unknown;
const idOf = async (world: TestWorld) => (await world.list('invitations'))[0]?.split('/')[1] ?? '';

describe('an invitation by e-mail', () => {
  test('makes the person with that verified address a member, once', async () => {
    const world = await aTeam();
    const token = await invite(world, 'ada@example.com');
    expect(world.mails[0]).toMatchObject({
      to: 'ada@example.com',
      subject: 'Name of uid-mira invites you to work on Mira Okafor',
      unsubscribe: null,
    });
    expect(await acceptInvitation(world, 'ada', { token })).toEqual(artist);
    expect(await rolesOf(world, 'ada')).toEqual({ 'artist-mira': 'editor' });
    expect(await readTeam(world, 'ada', artist)).toMatchObject({
      owner: { uid: owner },
      members: [{ uid: 'ada', name: 'Name of ada', role: 'editor', email: null }],
      invitations: [],
      role: 'editor',
    });
    expect(await acceptInvitation(world, 'ada', { token })).toEqual(artist);
    await expect(acceptInvitation(world, 'ben', { token })).rejects.toMatchObject({ code: 'invitation/used' });
  });

  test('is refused to another account, and stays open for the right one', async () => {
    const world = await aTeam();
    const token = await invite(world, 'ada@example.com');
    await expect(acceptInvitation(world, 'ben', { token })).rejects.toMatchObject({ code: 'invitation/other-address' });
    await acceptInvitation(world, 'ada', { token });
    expect(await rolesOf(world, 'ben')).toEqual({});
  });

  test('confirms the address, which only its recipient could have read', async () => {
    const world = await aTeam();
    world.identity.verifiedUids.delete('ada');
    const token = await invite(world, 'Ada@Example.com');
    expect(await acceptInvitation(world, 'ada', { token })).toEqual(artist);
    expect([...(await world.identity.verified(['ada']))]).toEqual(['ada']);
  });

  test('does not confirm the address of whoever else has an account', async () => {
    const world = await aTeam();
    world.identity.verifiedUids.delete('ben');
    const token = await invite(world, 'ada@example.com');
    await expect(acceptInvitation(world, 'ben', { token })).rejects.toMatchObject({ code: 'invitation/other-address' });
    expect([...(await world.identity.verified(['ben']))]).toEqual([]);
  });

  test('is answered alike for addresses with and without an account', async () => {
    const world = await aTeam();
    const [known, unknown] = await Promise.all(
      ['ada@example.com', 'nobody-has-this@example.com'].map((email) =>
        inviteMember(world, owner, { ...artist, role: 'viewer', email, language: 'de' }),
      ),
    );
    expect(known).toEqual(unknown);
    expect(world.mails).toHaveLength(2);
  });

  test('that cannot be sent leaves none behind', async () => {
    const world = await aTeam();
    world.mailError = new Error('away');
    await expect(invite(world, 'ada@example.com')).rejects.toMatchObject({ code: 'service/unavailable' });
    expect(await world.list('invitations')).toEqual([]);
  });

  test('stores no token, and shows names without links', async () => {
    const world = await aTeam();
    await world.db.doc(documents.user(owner).path).update({ displayName: 'Win at evil.example' });
    const token = await invite(world, 'ada@example.com');
    const stored = JSON.stringify(await world.read(`invitations/${await idOf(world)}`));
    expect(stored).not.toContain(token);
    expect(world.mails[0]?.text).not.toContain('evil.example');
  });
});

describe('an invitation by link', () => {
  test('of 20 tabs of many accounts at once makes one a member', async () => {
    const world = await aTeam();
    const token = await invite(world, null);
    const tabs = Array.from({ length: 20 }, (_, index) => ['tide', 'ada', 'ben'][index % 3] ?? '');
    await Promise.allSettled(tabs.map((uid) => acceptInvitation(world, uid, { token })));
    expect(await world.list(documents.members('artist', 'artist-mira').path)).toHaveLength(1);
  });

  test.each([
    ['withdrawn', 'invitation/withdrawn'],
    ['expired', 'invitation/expired'],
    ['of an inviter who was removed', 'invitation/withdrawn'],
  ])('%s cannot be accepted', async (what, code) => {
    const world = await aTeam();
    await join(world, 'tide', 'manager');
    const token = await invite(world, null, 'manager', 'tide');
    if (what === 'withdrawn') {
      for (const path of await world.list('invitations'))
        await withdrawInvitation(world, owner, { ...artist, invitationId: path.split('/')[1] ?? '' }).catch(() => null);
    } else if (what === 'expired') world.passTime(INVITATION_MS);
    else await removeMember(world, owner, { ...artist, uid: 'tide' });
    await expect(acceptInvitation(world, 'ada', { token })).rejects.toMatchObject({ code });
    await expect(readInvitation(world, 'address', { token })).rejects.toMatchObject({ code });
  });

  test('can be read without a sign-in, and says what it is for', async () => {
    const world = await aTeam();
    const token = await invite(world, null, 'analyst');
    expect(await readInvitation(world, 'address', { token })).toEqual({
      kind: 'artist',
      profileName: 'Mira Okafor',
      inviterName: 'Name of uid-mira',
      role: 'analyst',
      expiresAt: NOW + INVITATION_MS,
    });
  });

  test('is not used up by an existing member', async () => {
    const world = await aTeam();
    const token = await invite(world, null);
    await expect(acceptInvitation(world, owner, { token })).rejects.toMatchObject({ code: 'member/already' });
    await acceptInvitation(world, 'ada', { token });
  });
});

describe('members', () => {
  test.each(['editor', 'analyst', 'viewer'] as const)(
    'a %s can neither invite, nor change, nor remove',
    async (role) => {
      const world = await aTeam();
      await join(world, 'tide', role);
      await join(world, 'ada', 'editor');
      const denied = { code: 'access/denied' };
      await expect(invite(world, null, 'viewer', 'tide')).rejects.toMatchObject(denied);
      await expect(changeMemberRole(world, 'tide', { ...artist, uid: 'tide', role: 'manager' })).rejects.toMatchObject(
        denied,
      );
      await expect(removeMember(world, 'tide', { ...artist, uid: 'ada' })).rejects.toMatchObject(denied);
      expect((await readTeam(world, 'tide', artist)).invitations).toEqual([]);
    },
  );

  test('get another role, leave and are removed, and the log says so', async () => {
    const world = await aTeam();
    await join(world, 'tide', 'viewer');
    await join(world, 'ada', 'editor');
    await changeMemberRole(world, owner, { ...artist, uid: 'tide', role: 'manager' });
    expect(await rolesOf(world, 'tide')).toEqual({ 'artist-mira': 'manager' });
    await removeMember(world, 'tide', { ...artist, uid: 'ada' });
    await removeMember(world, 'tide', { ...artist, uid: 'tide' });
    expect([await rolesOf(world, 'ada'), await rolesOf(world, 'tide')]).toEqual([{}, {}]);
    const log = await world.db.collection(documents.activities('artist', 'artist-mira').path).get();
    expect(log.docs.map((entry) => entry.get('action') as string).sort()).toEqual([
      'member.invited',
      'member.invited',
      'member.joined',
      'member.joined',
      'member.left',
      'member.removed',
      'member.role',
    ]);
  });

  test('never end the ownership: the owner cannot leave or be removed', async () => {
    const world = await aTeam();
    await join(world, 'tide', 'manager');
    for (const caller of [owner, 'tide'])
      await expect(removeMember(world, caller, { ...artist, uid: owner })).rejects.toMatchObject({
        code: 'member/owner',
      });
    await expect(changeMemberRole(world, 'tide', { ...artist, uid: owner, role: 'viewer' })).rejects.toMatchObject({
      code: 'member/owner',
    });
  });
});

describe('the ownership', () => {
  const mira = aPerson({ uid: owner });
  const ada = aPerson({ uid: 'ada' });

  test('passes to a member when both agree, with every release, and the former owner stays as a manager', async () => {
    const world = await aTeam();
    await join(world, 'ada', 'editor');
    await offerOwnership(world, mira, { ...artist, uid: 'ada' });
    expect((await readTeam(world, 'ada', artist)).offer).toMatchObject({ to: 'ada' });
    await acceptOwnership(world, ada, artist);
    for (const path of [
      'artistProfiles/artist-mira',
      'musicProducts/product-tide',
      'releasePages/product-tide',
      'slugs/mira-okafor',
    ])
      expect(await world.read(path), path).toMatchObject({ createdBy: 'ada' });
    expect([await rolesOf(world, 'ada'), await rolesOf(world, owner)]).toEqual([{}, { 'artist-mira': 'manager' }]);
    expect(await world.read(documents.profileCount('ada').path)).toMatchObject({ artists: 1 });
    await expect(acceptOwnership(world, ada, artist)).rejects.toMatchObject({ code: 'access/denied' });
  });

  test('is not offered to a suspended account, nor to others than members', async () => {
    const world = await aTeam();
    await join(world, 'ada', 'editor');
    await world.db.doc(documents.user('ada').path).update({ suspended: true });
    await expect(offerOwnership(world, mira, { ...artist, uid: 'ada' })).rejects.toMatchObject({
      code: 'member/unavailable',
    });
    await expect(offerOwnership(world, mira, { ...artist, uid: 'ben' })).rejects.toMatchObject({
      code: 'member/not-found',
    });
  });

  test('needs a recent password of both, and the offer to be for the caller', async () => {
    const world = await aTeam();
    await join(world, 'ada', 'manager');
    await join(world, 'ben', 'manager');
    const late = { passwordAt: NOW - 6 * 60_000 };
    await expect(offerOwnership(world, { ...mira, ...late }, { ...artist, uid: 'ada' })).rejects.toMatchObject({
      code: 'auth/recent-login',
    });
    await expect(offerOwnership(world, ada, { ...artist, uid: 'ada' })).rejects.toMatchObject({
      code: 'access/denied',
    });
    await offerOwnership(world, mira, { ...artist, uid: 'ada' });
    await expect(acceptOwnership(world, { ...ada, ...late }, artist)).rejects.toMatchObject({
      code: 'auth/recent-login',
    });
    await expect(acceptOwnership(world, aPerson({ uid: 'ben' }), artist)).rejects.toMatchObject({
      code: 'access/denied',
    });
    await removeMember(world, owner, { ...artist, uid: 'ada' });
    expect(await world.list('ownershipOffers')).toEqual([]);
  });
});
