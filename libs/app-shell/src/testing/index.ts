export { followPath, listedPaths, specifiedPaths, unreservedSegments } from './site-paths.ts';
