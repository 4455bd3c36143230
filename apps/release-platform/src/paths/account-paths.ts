import { withQuery, type SitePaths } from '@countin/app-shell/paths';

export const accountPaths = {
  login: {
    pattern: '/login',
    access: 'public',
    to: ({ mode, back }: { mode?: 'signup' | 'forgotten' | 'deleted'; back?: string } = {}) =>
      withQuery('/login', { mode, back }),
  },
  settings: { pattern: '/settings', access: 'signed-in', to: () => '/settings' },
  upgrade: { pattern: '/upgrade', access: 'signed-in', to: () => '/upgrade' },
  sync: { pattern: '/auth/sync', access: 'public', to: () => '/auth/sync' },
} as const satisfies SitePaths;
