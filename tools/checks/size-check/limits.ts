/** Files that a page may load, and their limit. */
export interface SizeLimit {
  readonly what: string;
  /** Nx project whose build is measured. */
  readonly site: string;
  /** Sources or names of files as in the build's manifest, lazy ones included, each with its static imports. */
  readonly entries: readonly string[];
  /** Entries whose files have loaded before and do not count. */
  readonly after?: readonly string[];
  /** kB of script, brotli, 1 kB = 1000 bytes. */
  readonly limit: number;
}

/** Files that the dashboard loads before it shows anything. */
export const DASHBOARD_START = ['index.html', 'first-screen', 'texts-en'];
/** Parts of the dashboard that load by themselves once it shows. */
export const DASHBOARD_BLOCKS = ['today-blocks', 'due-block', 'new-fans', 'profile-marks', 'refresh-fan-week'];

/** Files that most screens share. The dashboard loads them ahead, with the screens that it links to. */
export const SHARED_BY_SCREENS = ['sections', 'controls', 'form-parts'];

export const LIMITS: readonly SizeLimit[] = [
  // With headers, as the bench measures it, a page may transfer 20 kB.
  { what: "a fan's page on Countin", site: 'release-platform', entries: ['src/public/page-script.ts'], limit: 17.5 },
  { what: "a fan's page on 4track", site: 'fourtrack', entries: ['src/public/page-script.ts'], limit: 17.5 },
  { what: "an artist's page with a medley", site: 'fourtrack', entries: ['medley-part'], limit: 20 },
  // Countin's dashboard loads it in a hidden frame, which it removes after two seconds.
  { what: 'the sync frame of 4track', site: 'fourtrack', entries: ['sync-frame.html'], limit: 60 },
  { what: 'the sync frame of Countin', site: 'release-platform', entries: ['sync-frame.html'], limit: 60 },
  {
    what: 'the dashboard',
    site: 'release-platform',
    entries: DASHBOARD_START,
    limit: 165,
  },
  {
    what: 'the dashboard with its blocks',
    site: 'release-platform',
    entries: [...DASHBOARD_START, ...DASHBOARD_BLOCKS],
    limit: 185,
  },
  {
    what: 'the files that screens share',
    site: 'release-platform',
    entries: SHARED_BY_SCREENS,
    after: [...DASHBOARD_START, ...DASHBOARD_BLOCKS],
    limit: 10,
  },
  {
    what: 'the command palette',
    site: 'release-platform',
    entries: ['src/shell/palette/command-palette.tsx'],
    after: DASHBOARD_START,
    limit: 25,
  },
];
