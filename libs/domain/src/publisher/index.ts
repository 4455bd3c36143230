export { PAGE_KINDS, pageIdOf, pageKeySchema } from './page-key.ts';
export type { PageKey, PageKind } from './page-key.ts';
export { MOST_PAGE_ROWS, pageRowSchema, releaseOfRow } from './page-row.ts';
export type { PageRow } from './page-row.ts';
export { PAGE_STATES, releasePageState } from './page-state.ts';
export type { PageState } from './page-state.ts';
