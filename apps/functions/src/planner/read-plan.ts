import type { CallableInput, CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { requireArtistPermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { readPlanDocuments } from './read-plan-documents.ts';

/**
 * Reads what the plan of an artist is computed from. The server reads it, because members who see releases need not see
 * fans: of fans it gives their languages alone.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readPlan(
  services: Services,
  caller: string,
  { artistId }: CallableInput<'readPlan'>,
): Promise<CallableOutput<'readPlan'>> {
  const { db } = services;
  const artist = await db.doc(documents.artistProfile(artistId).path).get();
  if (!artist.exists) throw new AppError('profile/not-found');
  const createdBy = readField(documents.artistProfile, artist, 'createdBy');
  await requireArtistPermission({ db }, caller, { artistId, createdBy }, 'release.read');
  return readPlanDocuments(services, artistId);
}
