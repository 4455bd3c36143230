export { changePages, pagesOptions } from './list-pages.ts';
export { cancelMany, labelOne, publishMany, publishOne, withdrawMedleyOne, withdrawOne } from './page-actions.ts';
export { saveViewOptions, savedViewsOptions } from './saved-views.ts';
export { usePages } from './use-pages.ts';
export type { ReadPages } from './use-pages.ts';
export { pageVersionOptions, pageVersionsOptions, restorePageVersionOptions } from './versions.ts';
export type { OpenVersion, PageVersion } from './versions.ts';
export {
  cancelPublicationsOptions,
  publicationsOptions,
  publishReleasesOptions,
  schedulePublicationsOptions,
} from './publications.ts';
export type { ListedPublication } from './publications.ts';
