import { documents, readField } from '@countin/domain/documents';
import type { Services } from '../../platform/services.ts';
import type { ProfileKey } from '../../platform/permissions/require-permission.ts';
import { profileDefinition } from '../permitted-profile.ts';
import { decrementProfileCount } from '../profile-count.ts';
import { removeArtist, removeLabel } from './remove-artist.ts';
import { removeProducts, removeReleasePages } from './remove-releases.ts';

/**
 * Removes a deleted profile for good, with everything that belongs to it. Its slugs are free for other profiles then.
 *
 * @throws DeadlineError
 */
export async function removeDeletedProfile(
  services: Services,
  { kind, profileId }: ProfileKey,
  deadline: number,
): Promise<void> {
  const { db } = services;
  const found = await db
    .collection(kind === 'artist' ? documents.artistProfiles().path : documents.labelProfiles().path)
    .where('id', '==', profileId)
    .limit(1)
    .get();
  const [profile] = found.docs;
  if (!profile) return;
  const owner = readField(profileDefinition(kind), profile, 'createdBy');
  if (kind === 'label') await removeLabel(services, profile, deadline);
  else {
    const ofArtist = (collection: string) => db.collection(collection).where('artistId', '==', profileId);
    await removeReleasePages(services, ofArtist(documents.releasePages().path), deadline);
    await removeProducts(services, ofArtist(documents.musicProducts().path), deadline);
    await removeArtist(services, profile, deadline);
  }
  if (owner !== undefined) await decrementProfileCount(db, owner, kind);
}
