/** Lifetimes that a `Cache-Control` header allows a shared cache, seconds. */
export interface CachePolicy {
  readonly fresh: number;
  /** After that: how long the old copy may be served while a new one is made. */
  readonly stale: number;
}

/** Reads `s-maxage` and `stale-while-revalidate`; null when a shared cache may keep nothing. */
export function readCachePolicy(cacheControl: string | undefined): CachePolicy | null {
  const header = (cacheControl ?? '').toLowerCase();
  if (/\b(?:no-store|private)\b/.test(header)) return null;
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|[,\\s])${name}=(\\d{1,9})(?:$|[,\\s])`).exec(header)?.[1] ?? 0);
  const policy = { fresh: seconds('s-maxage'), stale: seconds('stale-while-revalidate') };
  return policy.fresh + policy.stale > 0 ? policy : null;
}
