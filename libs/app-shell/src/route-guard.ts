import type { Access, AuthSync } from '@countin/auth-sync/browser';
import type { DataAccess } from '@countin/data/access';
import { checkAdmin } from '@countin/data/users';
import { redirect, type DataRouter, type MiddlewareFunction } from 'react-router';

/**
 * Route guard: runs before a guarded screen loads.
 *
 * @param router getter, because the router is created after its routes
 */
export function routeGuard(
  sync: AuthSync,
  access: DataAccess,
  needed: Access,
  router: () => DataRouter,
): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    // Waits until the router is assigned: the first navigation starts while it is created. Its state contains the
    // `#section`, which requests lack.
    await Promise.resolve();
    const wanted = pathname + search + sectionOf(router(), pathname);
    const elsewhere = await sync.guard(needed, wanted, (uid) => checkAdmin(access, uid));
    if (elsewhere !== null) throw redirect(elsewhere);
    return next();
  };
}

/** URL hash (`#section`) of the navigation target. */
function sectionOf({ state }: DataRouter, pathname: string): string {
  const { pathname: going, hash } = state.navigation.location ?? state.location;
  return going === pathname ? hash : '';
}
