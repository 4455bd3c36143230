import type { MemberRole } from '@countin/domain/permissions';
import { Outlet, type RouteObject } from 'react-router';
import type { Area } from '../../shell/navigation/areas.ts';
import { SiteScreensProvider } from '../../shell/navigation/site-screens.ts';
import { screens, siteScreens } from '../features.ts';

/** The site's own routes of an area, whose screens load as in the site. */
export function routesIn(area: Area): RouteObject[] {
  return screens
    .filter((each) => each.area === area)
    .flatMap((each) => ('lazy' in each ? [{ path: each.path.pattern, lazy: each.lazy }] : []));
}

/** Routes below a frame whose menus know every screen of the site. */
export function siteRoutes(children: RouteObject[]): RouteObject[] {
  const frame = (
    <SiteScreensProvider value={siteScreens}>
      <Outlet />
    </SiteScreensProvider>
  );
  return [{ element: frame, hydrateFallbackElement: <p>Loading</p>, children }];
}

/** Answer of `studio/readTeam` for a member of a profile without other members. */
export const teamSeenBy = (role: MemberRole) => ({
  role,
  owner: { uid: 'owner', name: 'Ada', email: null },
  members: [],
  invitations: [],
  offer: null,
});
