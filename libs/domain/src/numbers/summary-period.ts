// Apart from the document: screens load the periods, and not its schema and clock.

/** How often a summary is sent. Weeks begin on Monday. */
export const SUMMARY_PERIODS = ['week', 'month'] as const;
/** One of {@link SUMMARY_PERIODS}. */
export type SummaryPeriod = (typeof SUMMARY_PERIODS)[number];
