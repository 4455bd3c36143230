export { followPath, listedPaths, specifiedPaths, unreservedSegments } from './site-paths.ts';
export type { Role } from './site-paths.ts';
