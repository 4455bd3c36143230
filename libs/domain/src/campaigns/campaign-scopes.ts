import type { ConsentScope } from '../consent/consent-entry.ts';
import type { Campaign } from './campaign.ts';

/** Scopes of consent that permit a campaign, each alone: everything by the artist or label first. */
export function campaignScopes({
  ownerKind,
  ownerId,
  productId,
}: Pick<Campaign, 'ownerId' | 'ownerKind' | 'productId'>): readonly [ConsentScope, ...ConsentScope[]] {
  const all = { kind: ownerKind, id: ownerId };
  return ownerKind === 'label' || productId === null ? [all] : [all, { kind: 'release', id: productId }];
}
