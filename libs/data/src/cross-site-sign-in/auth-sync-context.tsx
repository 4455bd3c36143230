import type { AuthSync } from '@countin/auth-sync/browser';
import { createContext, useContext, type ReactNode } from 'react';

const AuthSyncContext = createContext<AuthSync | null>(null);

/** Gives the screens below it the shared sign-in. */
export function AuthSyncProvider({ sync, children }: { readonly sync: AuthSync; readonly children: ReactNode }) {
  return <AuthSyncContext value={sync}>{children}</AuthSyncContext>;
}

/** The shared sign-in of both sites. Throws where no provider is above. */
export function useAuthSync(): AuthSync {
  const sync = useContext(AuthSyncContext);
  if (!sync) throw new Error('useAuthSync needs an AuthSyncProvider above it');
  return sync;
}
