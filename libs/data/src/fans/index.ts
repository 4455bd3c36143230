export { allFansOptions, eachPageOfFans, fansOptions } from './list-fans.ts';
export type { FansWanted } from './list-fans.ts';
export { failedFansOptions, listFailedFans } from './failed-fans.ts';
export { fanCountOptions, fanRecordOptions } from './count-fans.ts';
export type { FanRecord } from './count-fans.ts';
export { importFans } from './import-fans.ts';
export { removeSegmentOptions, saveSegmentOptions, segmentsOptions } from './segments.ts';
export { NEWEST_FANS, useLiveFans } from './use-live-fans.ts';
export type { LiveFans } from './use-live-fans.ts';
