/** Paths of 4track's application. `home` and artists' pages are rendered by the server. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  login: { pattern: '/login', to: () => '/login' },
  signup: { pattern: '/signup', to: () => '/signup' },
} as const;

/** On the login path: whoever comes with it wants to leave. Set by the navigation of server-rendered pages. */
export const LEAVE = 'leave';
