/** Paths that the script of public pages uses: it has no room for the whole of `PUBLIC_PATHS`. */
export const SCRIPT_PATHS = {
  crossSiteSignIn: '/auth/sync',
  time: '/time',
  beacon: '/count',
} as const;

/** Path that keeps what a page is about. Apart from {@link SCRIPT_PATHS}, since a later part of the script uses it. */
export const KEEP_PATH = '/collection/keep';
