import { originsOf, type ReleaseNames, type Sites } from '@countin/domain';
import { artistUrl, releaseUrl, subdomainUrl } from '@countin/domain/urls';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const SitesContext = createContext<Sites | null>(null);

/** Gives the screens below it the hosts of this deployment. */
export function SitesProvider({ sites, children }: { sites: Sites; children: ReactNode }) {
  return <SitesContext value={sites}>{children}</SitesContext>;
}

/** Addresses that fans know, absolute. */
export interface PublicAddresses {
  readonly release: (release: ReleaseNames) => string;
  readonly fourtrack: (slug: string) => string;
  readonly subdomain: (slug: string) => string;
}

/** The hosts of this deployment. Throws where no provider is above. */
export function useSites(): Sites {
  const sites = useContext(SitesContext);
  if (!sites) throw new Error('useSites needs a SitesProvider above it');
  return sites;
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
