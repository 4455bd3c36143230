import type { MemberRole } from '@countin/domain/permissions';
import { acceptInvitation } from '../members/accept-invitation.ts';
import { inviteMember } from '../members/invite-member.ts';
import { stagedOnce } from './all-documents.ts';
import { putUser } from './people.ts';
import { createWorld, type TestWorld } from './services.ts';
import { putDraft, putPage } from './stage.ts';

/** Owner of the artist. */
export const owner = 'uid-mira';
export const artist = { kind: 'artist', profileId: 'artist-mira' } as const;

const PEOPLE = [owner, 'tide', 'ada', 'ben'];

const putTeam = stagedOnce(async () => {
  const world = createWorld('team');
  await putDraft(world);
  await putPage(world);
  await world.write('slugs/mira-okafor', { kind: 'artist', profileId: 'artist-mira', createdBy: owner });
  for (const uid of PEOPLE) await putUser(world, uid, { displayName: `Name of ${uid}` });
  return world;
});

/** An artist of Mira's. Every other person has a verified address. */
export async function aTeam(): Promise<TestWorld> {
  const world = createWorld('team');
  await putTeam(world);
  for (const uid of PEOPLE) world.identity.verifiedUids.add(uid);
  return world;
}

/** Invites a person, by mail or for null with a link, and gives the token of the invitation. */
export async function invite(
  world: TestWorld,
  email: string | null,
  role: MemberRole = 'editor',
  by = owner,
): Promise<string> {
  const { link } = await inviteMember(world, by, { ...artist, role, email, language: 'en' });
  const text = link ?? world.mails.at(-1)?.text ?? '';
  const token = /#([\w-]{43})/.exec(text)?.[1];
  if (token === undefined) throw new Error('no token');
  return token;
}

/** Makes a user a member by an invitation. */
export async function join(world: TestWorld, uid: string, role: MemberRole): Promise<void> {
  await acceptInvitation(world, uid, { token: await invite(world, null, role) });
}
