import { createContext, useContext, type ReactNode } from 'react';
import type { DataAccess } from './data-access.ts';

const DataAccessContext = createContext<DataAccess | null>(null);

/** Gives the screens below it their data access. */
export function DataAccessProvider({ access, children }: { access: DataAccess; children: ReactNode }) {
  return <DataAccessContext value={access}>{children}</DataAccessContext>;
}

/** The data access of the screens. Throws where no provider is above. */
export function useDataAccess(): DataAccess {
  const access = useContext(DataAccessContext);
  if (!access) throw new Error('useDataAccess needs a DataAccessProvider above it');
  return access;
}
