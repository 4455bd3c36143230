/** A route of the specification (section 2), with its access. */
export interface RouteSample {
  /** Path pattern with parameters in braces, such as `/artist/{artistId}`. */
  readonly path: string;
  /** `subdomain` is public on subdomains of the short domain, and redirects to `/` on all other hosts. */
  readonly access: 'public' | 'signed-in' | 'admin' | 'subdomain';
  /** English title of its screen; null if it depends on content; absent without a screen. All paths are guarded. */
  readonly title?: string | null;
  /** Redirect target of a path without a screen, for users with access; `/` by default. */
  readonly instead?: string;
}

const screens = (
  access: RouteSample['access'],
  titles: Readonly<Record<string, string | null>>,
): readonly RouteSample[] => Object.entries(titles).map(([path, title]) => ({ path, access, title }));

const withoutScreen = (
  access: RouteSample['access'],
  paths: readonly string[],
  instead?: string,
): readonly RouteSample[] => paths.map((path) => ({ path, access, ...(instead === undefined ? {} : { instead }) }));

/** Both route tables of the specification. Shared by tests of paths, routers and browsers. */
export const ROUTE_SAMPLES: Readonly<Record<'countin' | 'fourtrack', readonly RouteSample[]>> = {
  countin: [
    ...screens('public', {
      '/': null,
      '/login': 'Log in',
      '/privacy': 'Privacy',
      '/terms': 'Terms',
      '/release/{productId}': null,
      '/auth/sync': null,
    }),
    ...screens('signed-in', {
      '/collection': 'Collection',
      '/dashboard': 'Dashboard',
      '/generator': 'Generator',
      '/publisher': 'Publisher',
      '/bulk-links': 'Links',
      '/settings': 'Settings',
      '/upgrade': 'Upgrade',
      '/label/{id}': 'Label',
      '/artist/{id}': 'Artist',
      '/artist/{artistId}/products': 'Releases',
      '/artist/{artistId}/products/{productId}': 'Release',
      '/artist/{artistId}/products/{productId}/links': 'Store links',
      '/artist/{artistId}/products/{productId}/release-page': 'Release page',
      '/artist/{artistId}/products/{productId}/text': 'Texts',
      '/artist/{artistId}/medley': 'Medley',
      '/artist/{artistId}/photos': 'Photos',
      '/artist/{artistId}/release-planner': 'Release planner',
      '/artist/{artistId}/signups': 'Fans',
      '/artist/{artistId}/campaigns': 'Campaigns',
      '/artist/{artistId}/page': 'Artist page',
      '/label/{labelId}/page': 'Label page',
      '/label/{labelId}/branding': 'Branding',
      '/label/{labelId}/feed': 'Label feed',
      '/label/{labelId}/feed-settings': 'Feed settings',
      '/label/{labelId}/signups': 'Fans',
      '/label/{labelId}/campaigns': 'Campaigns',
      '/artist/{artistId}/settings': 'Artist settings',
      '/artist/{artistId}/analysis': 'Analysis',
      '/label/{labelId}/analysis': 'Analysis',
    }),
    ...withoutScreen('signed-in', ['/artist/{artistId}/publicity'], '/artist/{artistId}'),
    ...screens('admin', { '/admin': 'User Admin' }),
    ...withoutScreen('admin', ['/admin/ai', '/admin/files'], '/admin'),
    ...withoutScreen('subdomain', ['/feed', '/medley', '/medley-success']),
  ],
  fourtrack: [
    ...screens('public', {
      '/': null,
      '/login': 'Login',
      '/signup': 'Sign Up Free',
      '/auth/sync': null,
      '/{artistSlug}': null,
    }),
    ...screens('signed-in', {
      '/discover': 'Discover',
      '/collection': 'Collection',
      '/profile': 'Profile',
      '/studio': 'Studio',
      '/artist/create': 'Become an Artist',
      '/artist/{artistId}/medley': 'Medley',
    }),
    ...withoutScreen('admin', ['/admin', '/admin/ai', '/admin/files']),
  ],
};
