export { LARGE_NOW } from './large-catalogue.ts';
export { knownQueries, QUERY_KINDS } from './queries.ts';
export type { KnownQuery, QueryKind } from './queries.ts';
