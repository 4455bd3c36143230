export { addRanges } from './answered-numbers.ts';
export { beaconSchema, MOST_BEACON_BYTES, MOST_CLOCK_ERROR, type Beacon, type EventKind } from './beacon.ts';
export {
  addDays,
  dayOf,
  dayOfLife,
  daySchema,
  daysIn,
  hourOf,
  lastDays,
  lengthOf,
  lifeOf,
  MOST_DAYS,
  monthOf,
  monthsIn,
  previousRange,
  RELEASE_LIFE,
  type DayRange,
} from './days.ts';
export {
  DEVICES,
  DIMENSIONS,
  DIRECT,
  GUARDED,
  METRICS,
  MOST_PAGES,
  MOST_VALUES,
  OTHER,
  SMALLEST_GROUP,
  UNKNOWN,
  type Device,
  type Dimension,
  type InApp,
  type Metric,
} from './measures.ts';
export {
  CODES_LENGTH,
  codesSchema,
  METRIC_SLOT,
  slotOf,
  withPerson,
  type MetricPeople,
  type PeopleSet,
} from './people.ts';
export {
  documentsFor,
  numbersOf,
  type DayNumbers,
  type RangeNumbers,
  type ReadDocuments,
  type ShownFigures,
} from './read-numbers.ts';
export { EVENT_ROW_VERSION, eventRowSchema, type EventRow } from './event-row.ts';
export { isApplied, writersAfter, type Flush } from './flushes.ts';
export { MOST_SHARES, SHARE_DAYS, SHARE_TITLE, shareTokenSchema, type NumberShare } from './number-share.ts';
export { isComparable, remarkableOf, type Remarkable } from './remarkable.ts';
export {
  addMinutes,
  COUNTED_RECORDS,
  DAY_SHARDS,
  entryOf,
  HOURLY_DAYS,
  LIVE_MINUTES,
  monthEntryOf,
  NO_DAY,
  storedDay,
  sumOfDay,
  type CountedRecords,
  type DayContent,
  type DayEntry,
  type LiveMinute,
} from './roll-ups.ts';
export { completePeriod, morningAfter, nextSummary, type SummaryMail } from './summary-mail.ts';
export { withoutSmallNumbers } from './shared-numbers.ts';
export { SUMMARY_PERIODS, type SummaryPeriod } from './summary-period.ts';
export { MOST_PLACE, placeOf, Sketch } from './sketch.ts';
export { pageKeySchema, productOfPage, releasePageKey, subjectSchema, type Subject } from './subject.ts';
export {
  addCounts,
  attentionOf,
  CLIP_PARTS,
  countOf,
  figuresOf,
  NO_FIGURES,
  NO_TALLY,
  rowsOf,
  type Cell,
  type Counts,
  type Figures,
  type PlainFigures,
  type Table,
  type Tables,
  type Tally,
} from './tally.ts';
