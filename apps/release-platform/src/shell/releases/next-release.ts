import { upcomingReleases, type ListedProduct } from '@countin/domain/release';

/** The featured release of a dashboard: the next release to come, or else the draft worked on last. */
export function featuredRelease(products: readonly ListedProduct[], now: number, zone: string): ListedProduct | null {
  const [next] = upcomingReleases(products, now, zone);
  if (next) return next.product;
  const drafts = products.filter((product) => product.status === 'draft').sort((a, b) => b.updatedAt - a.updatedAt);
  return drafts[0] ?? null;
}

/** The parts of a time to go. */
export function timeLeft(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(ms / 60_000));
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
