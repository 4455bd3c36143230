import { documents, readField } from '@countin/domain/documents';
import type { CallableOutput } from '@countin/domain/callables';
import type { Query } from '@google-cloud/firestore';
import type { ParsedInput } from '../platform/callable/operations.ts';
import type { Services } from '../platform/services.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';

/**
 * Counts what the deletion of a profile removes, also of one that is already deleted.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function countProfileContent(
  { db }: Services,
  uid: string,
  { kind, profileId }: ParsedInput<'countProfileContent'>,
): Promise<CallableOutput<'countProfileContent'>> {
  const { profile } = await requirePermission({ db }, uid, { kind, profileId }, 'profile.delete', 'restore');
  const members = db.collection(documents.members(kind, profileId).path);
  const [deletion, medley, hiddenMedley] = await db.getAll(
    db.doc(documents.profileDeletion(profileId).path),
    db.doc(documents.medley(profileId).path),
    db.doc(documents.hiddenMedley(profileId).path),
  );
  const removeAt = readField(documents.profileDeletion, deletion, 'removeAt') ?? null;
  if (kind === 'label') {
    const logos = (['logo', 'logoDark'] as const).map((field) => readField(documents.labelProfile, profile, field));
    return {
      releases: 0,
      fans: 0,
      pictures: logos.filter((logo) => logo !== null && logo !== undefined).length,
      medley: false,
      artists: readField(documents.labelProfile, profile, 'artistIds')?.length ?? 0,
      members: await countOf(members),
      removeAt,
    };
  }
  const [releases, fans, pictures, memberCount] = await Promise.all(
    [
      db.collection(documents.musicProducts().path).where('artistId', '==', profileId),
      db.collection(documents.signups(profileId).path),
      db.collection(documents.images(profileId).path),
      members,
    ].map(countOf),
  );
  return {
    releases: releases ?? 0,
    fans: fans ?? 0,
    pictures: pictures ?? 0,
    medley: medley?.exists === true || hiddenMedley?.exists === true,
    artists: 0,
    members: memberCount ?? 0,
    removeAt,
  };
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}
