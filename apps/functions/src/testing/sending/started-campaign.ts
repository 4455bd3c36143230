import type { Campaign } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import { startCampaign } from '../../campaigns/send/start-campaign.ts';
import { FIRST_CLAIM } from '../../sending/sending-limits.ts';
import { putTestMember } from '../members.ts';
import { putUser } from '../people.ts';
import type { TestWorld } from '../services.ts';
import { putArtist } from '../stage.ts';
import { writeCampaign } from '../write-campaign.ts';
import { putWaiting } from './put-waiting.ts';

/** More than the first claims of two runs take. */
export const FOLLOWERS = 2 * FIRST_CLAIM + 3;

/** Mira's artist with managers, an admin and followers. All accounts have verified addresses. */
export async function putArtistWithManagers(world: TestWorld, managers: readonly string[]): Promise<void> {
  await putArtist(world);
  for (const uid of ['uid-mira', ...managers, 'admin']) {
    world.identity.put(uid, {});
    world.identity.verifiedUids.add(uid);
    await putUser(world, uid, uid === 'admin' ? { userType: 'admin' } : { displayName: `Name of ${uid}` });
  }
  for (const uid of managers) await putTestMember(world, uid, 'manager');
  const fan = { scope: 'artist', productId: null, releaseTitle: '', dueAt: null } as const;
  await putWaiting(
    world,
    Array.from({ length: FOLLOWERS }, (_, at) => ({ ...fan, contact: `fan${at}@example.com` })),
  );
}

/** A campaign of Mira's artist that one of its members has started. Returns its id. */
export async function putStartedCampaign(
  world: TestWorld,
  by: string,
  changes: Partial<Campaign> = {},
): Promise<string> {
  const owner = { ownerId: 'artist-mira', ownerKind: 'artist' } as const;
  const campaignId = await writeCampaign(world, by, owner, changes);
  const { path } = documents.campaign(owner.ownerKind, owner.ownerId, campaignId);
  const stored = readDocument(documents.campaign, await world.db.doc(path).get());
  if (!stored) throw new Error('the campaign was just written');
  await startCampaign(world, by, { ...owner, campaignId, updatedAt: stored.updatedAt, confirmed: null });
  return campaignId;
}
