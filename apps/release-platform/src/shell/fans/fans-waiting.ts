import type { Signup } from '@countin/domain/fan';
import { personOf } from './person-of.ts';

/**
 * How many fans hear of an upcoming release, among those read: who asked for it, and who follows its artist. Each counts
 * once.
 */
export function fansWaiting(signups: readonly Signup[], productId: string): number {
  const waiting = signups.filter(
    ({ scope, productId: wanted, state }) =>
      (wanted === productId && (state === 'unconfirmed' || state === 'confirmed')) ||
      (scope === 'artist' && state === 'confirmed'),
  );
  return new Set(waiting.map(personOf)).size;
}
