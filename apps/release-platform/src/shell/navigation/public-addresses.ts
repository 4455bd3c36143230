import { useSites } from '@countin/app-shell';
import { originsOf } from '@countin/domain/deployment';
import { type ReleaseNames, artistUrl, releaseUrl, subdomainUrl } from '@countin/domain/urls';
import { useMemo } from 'react';

/** Addresses that fans know, absolute. */
export interface PublicAddresses {
  readonly release: (release: ReleaseNames) => string;
  readonly fourtrack: (slug: string) => string;
  readonly subdomain: (slug: string) => string;
}

/** Builders of the public addresses of this deployment. */
export function usePublicAddresses(): PublicAddresses {
  const sites = useSites();
  return useMemo(() => {
    const origins = originsOf(sites);
    return {
      release: (release) => releaseUrl(origins, release),
      fourtrack: (slug) => artistUrl(origins, slug),
      subdomain: (slug) => subdomainUrl(origins, slug),
    };
  }, [sites]);
}

/** An address as people say it: without scheme and closing slash. */
export function spoken(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
