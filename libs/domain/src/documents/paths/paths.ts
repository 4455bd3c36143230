/** Paths of all documents. The rules file, both SDKs and the seeds use the same paths. */
export * as paths from './document-paths.ts';

/** Collection ids for collection group queries. */
export const SIGNUPS_GROUP = 'signups';
/** Collection group of all artists' fans. */
export const FANS_GROUP = 'fans';
/** Collection group of what all users keep. */
export const KEPT_GROUP = 'kept';
/** Collection group of the versions of all pages. Those of texts have the same name and no `thinAt`. */
export const VERSIONS_GROUP = 'versions';
/** Collection group of the shards of all days. */
export const DAY_NUMBERS_GROUP = 'dayNumbers';
