export { changePages, pagesOptions } from './list-pages.ts';
export { cancelMany, labelOne, publishMany, republishMany, withdrawMany, withdrawMedleyOne } from './page-actions.ts';
export { saveViewOptions, savedViewsOptions } from './saved-views.ts';
export { usePages } from './use-pages.ts';
export { pageVersionOptions, pageVersionsOptions, restorePageVersionOptions } from './versions.ts';
export type { PageVersion } from './versions.ts';
export { publicationsOptions, schedulePublicationsOptions } from './publications.ts';
export type { ListedPublication } from './publications.ts';
