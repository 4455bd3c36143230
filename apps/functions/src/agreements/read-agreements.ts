import { idFieldOf } from '@countin/domain/agreements';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { ProfileKind } from '@countin/domain/permissions';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { isDeleted } from '../platform/permissions/may-act.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { otherKind } from './read-pair.ts';

/** Another profile, as lists name it. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly customSlug: string;
}

/**
 * Open offers and agreements in force of a profile, newest first.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readAgreements(
  services: Services,
  uid: string,
  { kind, profileId }: ParsedInput<'readAgreements'>,
): Promise<CallableOutput<'readAgreements'>> {
  const { db, log } = services;
  await requirePermission({ db }, uid, { kind, profileId }, 'agreements.read');
  const { docs } = await db
    .collection(documents.agreements().path)
    .where(idFieldOf(kind), '==', profileId)
    .where('state', 'in', ['offered', 'in-force'])
    .get();
  const found = docs.flatMap((each) => readValidDocument(documents.agreement, each, log) ?? []);
  const partnerOf = idFieldOf(otherKind(kind));
  const partners = await readPartners(
    services,
    otherKind(kind),
    found.map((each) => each[partnerOf]),
  );
  return {
    agreements: found
      .toSorted((a, b) => b.offeredAt - a.offeredAt)
      .flatMap((agreement) => {
        const { state, grants, requested, waitsFor, offeredAt, agreedAt } = agreement;
        const partner = partners.get(agreement[partnerOf]);
        if (!partner || (state !== 'offered' && state !== 'in-force')) return [];
        return [{ partner, state, grants, requested, waitsFor, offeredAt, agreedAt }];
      }),
  };
}

/** Names and slugs of profiles, by id. An agreement with a deleted profile can still be ended, so lists name it. */
export async function readPartners(
  { db }: Pick<Services, 'db'>,
  kind: ProfileKind,
  ids: readonly string[],
  deletedToo = true,
): Promise<ReadonlyMap<string, Partner>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const found = await db.getAll(...unique.map((id) => db.doc(documents.profile(kind, id).path)), {
    fieldMask: ['name', 'customSlug', 'deletedAt'],
  });
  const definition = profileDefinition(kind);
  return new Map(
    found.flatMap((profile) => {
      if (!deletedToo && isDeleted(profile)) return [];
      const name = readField(definition, profile, 'name');
      const customSlug = readField(definition, profile, 'customSlug');
      return name === undefined || customSlug === undefined ? [] : [[profile.id, { id: profile.id, name, customSlug }]];
    }),
  );
}
