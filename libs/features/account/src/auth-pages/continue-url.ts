import { parseUrl } from '@countin/slug';

/**
 * Where a mail's link continues to: the address where it was requested, if it is on our sites. The provider hands it
 * through, so it is untrusted.
 *
 * @param origins of our sites, this one included
 */
export function trustedContinueUrl(requested: string | null, origins: readonly string[], otherwise: string): string {
  const url = parseUrl(requested ?? '');
  return url && origins.includes(url.origin) ? url.href : otherwise;
}
