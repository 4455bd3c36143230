import { idFieldOf } from '@countin/domain/agreements';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, idPages, readField, readValidDocument } from '@countin/domain/documents';
import { can, PROFILE_KINDS, rolesFieldOf, type ProfileKind } from '@countin/domain/permissions';
import type { Services } from '../platform/services.ts';
import { otherKind } from './read-pair.ts';
import { readPartners } from './read-agreements.ts';

/** Offers that are shown; the rest is on the screens of the profiles. */
const SHOWN = 20;

/**
 * Offers and requests that wait for the caller, newest first, in all profiles where the caller manages agreements. Reads
 * nothing for profiles without any.
 */
export async function readAgreementOffers(
  services: Services,
  uid: string,
): Promise<CallableOutput<'readAgreementOffers'>> {
  const { db } = services;
  const user = await db.doc(documents.user(uid).path).get();
  const found = await Promise.all(
    PROFILE_KINDS.map(async (kind) => {
      const roles = readField(documents.user, user, rolesFieldOf(kind)) ?? {};
      const joined = Object.keys(roles).filter((id) => can(roles[id], 'agreements.manage'));
      return offersTo(services, kind, [...(await ownedBy(services, kind, uid)), ...joined]);
    }),
  );
  const offers = found.flat().toSorted((a, b) => b.offeredAt - a.offeredAt);
  return { offers: offers.slice(0, SHOWN) };
}

async function ownedBy({ db }: Services, kind: ProfileKind, uid: string): Promise<string[]> {
  const profiles = kind === 'artist' ? documents.artistProfiles().path : documents.labelProfiles().path;
  const { docs } = await db.collection(profiles).where('createdBy', '==', uid).select().get();
  return docs.map(({ id }) => id);
}

async function offersTo(services: Services, kind: ProfileKind, profileIds: readonly string[]) {
  const { db, log } = services;
  const [field, partnerField] = [idFieldOf(kind), idFieldOf(otherKind(kind))];
  const waiting = await Promise.all(
    idPages(profileIds).map((ids) =>
      db
        .collection(documents.agreements().path)
        .where(field, 'in', ids)
        .where('waitsFor', '==', kind)
        .limit(SHOWN)
        .get(),
    ),
  );
  const agreements = waiting
    .flatMap(({ docs }) => docs.flatMap((each) => readValidDocument(documents.agreement, each, log) ?? []))
    // A declined offer keeps the side that was asked.
    .filter(({ state }) => state === 'offered' || state === 'in-force');
  const [own, partners] = await Promise.all([
    readPartners(
      services,
      kind,
      agreements.map((each) => each[field]),
      false,
    ),
    readPartners(
      services,
      otherKind(kind),
      agreements.map((each) => each[partnerField]),
      false,
    ),
  ]);
  return agreements.flatMap((agreement) => {
    const profileId = agreement[field];
    const [profile, partner] = [own.get(profileId), partners.get(agreement[partnerField])];
    // While one side is deleted, there is nothing to accept.
    if (!profile || !partner) return [];
    const { grants, requested, state, offeredAt } = agreement;
    return [
      {
        kind,
        profileId,
        profileName: profile.name,
        partner,
        grants: requested ?? grants,
        isRequest: state === 'in-force',
        offeredAt,
      },
    ];
  });
}
