import { withQuery, type SitePaths } from '@countin/app-shell/paths';

export const accountPaths = {
  login: {
    pattern: '/login',
    access: 'public',
    to: ({ mode, back }: { mode?: 'forgotten' | 'deleted'; back?: string } = {}) => withQuery('/login', { mode, back }),
  },
  signup: {
    pattern: '/signup',
    access: 'public',
    to: ({ back }: { back?: string } = {}) => withQuery('/signup', { back }),
  },
  sync: { pattern: '/auth/sync', access: 'public', to: () => '/auth/sync' },
  profile: { pattern: '/profile', access: 'signed-in', to: () => '/profile' },
} as const satisfies SitePaths;
