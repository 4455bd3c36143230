/** Paths that the script of public pages uses: it has no room for the whole of `PUBLIC_PATHS`. */
export const SCRIPT_PATHS = {
  crossSiteSignIn: '/auth/sync',
  time: '/time',
  beacon: '/count',
} as const;
