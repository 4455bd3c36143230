export { PAGE_KINDS, pageIdOf } from './page-key.ts';
export type { PageKey, PageKind } from './page-key.ts';
export { MOST_PAGE_ROWS, releaseOfRow } from './page-row.ts';
export type { PageRow } from './page-row.ts';
export { PAGE_STATES, releasePageState } from './page-state.ts';
export type { PageState } from './page-state.ts';
export { MOST_SAVED_VIEWS, MOST_VIEW_NAME, MOST_VIEW_VALUE } from './saved-view.ts';
export type { SavedView, SavedViewScreen } from './saved-view.ts';
export { differencesOf } from './differences.ts';
export type { ComparedContent } from './differences.ts';
export { VERSIONS_A_PAGE, VERSIONS_KEPT_MS, versionContentSchema } from './page-version.ts';
export type { ListedVersion, VersionContent } from './page-version.ts';
export {
  FARTHEST_PUBLICATION_MS,
  MOST_LISTED_PUBLICATIONS,
  MOST_SCHEDULED_TOGETHER,
  MOST_WAITING_PUBLICATIONS,
} from './scheduled-publication.ts';
export type { ScheduledPublication } from './scheduled-publication.ts';
