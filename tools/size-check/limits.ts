/** What a page may load, and how much of it. */
export interface SizeLimit {
  readonly what: string;
  /** Nx project whose build is measured. */
  readonly site: string;
  /** Sources as the build's manifest names them, lazy ones included; each with everything it imports at once. */
  readonly entries: readonly string[];
  /** kB of script, brotli, 1 kB = 1000 bytes. */
  readonly limit: number;
}

export const LIMITS: readonly SizeLimit[] = [
  { what: "a fan's page on Countin", site: 'release-platform', entries: ['src/public/enhance.ts'], limit: 20 },
  { what: "a fan's page on 4track", site: 'fourtrack', entries: ['src/public/enhance.ts'], limit: 20 },
  {
    what: 'the dashboard',
    site: 'release-platform',
    entries: ['index.html', 'src/routes/dashboard-route.tsx', ...['common', 'dashboard', 'nav'].map((name) => `../../libs/i18n/locales/en/${name}.json`)],
    limit: 190,
  },
];
