import { documents, readField } from '@countin/domain/documents';
import type { PlanInput } from '@countin/domain/planner';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { requireArtistPermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';
import { readPlanDocuments } from './read-plan-documents.ts';

/** A plan, with the artist that it is of. */
export interface ArtistPlan {
  readonly artist: { readonly id: string; readonly name: string };
  readonly plan: PlanInput;
}

/**
 * Reads the plan of an artist for a user.
 *
 * @param zone of the days where neither release nor artist has one
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readPlanInput(
  services: Services,
  caller: string,
  { artistId, zone }: { readonly artistId: string; readonly zone: string },
): Promise<ArtistPlan> {
  const name = await requirePlanReader(services, caller, artistId);
  const documentsOfPlan = await readPlanDocuments(services, artistId);
  return { artist: { id: artistId, name }, plan: { ...documentsOfPlan, zone, now: services.now() } };
}

/**
 * Checks that a user may read the plan of an artist. In a transaction, the decision holds until its commit.
 *
 * @returns the artist's name
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function requirePlanReader(
  { db, transaction = null }: { readonly db: Firestore; readonly transaction?: Transaction | null },
  caller: string,
  artistId: string,
): Promise<string> {
  const { profile } = await requireArtistPermission({ db, transaction }, caller, artistId, 'release.read');
  return readField(documents.artistProfile, profile, 'name') ?? '';
}
