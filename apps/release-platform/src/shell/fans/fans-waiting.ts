import type { Signup } from '@countin/domain/fan';

/** How many fans wait for a release, among those read. */
export function fansWaiting(signups: readonly Signup[], productId: string): number {
  return signups.filter(
    (signup) => signup.productId === productId && (signup.state === 'asked' || signup.state === 'confirmed'),
  ).length;
}
