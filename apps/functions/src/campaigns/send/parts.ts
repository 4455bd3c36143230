import { campaignDueAt, type Campaign, type CampaignPart } from '@countin/domain/campaigns';
import { documents, readDocument } from '@countin/domain/documents';
import type { Query } from '@google-cloud/firestore';
import { constrained } from '../../fans/fan-query.ts';
import { newId, type Services } from '../../platform/services.ts';
import { createDocument, refTo, updateDocument } from '../../platform/write-document.ts';
import { conditionsOf } from '../audience/count-audience.ts';
import { fanQuery, type FanOwner } from '@countin/domain/fan';
import { campaignRef } from '../read-campaign.ts';

/** More fans than this are told by several tasks at once, as those of a release are. */
const FEW = 20_000;
/** First ids of the ranges: ids of fans are hashes, as hex digits. */
const RANGES = [null, '4', '8', 'c'] as const;
/** Parts of one campaign that a transaction can pause or remove. */
const MOST_PARTS = 450;

/** A part before it is stored. */
export function newPart(
  services: Pick<Services, 'randomBytes'>,
  { ownerId, ownerKind, id: campaignId, startedBy }: Pick<Campaign, 'ownerId' | 'ownerKind' | 'id' | 'startedBy'>,
  part: Pick<CampaignPart, 'kind'> & Partial<Pick<CampaignPart, 'zone' | 'from' | 'to'>>,
  dueAt: number,
): CampaignPart {
  const id = newId(services);
  const of = { id, ownerId, ownerKind, campaignId, startedBy };
  return { from: null, to: null, ...part, ...of, after: null, dueAt, plannedAt: dueAt };
}

/**
 * Divides the audience of a campaign that is due: by zone for local times, by ranges of ids if large. Removes the plan
 * in the same transaction, so that a second run divides nothing.
 *
 * @returns the parts; empty where another run was first, or the campaign does not go on
 */
export async function dividePlan(services: Services, plan: CampaignPart, campaign: Campaign): Promise<CampaignPart[]> {
  const { db, now } = services;
  const zones = campaign.timing.mode === 'local' ? await zonesOf(services, campaign) : [undefined];
  const parts = (await Promise.all(zones.map((zone) => partsIn(services, campaign, zone)))).flat();
  if (parts.length === 0) parts.push(newPart(services, campaign, { kind: 'finish' }, now()));
  return db.runTransaction(async (transaction) => {
    const [stored, current] = await transaction.getAll(
      db.doc(documents.campaignPart(plan.id).path),
      campaignRef(db, campaign).ref,
    );
    const { state, startedBy = null } = readDocument(documents.campaign, current) ?? {};
    if (!stored?.exists || (state !== 'scheduled' && state !== 'sending')) return [];
    transaction.delete(stored.ref);
    // Another member may have taken it over meanwhile.
    for (const part of parts)
      createDocument(transaction, refTo(db, documents.campaignPart(part.id)), { ...part, startedBy });
    updateDocument(transaction, campaignRef(db, campaign), { state: 'sending' });
    return parts;
  });
}

/** Zones that fans live in, with one read for each: the query skips from one to the next. */
async function zonesOf({ db }: Services, { ownerKind, ownerId }: FanOwner): Promise<(string | null)[]> {
  const first = db.collection(documents.ownedFans(ownerKind, ownerId).path).orderBy('zone').limit(1);
  const zones: (string | null)[] = [];
  let rest: Query | null = first;
  while (rest && zones.length < MOST_PARTS) {
    const [fan] = (await rest.get()).docs;
    const zone = fan?.get('zone') as unknown;
    if (!fan || (zone !== null && typeof zone !== 'string')) break;
    zones.push(zone);
    rest = first.startAfter(zone);
  }
  return zones;
}

async function partsIn(
  services: Services,
  campaign: Campaign,
  zone: string | null | undefined,
): Promise<CampaignPart[]> {
  const { count } = (
    await fansOfPart(services, campaign, { zone })
      .limit(FEW + 1)
      .count()
      .get()
  ).data();
  if (count === 0) return [];
  const dueAt = campaignDueAt(campaign.timing, zone ?? null, services.now());
  const starts = count > FEW ? RANGES : ([null] as const);
  return starts.map((from, at) =>
    newPart(
      services,
      campaign,
      { kind: 'tell', ...(zone !== undefined && { zone }), from, to: starts[at + 1] ?? null },
      dueAt,
    ),
  );
}

/** Fans of a part as far as equalities find them, which need no index: ranges are tested with `isInSegment`. */
export function fansOfPart(
  { db }: Pick<Services, 'db'>,
  campaign: Campaign,
  { zone }: Pick<CampaignPart, 'zone'>,
): Query {
  const conditions = { ...conditionsOf(campaign), since: null };
  const followersOnly = campaign.ownerKind === 'artist' && campaign.productId === null;
  const agreed = followersOnly ? { ...conditions, follows: conditions.follows ?? true } : conditions;
  const all: Query = db.collection(documents.ownedFans(campaign.ownerKind, campaign.ownerId).path);
  const { constraints } = fanQuery({ conditions: { ...agreed, state: conditions.state ?? 'confirmed' } });
  const found = constraints.reduce(constrained, all);
  return zone === undefined ? found : found.where('zone', '==', zone);
}
