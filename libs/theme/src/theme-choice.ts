/** Theme choices offered to users (specification, section 9). */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];
/** Resolved theme: the value of `data-theme` on the document root. */
export type ResolvedTheme = 'light' | 'dark';

export type Site = 'countin' | 'fourtrack';

/** Storage key and default choice of each site. */
export const SITE_THEMES = {
  countin: { key: 'countin-theme', fallback: 'auto' },
  fourtrack: { key: '4track-theme', fallback: 'light' },
} as const satisfies Record<Site, { key: string; fallback: Theme }>;

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Whether a value is one of the three choices. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'auto';
}

/** Resolves a choice against the system's colour-scheme preference. */
export function resolveTheme(choice: Theme, systemIsDark: boolean): ResolvedTheme {
  if (choice === 'auto') return systemIsDark ? 'dark' : 'light';
  return choice;
}
