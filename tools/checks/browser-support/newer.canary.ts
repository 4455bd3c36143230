/** Planted: browser code that the check must refuse, one expression a line. Never imported. */
const list = [3, 1, 2];
export const planted = [
  () => URL.canParse('x'),
  () => AbortSignal.timeout(1),
  () => list.toSorted(),
  () => list.findLast((each) => each > 1),
  () => list.at(-1),
  () => Object.groupBy(list, String),
  () => Promise.withResolvers(),
  () => structuredClone(list),
  () => new Set(list).union(new Set()),
  () => list.values().map(String),
  () => new URLSearchParams('').size,
  () => Intl.supportedValuesOf('timeZone'),
  () => 'x'.toWellFormed(),
  () => window.reportError('x'),
  ({ size }: URLSearchParams) => size,
];
