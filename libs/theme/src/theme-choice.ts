/** What a person may choose, section 9 of the specification. */
export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];
/** What a choice comes down to: the value of `data-theme` on the document root. */
export type ResolvedTheme = 'light' | 'dark';

export type Site = 'countin' | 'fourtrack';

/** Where each site keeps the choice, and what it takes where none is stored. */
export const SITE_THEMES = {
  countin: { key: 'countin-theme', fallback: 'auto' },
  fourtrack: { key: '4track-theme', fallback: 'light' },
} as const satisfies Record<Site, { key: string; fallback: Theme }>;

export const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Whether a value is one of the three choices. */
export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'auto';
}

/** What a choice means on a system that prefers dark or light. */
export function resolveTheme(choice: Theme, systemIsDark: boolean): ResolvedTheme {
  if (choice === 'auto') return systemIsDark ? 'dark' : 'light';
  return choice;
}
