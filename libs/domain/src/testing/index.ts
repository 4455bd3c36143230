export {
  aLabelProfile,
  anAgreement,
  anArtistLink,
  anArtistPage,
  aMedley,
  aMusicProduct,
  aPhoto,
  anArtistProfile,
  anArtistShow,
  aProductContent,
  aProductRecord,
  aTrack,
  aReleasePage,
  aReleaseText,
  aFan,
  aSignup,
  aStoreLink,
  aUser,
} from './builders.ts';
export { RELEASE_DAYS } from './release-days.ts';
export type { ReleaseDaySample } from './release-days.ts';
export { countReads, PROFILE_COSTS, READ_COSTS } from './read-costs.ts';
export { ROUTE_SAMPLES } from './route-samples.ts';
export type { RouteSample } from './route-samples.ts';
export { withTimestamps } from './with-timestamps.ts';
export {
  aFigures,
  aStoredDayShard,
  aStoredLiveShard,
  aStoredMonth,
  aStoredPageMonth,
  aTally,
  codesOfVisitor,
  peopleSetOf,
  sketchOf,
} from './stored-numbers.ts';
export { simulateMonth, type SimulatedArtist, type SimulatedMonth, type SimulatedSize } from './simulated-month.ts';
export { truthOf, type ShownTruth } from './truth-of.ts';
export * from './hostile-values.ts';
export * from './sample-inputs.ts';
