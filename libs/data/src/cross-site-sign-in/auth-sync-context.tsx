import type { AuthSync } from '@countin/auth-sync/browser';
import { createContext, useContext, type ReactNode } from 'react';

const AuthSyncContext = createContext<AuthSync | null>(null);

/** Provides the shared sign-in to the components below. */
export function AuthSyncProvider({ sync, children }: { readonly sync: AuthSync; readonly children: ReactNode }) {
  return <AuthSyncContext value={sync}>{children}</AuthSyncContext>;
}

/** Shared sign-in from the nearest provider. Throws without a provider. */
export function useAuthSync(): AuthSync {
  const sync = useContext(AuthSyncContext);
  if (!sync) throw new Error('useAuthSync needs an AuthSyncProvider above it');
  return sync;
}
