/** What a page may load, and how much of it. */
export interface SizeLimit {
  readonly what: string;
  /** Nx project whose build is measured. */
  readonly site: string;
  /** Sources or names of files as the build's manifest has them, lazy ones included; each with everything it imports at once. */
  readonly entries: readonly string[];
  /** Entries whose files have loaded before and do not count. */
  readonly after?: readonly string[];
  /** kB of script, brotli, 1 kB = 1000 bytes. */
  readonly limit: number;
}

export const LIMITS: readonly SizeLimit[] = [
  { what: "a fan's page on Countin", site: 'release-platform', entries: ['src/public/page-script.ts'], limit: 20 },
  { what: "a fan's page on 4track", site: 'fourtrack', entries: ['src/public/page-script.ts'], limit: 20 },
  {
    what: 'the dashboard',
    site: 'release-platform',
    entries: ['index.html', 'first-screen', 'texts-en'],
    limit: 170,
  },
  {
    what: 'the command palette',
    site: 'release-platform',
    entries: ['src/shell/palette/command-palette.tsx'],
    after: ['index.html', 'first-screen', 'texts-en'],
    limit: 25,
  },
];
