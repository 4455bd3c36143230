import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { checkOpenInvitation } from './open-invitation.ts';

type Waiting = CallableOutput<'listWaiting'>;

/** Invitations and offers that a list shows. */
const MOST = 20;

/**
 * Offers that wait for the caller's answer: invitations to the verified address, and offered ownerships. Those that can
 * no longer be accepted are left out.
 */
export async function listWaiting(
  services: Services,
  uid: string,
  _input: ParsedInput<'listWaiting'>,
): Promise<Waiting> {
  const [invitations, ownerships] = await Promise.all([invitationsTo(services, uid), ownershipsFor(services, uid)]);
  return { invitations, ownerships };
}

async function invitationsTo({ db, identity, now, log }: Services, uid: string): Promise<Waiting['invitations']> {
  const [account, verified] = await Promise.all([identity.account(uid), identity.verified([uid])]);
  if (!account?.email || !verified.has(uid)) return [];
  const { docs } = await db
    .collection(documents.invitations().path)
    .where('email', '==', account.email.toLowerCase())
    .where('state', '==', 'open')
    .limit(MOST)
    .get();
  const found = docs.filter((each) => (readValidDocument(documents.invitation, each, log)?.expiresAt ?? 0) > now());
  const open = await Promise.all(found.map((each) => checkOpenInvitation({ db }, each, now()).catch(() => null)));
  return Promise.all(
    open
      .flatMap((each) => (each ? [each] : []))
      .map(async ({ invitation, profile }) => {
        const { id, kind, profileId, role, expiresAt, createdBy } = invitation;
        const inviter = await db.doc(documents.user(createdBy).path).get();
        return {
          id,
          kind,
          profileId,
          role,
          expiresAt,
          profileName: readField(profileDefinition(kind), profile, 'name') ?? '',
          inviterName: readField(documents.user, inviter, 'displayName') ?? '',
        };
      }),
  );
}

async function ownershipsFor({ db, now, log }: Services, uid: string): Promise<Waiting['ownerships']> {
  const { docs } = await db.collection(documents.ownershipOffers().path).where('to', '==', uid).limit(MOST).get();
  const offers = docs
    .flatMap((each) => readValidDocument(documents.ownershipOffer, each, log) ?? [])
    .filter(({ expiresAt }) => expiresAt > now());
  const waiting = await Promise.all(
    offers.map(async ({ kind, profileId, from, expiresAt }) => {
      const grant = await requirePermission({ db }, uid, { kind, profileId }, 'members.read').catch(() => null);
      // After a transfer or a deletion the offer means nothing.
      if (grant?.owner !== from) return [];
      return [
        { kind, profileId, expiresAt, profileName: readField(profileDefinition(kind), grant.profile, 'name') ?? '' },
      ];
    }),
  );
  return waiting.flat();
}
