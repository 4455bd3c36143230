import { documents } from '@countin/domain/documents';
import { aLabelProfile, anArtistProfile } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { acceptInvitation } from '../../members/accept-invitation.ts';
import { inviteMember } from '../../members/invite-member.ts';
import { offerOwnership } from '../../members/transfer/offer-ownership.ts';
import { putTestMember } from '../../testing/members.ts';
import { aPerson, putUser } from '../../testing/people.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { deleteAccount } from '../delete-account.ts';
import { updateAccount } from '../update-account.ts';

const LABEL = { kind: 'label', profileId: 'label-own' } as const;
const OTHER = { kind: 'artist', profileId: 'other' } as const;

/** Mira has an artist and a label, each with Ada as a member, and is a member of another artist. */
async function connected(): Promise<TestWorld> {
  const world = createWorld('memberships');
  await putUser(world, 'uid-mira', { displayName: 'Mira' });
  await putUser(world, 'ada', { displayName: 'Ada' });
  await world.write(documents.artistProfile('artist-mira').path, anArtistProfile());
  await world.write(
    documents.labelProfile('label-own').path,
    aLabelProfile({ id: 'label-own', createdBy: 'uid-mira' }),
  );
  await world.write(documents.artistProfile('other').path, anArtistProfile({ id: 'other', createdBy: 'tide' }));
  await putTestMember(world, 'ada', 'editor');
  await putTestMember(world, 'ada', 'viewer', LABEL);
  await putTestMember(world, 'uid-mira', 'manager', OTHER);
  return world;
}

test('a deleted account leaves no memberships: neither in its profiles nor in others', async () => {
  const world = await connected();
  await putTestMember(world, 'ada', 'viewer', OTHER);
  await deleteAccount(world, aPerson({ uid: 'uid-mira' }));
  expect(await world.read(documents.user('ada').path)).toMatchObject({
    artistRoles: { other: 'viewer' },
    labelRoles: {},
  });
  expect(await world.list(documents.members('artist', 'artist-mira').path)).toEqual([]);
  expect(await world.list(documents.members('label', 'label-own').path)).toEqual([]);
  expect(await world.list(documents.members('artist', 'other').path)).toEqual([
    documents.member('artist', 'other', 'ada').path,
  ]);
});

test('a deleted account leaves no invitations and no offer of ownership in the profiles of others', async () => {
  const world = await connected();
  world.identity.verifiedUids.add('ben');
  const { link } = await inviteMember(world, 'uid-mira', { ...OTHER, role: 'editor', email: null, language: 'en' });
  await offerOwnership(world, aPerson({ uid: 'tide' }), { ...OTHER, uid: 'uid-mira' });
  await deleteAccount(world, aPerson({ uid: 'uid-mira' }));
  expect([...(await world.list('invitations')), ...(await world.list('ownershipOffers'))]).toEqual([]);
  const token = link?.split('#')[1] ?? '';
  await expect(acceptInvitation(world, 'ben', { token })).rejects.toMatchObject({ code: 'invitation/not-found' });
});

test('a member’s new name is in the lists of the other members', async () => {
  const world = await connected();
  await updateAccount(world, aPerson({ uid: 'ada' }), { displayName: 'Ada Lovelace' });
  for (const path of [
    documents.member('artist', 'artist-mira', 'ada').path,
    documents.member('label', 'label-own', 'ada').path,
  ])
    expect(await world.read(path)).toMatchObject({ name: 'Ada Lovelace', invitedBy: 'uid-mira' });
});
