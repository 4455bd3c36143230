import { paths, type callables } from '@countin/domain';
import { Timestamp } from '@google-cloud/firestore';
import type { InferOutput } from 'valibot';
import { createClaimed } from '../create-claimed.ts';
import { newId, type Services } from '../services.ts';

export type NewProfile = InferOutput<typeof callables.createProfile.input>;

/**
 * Creates an artist or label profile and claims its slug. Artists and labels share one name space.
 *
 * @throws AppError `slug/taken`
 */
export async function createProfile(services: Services, owner: string, profile: NewProfile): Promise<{ profileId: string }> {
  const { kind, ...text } = profile;
  const profileId = newId(services);
  const at = Timestamp.fromMillis(services.now());
  await createClaimed(
    services.db,
    { path: paths.slug(profile.customSlug), data: { kind, profileId, createdBy: owner } },
    {
      path: kind === 'artist' ? paths.artistProfile(profileId) : paths.labelProfile(profileId),
      data: { ...text, id: profileId, createdBy: owner, createdAt: at, updatedAt: at, ...(kind === 'label' && { artistIds: [] }) },
    },
    'customSlug',
  );
  return { profileId };
}
