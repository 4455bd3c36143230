import type { TemplateTask } from './templates.ts';

/** Rule or recommendation of another company, with its source. */
export interface OutsideRule {
  /** Key of its text. */
  readonly id: 'appleCover' | 'leadTime' | 'spotifyPitch';
  readonly source: string;
  /** Name of the source, as links show it. */
  readonly sourceName: string;
  /** Day on which the source was read. */
  readonly readOn: string;
  /** Days before the release by which it applies, if it has a limit. */
  readonly daysBefore: number | null;
}

/** Side of a cover that stores recommend, pixels: see the rule `appleCover`. */
export const COVER_SIDE = 3000;

/**
 * Outside rules by task. Stores change them: each says when it was read, and the text says whose rule it is.
 *
 * - `appleCover`: recommended 3000 × 3000 pixels or larger, at least 1400 × 1400.
 * - `leadTime`: a distributor advises delivery four weeks ahead, for the stores' intake and for pitching promotion.
 * - `spotifyPitch`: Spotify recommends a pitch at least seven days ahead.
 */
export const OUTSIDE_RULES: Readonly<Partial<Record<TemplateTask, OutsideRule>>> = {
  cover: {
    id: 'appleCover',
    source: 'https://itunespartner.apple.com/music/support/5215-digital-packaging-music',
    sourceName: 'Apple',
    readOn: '2026-11-23',
    daysBefore: null,
  },
  deliver: {
    id: 'leadTime',
    source: 'https://help.kudosdistribution.co.uk/kb/lead-times/',
    sourceName: 'Kudos Distribution',
    readOn: '2026-11-23',
    daysBefore: 28,
  },
  pitch: {
    id: 'spotifyPitch',
    source: 'https://ftsmusic.com/articles/playlist-pitching-how-spotify-editorial-submission-works',
    sourceName: 'FTS Music',
    readOn: '2026-11-23',
    daysBefore: 7,
  },
};
