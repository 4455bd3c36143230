import { createContext, useContext, type ReactNode } from 'react';
import type { DataAccess } from '../ports/data-access.ts';

const DataAccessContext = createContext<DataAccess | null>(null);

/** Provides data access to the components below. */
export function DataAccessProvider({ access, children }: { access: DataAccess; children: ReactNode }) {
  return <DataAccessContext value={access}>{children}</DataAccessContext>;
}

/** Data access from the nearest provider. Throws without a provider. */
export function useDataAccess(): DataAccess {
  const access = useContext(DataAccessContext);
  if (!access) throw new Error('useDataAccess needs a DataAccessProvider above it');
  return access;
}
