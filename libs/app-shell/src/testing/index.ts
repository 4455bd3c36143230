export { followPath, listedPaths, specifiedPaths } from './site-paths.ts';
export type { Role } from './site-paths.ts';
