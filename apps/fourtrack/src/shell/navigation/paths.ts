import type { Access } from '@countin/auth-sync/browser';
import type { PathWithoutScreen } from '@countin/cross-site-sign-in';
import { generatePath } from 'react-router';

/** Every path of mode two that has a screen: its pattern for the router, who may open it, and a builder for links. */
export const paths = {
  /** Rendered by the server. */
  home: { pattern: '/', access: 'public', to: () => '/' },
  login: {
    pattern: '/login',
    access: 'public',
    to: ({ mode, back }: { mode?: 'forgotten'; back?: string } = {}) => withQuery('/login', { mode, back }),
  },
  signup: {
    pattern: '/signup',
    access: 'public',
    to: ({ back }: { back?: string } = {}) => withQuery('/signup', { back }),
  },
  sync: { pattern: '/auth/sync', access: 'public', to: () => '/auth/sync' },
  studio: {
    pattern: '/studio',
    access: 'signed-in',
    to: (artistId?: string) => withQuery('/studio', { artist: artistId }),
  },
  createArtist: { pattern: '/artist/create', access: 'signed-in', to: () => '/artist/create' },
  profile: { pattern: '/profile', access: 'signed-in', to: () => '/profile' },
  /** Rendered by the server, which looks the artist up. */
  artist: {
    pattern: '/:artistSlug',
    access: 'public',
    to: (artistSlug: string) => generatePath('/:artistSlug', { artistSlug }),
  },
} as const satisfies Readonly<Record<string, SitePath>>;

interface SitePath {
  readonly pattern: string;
  readonly access: Access;
  readonly to: (...parts: never[]) => string;
}

/** Paths of the specification without a screen. Nothing links to them; they are guarded as if they had one, then lead to the nearest screen. */
export const pathsWithoutScreen: readonly PathWithoutScreen[] = [
  { pattern: '/discover', access: 'signed-in', instead: paths.home.to },
  { pattern: '/collection', access: 'signed-in', instead: paths.home.to },
  { pattern: '/artist/:artistId/medley', access: 'signed-in', instead: ({ artistId }) => paths.studio.to(artistId) },
  // Mode one's: here they lead to the start, for admins too.
  ...['/admin', '/admin/ai', '/admin/files'].map((pattern) => ({
    pattern,
    access: 'admin' as const,
    instead: paths.home.to,
  })),
];

/** On the login path: whoever comes with it from the navigation of a server-rendered page, and from nowhere else, wants to leave. */
export const LEAVE = 'leave';

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
