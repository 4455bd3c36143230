import type { Subscription } from './user.ts';

/** What each plan adds. Pro has all of Free too. The upgrade screen has a line for each. */
export const PLANS = {
  free: ['pages', 'addresses', 'links', 'fans', 'mail', 'campaigns', 'medley', 'planner', 'analysis'],
  pro: ['sending', 'banner'],
} as const satisfies Readonly<Record<Subscription, readonly string[]>>;
/** One of {@link PLANS}. */
export type PlanFeature = (typeof PLANS)[Subscription][number];

/** Whether a subscription has a feature. */
export function planHas(subscription: Subscription, feature: PlanFeature): boolean {
  const features: readonly PlanFeature[] = subscription === 'pro' ? [...PLANS.free, ...PLANS.pro] : PLANS.free;
  return features.includes(feature);
}
