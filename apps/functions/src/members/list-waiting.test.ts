import { expect, test } from 'vitest';
import { INVITATION_MS } from '@countin/domain/permissions';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { acceptInvitation, acceptMailedInvitation } from './accept-invitation.ts';
import { inviteMember } from './invite-member.ts';
import { listWaiting } from './list-waiting.ts';
import { offerOwnership } from './transfer/offer-ownership.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

const owner = 'uid-mira';
const artist = { kind: 'artist', profileId: 'artist-mira' } as const;
const NOTHING = { invitations: [], ownerships: [] };

async function aWorld(): Promise<TestWorld> {
  const world = createWorld('list-waiting');
  await putDraft(world);
  for (const uid of [owner, 'ada', 'ben']) {
    await putUser(world, uid, { displayName: `Name of ${uid}` });
    world.identity.verifiedUids.add(uid);
  }
  return world;
}
const invite = (world: TestWorld, email: string | null) =>
  inviteMember(world, owner, { ...artist, role: 'editor', email, language: 'en' });
const waitingFor = (world: TestWorld, uid: string) => listWaiting(world, uid, {});
const idOf = async (world: TestWorld) => (await world.list('invitations'))[0]?.split('/')[1] ?? '';

test('an invitation to my verified address waits for me alone, and can be accepted without its link', async () => {
  const world = await aWorld();
  await invite(world, 'ada@example.com');
  const id = await idOf(world);
  expect(await waitingFor(world, 'ada')).toEqual({
    invitations: [
      {
        id,
        ...artist,
        profileName: 'Mira Okafor',
        inviterName: 'Name of uid-mira',
        role: 'editor',
        expiresAt: NOW + INVITATION_MS,
      },
    ],
    ownerships: [],
  });
  expect(await waitingFor(world, 'ben')).toEqual(NOTHING);
  await expect(acceptMailedInvitation(world, 'ben', { invitationId: id })).rejects.toMatchObject({
    code: 'invitation/other-address',
  });
  expect(await acceptMailedInvitation(world, 'ada', { invitationId: id })).toEqual(artist);
  expect(await waitingFor(world, 'ada')).toEqual(NOTHING);
});

test('before my address is verified, nothing is listed and nothing accepted', async () => {
  const world = await aWorld();
  await invite(world, 'ada@example.com');
  world.identity.verifiedUids.delete('ada');
  expect(await waitingFor(world, 'ada')).toEqual(NOTHING);
  const invitationId = await idOf(world);
  await expect(acceptMailedInvitation(world, 'ada', { invitationId })).rejects.toMatchObject({
    code: 'auth/unverified',
  });
});

test('an invitation by link is not accepted by its id: only the link is secret', async () => {
  const world = await aWorld();
  const { link } = await invite(world, null);
  const invitationId = await idOf(world);
  await expect(acceptMailedInvitation(world, 'ada', { invitationId })).rejects.toMatchObject({
    code: 'invitation/not-found',
  });
  expect(await acceptInvitation(world, 'ada', { token: link?.split('#')[1] ?? '' })).toEqual(artist);
});

test('withdrawn and expired invitations are not listed', async () => {
  const withdrawn = await aWorld();
  await invite(withdrawn, 'ada@example.com');
  await withdrawInvitation(withdrawn, owner, { ...artist, invitationId: await idOf(withdrawn) });
  expect(await waitingFor(withdrawn, 'ada')).toEqual(NOTHING);
  const expired = await aWorld();
  await invite(expired, 'ada@example.com');
  expect(await waitingFor({ ...expired, now: () => NOW + INVITATION_MS }, 'ada')).toEqual(NOTHING);
});

test('an offered ownership waits for the member it is offered to', async () => {
  const world = await aWorld();
  await invite(world, 'ada@example.com');
  await acceptMailedInvitation(world, 'ada', { invitationId: await idOf(world) });
  await offerOwnership(world, aPerson({ uid: owner }), { ...artist, uid: 'ada' });
  expect(await waitingFor(world, 'ada')).toEqual({
    invitations: [],
    ownerships: [{ ...artist, profileName: 'Mira Okafor', expiresAt: NOW + INVITATION_MS }],
  });
  expect(await waitingFor(world, 'ben')).toEqual(NOTHING);
});
