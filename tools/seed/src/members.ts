import { paths } from '@countin/domain/documents';
import { memberSchema, type MemberRole } from '@countin/domain/permissions';
import * as v from 'valibot';
import type { ExampleDocument } from './example-document.ts';
import { PEOPLE, TEAM } from './people.ts';
import { artistId } from './profile-ids.ts';

const TEAM_ARTIST = artistId(TEAM.artist);
const MEMBERS = Object.entries(TEAM.roles).map(([person, role]) => ({
  ...PEOPLE[person as MemberRole & keyof typeof PEOPLE],
  role,
}));

/** Roles of a person in artists of other owners, by artist id. */
export function artistRolesOf(uid: string): Readonly<Record<string, MemberRole>> {
  return Object.fromEntries(MEMBERS.filter((member) => member.uid === uid).map(({ role }) => [TEAM_ARTIST, role]));
}

/** The members of the example artist, as its members' list has them. */
export function memberDocuments(since: number): ExampleDocument[] {
  return MEMBERS.map(({ uid, displayName, role }) => ({
    path: paths.member('artist', TEAM_ARTIST, uid),
    data: v.parse(memberSchema, { uid, name: displayName, role, since, invitedBy: PEOPLE[TEAM.owner].uid }),
  }));
}
