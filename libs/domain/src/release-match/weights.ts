/**
 * Points of each verdict, out of 100. They add up; nothing else decides.
 *
 * - A repeated bar code alone is enough for high confidence (75). One contradiction of title or artist makes it
 *   doubtful.
 * - A service that answers a code without repeating it needs one more fact.
 * - Without codes, title, artist, number of tracks, durations and date must all agree.
 * - Another recording (live, karaoke, remix) outweighs everything but equal ISRCs: services seldom err in these.
 *
 * Within a fact, verdicts are listed from the best evidence to the worst. Their points never rise; a test checks both.
 */
export const WEIGHTS = {
  code: { same: 80, answered: 65, unknown: 0, different: -10 },
  isrcs: { all: 50, most: 25, some: 5, unknown: 0, none: -25 },
  title: { same: 25, near: 10, unknown: 0, different: -55 },
  version: { same: 0, unknown: 0, 'other-edition': -45, 'other-recording': -100 },
  artist: { same: 20, partly: 5, unknown: 0, different: -60 },
  trackCount: { same: 10, unknown: 0, different: -25 },
  durations: { same: 15, near: 5, unknown: 0, different: -20 },
  date: { same: 5, near: 3, unknown: 0, different: -10 },
} as const;

/** A compared fact. */
export type MatchFact = keyof typeof WEIGHTS;
/** Verdict of every fact. */
export type Verdicts = { readonly [Fact in MatchFact]: keyof (typeof WEIGHTS)[Fact] };

/** From this score on a match is added without a question. */
export const HIGH_SCORE = 75;
/** From this score on a match is shown for a decision; below, it is another release. */
export const DOUBTFUL_SCORE = 35;
