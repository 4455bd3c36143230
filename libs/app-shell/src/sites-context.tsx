import { originsOf, type Sites } from '@countin/domain/deployment';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const SitesContext = createContext<Sites | null>(null);

/** Provides the hosts of this deployment. */
export function SitesProvider({ sites, children }: { readonly sites: Sites; readonly children: ReactNode }) {
  return <SitesContext value={sites}>{children}</SitesContext>;
}

/** The hosts of this deployment. Throws without a {@link SitesProvider} above. */
export function useSites(): Sites {
  const sites = useContext(SitesContext);
  if (!sites) throw new Error('useSites needs a SitesProvider above it');
  return sites;
}

/** The origins of this deployment's sites. Throws without a {@link SitesProvider} above. */
export function useOrigins(): ReturnType<typeof originsOf> {
  const sites = useSites();
  return useMemo(() => originsOf(sites), [sites]);
}
