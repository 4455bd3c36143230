import type { Access, AuthSync } from '@countin/auth-sync/browser';
import type { DataAccess } from '@countin/data/access';
import { checkAdmin } from '@countin/data/users';
import { redirect, type DataRouter, type MiddlewareFunction } from 'react-router';

/**
 * The routing guard: runs before anything of a guarded screen loads.
 *
 * @param router gives the router, which does not exist yet while its routes are made
 */
export function routeGuard(
  sync: AuthSync,
  access: DataAccess,
  needed: Access,
  router: () => DataRouter,
): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname, search } = new URL(request.url);
    // Requests have no section; without this turn the first one would come before the router is there.
    await Promise.resolve();
    const wanted = pathname + search + sectionOf(router(), pathname);
    const elsewhere = await sync.guard(needed, wanted, (uid) => checkAdmin(access, uid));
    if (elsewhere !== null) throw redirect(elsewhere);
    return next();
  };
}

/** The `#section` of the place that is being gone to. */
function sectionOf({ state }: DataRouter, pathname: string): string {
  const { pathname: going, hash } = state.navigation.location ?? state.location;
  return going === pathname ? hash : '';
}
