import { studioOperations } from '../platform/callable/operations.ts';
import { changeReleaseSlug } from './change-release-slug.ts';
import { createRelease } from './create-release.ts';
import { countReleaseContent } from './deletion/count-release-content.ts';
import { deleteRelease } from './deletion/delete-release.ts';
import { listDeletedReleases } from './deletion/list-deleted-releases.ts';
import { restoreRelease } from './deletion/restore-release.ts';
import { publishRelease } from './publish-release.ts';
import { withdrawRelease } from './withdraw-release.ts';

export const releaseOperations = {
  ...studioOperations({ createRelease }, 'release.create'),
  ...studioOperations({ publishRelease, withdrawRelease }, 'release.publish'),
  ...studioOperations({ changeReleaseSlug }, 'settings.edit'),
  ...studioOperations({ countReleaseContent, deleteRelease, listDeletedReleases, restoreRelease }, 'release.delete'),
};
