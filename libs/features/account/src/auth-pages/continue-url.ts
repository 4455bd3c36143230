import { parseUrl } from '@countin/slug';

/**
 * Where to go on after a mail's link: the address that the mail was asked for at, when it is one of our sites.
 * The provider hands it through, so it is untrusted.
 *
 * @param origins of our sites, this one included
 */
export function trustedContinueUrl(asked: string | null, origins: readonly string[], otherwise: string): string {
  const url = parseUrl(asked ?? '');
  return url && origins.includes(url.origin) ? url.href : otherwise;
}
