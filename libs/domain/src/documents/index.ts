export { paths, SIGNUPS_GROUP } from './paths.ts';
