import { withQuery, type SitePaths } from '@countin/app-shell/paths';

export const adminPaths = {
  admin: {
    pattern: '/admin',
    access: 'admin',
    to: ({ view, person }: { view?: 'lists' | 'audit'; person?: string } = {}) => withQuery('/admin', { view, person }),
  },
} as const satisfies SitePaths;
