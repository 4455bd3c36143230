import type { Access } from '@countin/auth-sync/browser';
import { releasePath, type ReleaseNames } from '@countin/domain';
import type { PathParams, PathWithoutScreen } from '@countin/cross-site-sign-in';
import { generatePath } from 'react-router';

/** Every path of mode one that has a screen: its pattern for the router, who may open it, and a builder for links. */
export const paths = {
  /** Rendered by the server. */
  splash: { pattern: '/', access: 'public', to: () => '/' },
  login: {
    pattern: '/login',
    access: 'public',
    to: ({ mode, back }: { mode?: 'signup' | 'forgotten'; back?: string } = {}) => withQuery('/login', { mode, back }),
  },
  privacy: { pattern: '/privacy', access: 'public', to: () => '/privacy' },
  terms: { pattern: '/terms', access: 'public', to: () => '/terms' },
  sync: { pattern: '/auth/sync', access: 'public', to: () => '/auth/sync' },
  /** Rendered by the server. */
  release: { pattern: '/release/:productId', access: 'public', to: (release: ReleaseNames) => releasePath(release) },
  dashboard: { pattern: '/dashboard', access: 'signed-in', to: () => '/dashboard' },
  collection: { pattern: '/collection', access: 'signed-in', to: () => '/collection' },
  settings: { pattern: '/settings', access: 'signed-in', to: () => '/settings' },
  upgrade: { pattern: '/upgrade', access: 'signed-in', to: () => '/upgrade' },
  admin: {
    pattern: '/admin',
    access: 'admin',
    to: ({ view, person }: { view?: 'audit'; person?: string } = {}) => withQuery('/admin', { view, person }),
  },
  artist: {
    pattern: '/artist/:artistId',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId', { artistId }),
  },
  artistPage: {
    pattern: '/artist/:artistId/page',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/page', { artistId }),
  },
  products: {
    pattern: '/artist/:artistId/products',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/products', { artistId }),
  },
  product: {
    pattern: '/artist/:artistId/products/:productId',
    access: 'signed-in',
    to: (artistId: string, productId: string, section?: string) =>
      generatePath('/artist/:artistId/products/:productId', { artistId, productId }) + (section ? `#${section}` : ''),
  },
  productLinks: {
    pattern: '/artist/:artistId/products/:productId/links',
    access: 'signed-in',
    to: (artistId: string, productId: string) =>
      generatePath('/artist/:artistId/products/:productId/links', { artistId, productId }),
  },
  medley: {
    pattern: '/artist/:artistId/medley',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/medley', { artistId }),
  },
  signups: {
    pattern: '/artist/:artistId/signups',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/signups', { artistId }),
  },
  label: {
    pattern: '/label/:labelId',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId', { labelId }),
  },
  labelPage: {
    pattern: '/label/:labelId/page',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/page', { labelId }),
  },
} as const satisfies Readonly<Record<string, SitePath>>;

interface SitePath {
  readonly pattern: string;
  readonly access: Access;
  readonly to: (...parts: never[]) => string;
}

const ofArtist = ({ artistId = '' }: PathParams) => paths.artist.to(artistId);
const ofLabel = ({ labelId = '' }: PathParams) => paths.label.to(labelId);
const ofProduct = ({ artistId = '', productId = '' }: PathParams) => paths.product.to(artistId, productId);
const withoutScreen = (
  access: Access,
  instead: PathWithoutScreen['instead'],
  patterns: readonly string[],
): PathWithoutScreen[] => patterns.map((pattern) => ({ pattern, access, instead }));

/** Paths of the specification without a screen. Nothing links to them; they are guarded as if they had one, then lead to the nearest screen. */
export const pathsWithoutScreen: readonly PathWithoutScreen[] = [
  // They are a subdomain's, where the server answers them.
  ...withoutScreen('public', paths.splash.to, ['/feed', '/medley', '/medley-success']),
  ...withoutScreen('signed-in', paths.dashboard.to, ['/generator', '/bulk-links', '/publisher']),
  ...withoutScreen(
    'signed-in',
    ofLabel,
    ['feed-settings', 'branding', 'feed'].map((screen) => `/label/:labelId/${screen}`),
  ),
  ...withoutScreen(
    'signed-in',
    ofArtist,
    ['analysis', 'campaigns', 'photos', 'release-planner', 'settings', 'publicity'].map(
      (screen) => `/artist/:artistId/${screen}`,
    ),
  ),
  ...withoutScreen(
    'signed-in',
    ofProduct,
    ['release-page', 'text'].map((screen) => `/artist/:artistId/products/:productId/${screen}`),
  ),
  ...withoutScreen('admin', () => paths.admin.to(), ['/admin/ai', '/admin/files']),
];

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
