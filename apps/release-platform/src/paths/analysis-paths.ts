import { withQuery, type SitePaths } from '@countin/app-shell/paths';
import { generatePath } from 'react-router';

export const analysisPaths = {
  analysis: {
    pattern: '/artist/:artistId/analysis',
    access: 'signed-in',
    /** `page`: key of the only page to show; `days`: length of the range. */
    to: (artistId: string, query: { readonly page?: string; readonly days?: string } = {}) =>
      withQuery(generatePath('/artist/:artistId/analysis', { artistId }), query),
  },
  labelAnalysis: {
    pattern: '/label/:labelId/analysis',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/analysis', { labelId }),
  },
  /** The token is in the fragment, which browsers send nowhere. */
  sharedNumbers: {
    pattern: '/numbers',
    access: 'public',
    to: (token: string) => `/numbers#${token}`,
  },
} as const satisfies SitePaths;
