export { fanWeekOptions, fanWeeksOptions, preloadFanWeek } from './fan-week.ts';
export { failedSendingOptions } from './failed-sending.ts';
export { findFansOptions } from './find-fans.ts';
export type { FanWeek } from './refresh-fan-week.ts';
export { signupsOptions } from './list-signups.ts';
