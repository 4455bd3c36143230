import type { AudienceSize, Campaign } from '@countin/domain/campaigns';
import type { FanFilter, FanList, SegmentConditions } from '@countin/domain/fan';
import type { Firestore } from '@google-cloud/firestore';
import { listsOfArtist } from '../../fan-lists/read-fan-lists.ts';
import { countWhere, type Further } from './count-where.ts';

type Audience = Pick<Campaign, 'ownerId' | 'ownerKind' | 'channel' | 'audience' | 'productId'>;

/**
 * The conditions of a campaign's audience: a campaign reaches the fans of one channel. A label knows of those alone who have
 * agreed to its news.
 */
export function conditionsOf({
  audience,
  channel,
  ownerKind,
}: Pick<Audience, 'audience' | 'channel' | 'ownerKind'>): SegmentConditions {
  return { ...audience, channel, ...(ownerKind === 'label' && { state: 'confirmed' }) };
}

/** Counts a campaign's audience, by what queries know of fans. The ledger decides about each of them when it is sent. */
export async function countAudience(db: Firestore, campaign: Audience, now: number): Promise<AudienceSize> {
  const conditions = conditionsOf(campaign);
  const filter = { conditions };
  const count = (further: readonly Further[], of: FanFilter = filter) => countWhere(db, campaign, of, further);
  const agreed = agreedGroups(campaign);
  const sum = async (further: readonly Further[]) =>
    (await Promise.all(agreed.map((each) => count([...each, ...further])))).reduce((all, each) => all + each, 0);
  const lists = (campaign.ownerKind === 'artist' ? await listsOfArtist({ db }, campaign.ownerId) : []).map(waitingOn);
  const onLists = async (further: readonly Further[]) =>
    (await Promise.all(lists.map((each) => sum([...each, ...further])))).reduce((all, each) => all + each, 0);
  // Each fan is counted once: who waits for the review of a list counts there.
  const besides = async (further: readonly Further[]) => {
    const [all, waiting] = await Promise.all([sum(further), onLists(further)]);
    return all - waiting;
  };
  const suppressedOnly: Further = { field: 'suppressed', value: true };
  const cappedOnly: Further = { field: 'cappedUntil', after: now };
  const [found, unconfirmed, permitted, review, suppressed, capped, both] = await Promise.all([
    count([]),
    conditions.state === null || conditions.state === 'unconfirmed'
      ? count([], { conditions: { ...conditions, state: 'unconfirmed' } })
      : 0,
    sum([]),
    onLists([]),
    besides([suppressedOnly]),
    besides([cappedOnly]),
    besides([suppressedOnly, cappedOnly]),
  ]);
  const frequency = capped - both;
  return {
    found,
    unconfirmed,
    noConsent: Math.max(0, found - unconfirmed - permitted),
    review,
    suppressed,
    frequency,
    recipients: Math.max(0, permitted - review - suppressed - frequency),
  };
}

/** Fans of a list whose messages wait, as `waitsForReview` decides for each. */
function waitingOn({ id, state }: FanList): readonly Further[] {
  const onList: Further = { field: 'list', value: id };
  return state === 'reviewing' ? [onList, { field: 'inSample', value: false }] : [onList];
}

/** Fans who agreed, in groups without overlap: followers of an artist, and those who asked about the release alone. */
function agreedGroups({ ownerKind, productId }: Audience): readonly (readonly Further[])[] {
  // The conditions of a label's audience say it already.
  if (ownerKind === 'label') return [[]];
  const followers = [{ field: 'follows', value: true }] as const;
  if (productId === null) return [followers];
  return [
    followers,
    [
      { field: 'follows', value: false },
      { field: 'releases', value: productId },
    ],
  ];
}
