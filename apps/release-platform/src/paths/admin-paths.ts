import { queryOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const adminPaths = {
  admin: screenPath('/admin', 'admin', (query: { view?: 'lists' | 'audit'; person?: string } = {}) => queryOf(query)),
} as const satisfies SitePaths;
