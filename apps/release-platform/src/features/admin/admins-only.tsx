import { adminKeys } from '@countin/data/admin';
import { useUserStatus } from '@countin/data/users';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../paths/paths.ts';

/**
 * Shows an admin's screen for as long as its person is one. The guard checks on navigation. A demotion while the screen
 * is open ends it at once, and removes the data that only admins see.
 */
export function AdminsOnly({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient();
  const { user, isAdmin } = useUserStatus();
  // Until it is known, the guard's word counts.
  const demoted = user !== undefined && !isAdmin;
  useEffect(() => {
    if (demoted) client.removeQueries({ queryKey: adminKeys.admin() });
  }, [client, demoted]);
  return demoted ? <Navigate replace to={paths.dashboard.to()} /> : children;
}
