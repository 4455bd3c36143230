import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { can } from '@countin/domain/permissions';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { openInvitationsOf } from './open-invitations.ts';

/**
 * Members of a profile. Addresses and invitations are for callers who may manage members.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readTeam(
  services: Services,
  uid: string,
  { kind, profileId }: ParsedInput<'readTeam'>,
): Promise<CallableOutput<'readTeam'>> {
  const { db, now, log } = services;
  const { owner, role } = await requirePermission({ db }, uid, { kind, profileId }, 'members.read');
  const manages = can(role, 'members.manage');
  const [stored, open, offered] = await Promise.all([
    db.collection(documents.members(kind, profileId).path).orderBy('since').limit(SERVER_LIMITS.members).get(),
    manages ? openInvitations(services, profileId) : [],
    db.doc(documents.ownershipOffer(profileId).path).get(),
  ]);
  const members = stored.docs.flatMap((each) => readValidDocument(documents.member, each, log) ?? []);
  const offer = readValidDocument(documents.ownershipOffer, offered, log);
  const addresses = manages ? await addressesOf(services, [owner, ...members.map((member) => member.uid)]) : null;
  const email = (of: string) => addresses?.get(of) ?? null;
  const ownerUser = await db.doc(documents.user(owner).path).get();
  return {
    owner: { uid: owner, name: readField(documents.user, ownerUser, 'displayName') ?? '', email: email(owner) },
    members: members.map((member) => ({
      uid: member.uid,
      name: member.name,
      email: email(member.uid),
      role: member.role,
      since: member.since,
    })),
    invitations: open,
    offer: offer && offer.expiresAt > now() ? { to: offer.to, expiresAt: offer.expiresAt } : null,
    role,
  };
}

async function openInvitations(
  { db, now, log }: Services,
  profileId: string,
): Promise<CallableOutput<'readTeam'>['invitations']> {
  const { docs } = await openInvitationsOf(db, profileId, now()).get();
  return docs
    .flatMap((each) => readValidDocument(documents.invitation, each, log) ?? [])
    .map(({ id, role, email, expiresAt }) => ({ id, role, email, expiresAt }));
}

async function addressesOf({ db }: Services, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = await db.getAll(...uids.map((uid) => db.doc(documents.directoryEntry(uid).path)));
  return new Map(entries.map((entry) => [entry.id, readField(documents.directoryEntry, entry, 'email') ?? '']));
}
