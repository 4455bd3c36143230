import { studioOperations } from '../platform/callable/operations.ts';
import { listPages } from './list-pages.ts';
import { publishReleases } from './publish-releases.ts';
import { readSavedViews, saveView } from './saved-views.ts';
import { cancelPublications, listScheduledPublications, schedulePublications } from './schedule-publications.ts';

/** Each answers with what the caller may read, and changes what the caller may publish, alone. */
export const publisherOperations = studioOperations({
  listPages,
  publishReleases,
  schedulePublications,
  cancelPublications,
  listScheduledPublications,
  readSavedViews,
  saveView,
});
