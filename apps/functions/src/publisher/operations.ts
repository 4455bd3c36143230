import { studioOperations } from '../platform/callable/operations.ts';
import { listPages } from './list-pages.ts';
import { publishReleases, republishReleases, withdrawReleases } from './many-releases.ts';
import { readSavedViews, saveView } from './saved-views.ts';
import { cancelPublications, listScheduledPublications, schedulePublications } from './schedule-publications.ts';

/** Each answers with what the caller may read, and changes what the caller may publish, alone. */
export const publisherOperations = studioOperations({
  listPages,
  publishReleases,
  republishReleases,
  withdrawReleases,
  schedulePublications,
  cancelPublications,
  listScheduledPublications,
  readSavedViews,
  saveView,
});
