import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';

/** Deleted releases that one list has. */
const MOST = 200;

/**
 * Deleted releases of an artist that can be restored, the last deleted first.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function listDeletedReleases(
  { db, log }: Services,
  caller: string,
  { artistId }: ParsedInput<'listDeletedReleases'>,
): Promise<CallableOutput<'listDeletedReleases'>> {
  await requirePermission({ db }, caller, { kind: 'artist', profileId: artistId }, 'release.delete');
  const ofArtist = db.collection(documents.deletedReleases().path).where('artistId', '==', artistId);
  const { docs } = await ofArtist.limit(MOST).get();
  return {
    releases: docs
      .flatMap((stored) => readValidDocument(documents.deletedReleases, stored, log) ?? [])
      .filter(({ state }) => state === 'deleted')
      .toSorted((a, b) => b.deletedAt - a.deletedAt)
      .map(({ productId, title, deletedAt, removeAt, deletedByName }) => ({
        productId,
        title,
        deletedAt,
        removeAt,
        deletedBy: deletedByName,
      })),
  };
}
