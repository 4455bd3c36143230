import type { ConsentScope } from '../consent/consent-entry.ts';
import type { Signup } from './signup.ts';

/** What a signup asks consent to. */
export function scopeOf({
  productId,
  ownerId,
  ownerKind,
}: Pick<Signup, 'productId' | 'ownerId' | 'ownerKind'>): ConsentScope {
  if (ownerKind === 'label') return { kind: 'label', id: ownerId };
  return productId === null ? { kind: 'artist', id: ownerId } : { kind: 'release', id: productId };
}
