export { labelAnalysisOptions, rosterArtistOptions, type LabelAnalysis } from './label-analysis.ts';
export {
  createNumberShareOptions,
  numberSharesOptions,
  openedShareOptions,
  revokeNumberShareOptions,
  sharedNumbersOptions,
  type ListedShare,
  type OpenedShare,
} from './number-shares.ts';
export { liveNumbersOptions } from './live-numbers.ts';
export { numbersOptions, type ReadableSubject } from './read-numbers.ts';
export { saveSummaryMailOptions, summaryMailOptions } from './summary-mail.ts';
export { weekNumbersOptions, type WeekNumbers } from './week-numbers.ts';
