/** Paths of 4track's application. `home` and artists' pages are rendered by the server. */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  login: {
    pattern: '/login',
    to: ({ mode, back }: { mode?: 'forgotten'; back?: string } = {}) => withQuery('/login', { mode, back }),
  },
  signup: { pattern: '/signup', to: ({ back }: { back?: string } = {}) => withQuery('/signup', { back }) },
} as const;

/** On the login path: whoever comes with it wants to leave. Set by the navigation of server-rendered pages. */
export const LEAVE = 'leave';

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
