import { queryOf, screenPath, type SitePaths } from '@countin/app-shell/paths';

export const analysisPaths = {
  /** `page`: key of the only page to show; `days`: length of the range. */
  analysis: screenPath(
    '/artist/:artistId/analysis',
    'signed-in',
    (query: { readonly page?: string; readonly days?: string } = {}) => queryOf(query),
  ),
  labelAnalysis: screenPath('/label/:labelId/analysis'),
  /** The token is in the fragment, which browsers send nowhere. */
  sharedNumbers: screenPath('/numbers', 'public', (token: string) => `#${token}`),
} as const satisfies SitePaths;
