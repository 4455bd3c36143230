export { LARGE_NOW } from './large-catalogue.ts';
export { knownQueries } from './queries.ts';
