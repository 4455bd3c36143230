import { originsOf, type Sites } from '@countin/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

type Origins = ReturnType<typeof originsOf>;
const OriginsContext = createContext<Origins | null>(null);

/** Gives the screens below it the addresses of this deployment's sites. */
export function OriginsProvider({ sites, children }: { sites: Sites; children: ReactNode }) {
  const origins = useMemo(() => originsOf(sites), [sites]);
  return <OriginsContext value={origins}>{children}</OriginsContext>;
}

/** The addresses of this deployment's sites. Throws where no provider is above. */
export function useOrigins(): Origins {
  const origins = useContext(OriginsContext);
  if (!origins) throw new Error('useOrigins needs an OriginsProvider above it');
  return origins;
}
