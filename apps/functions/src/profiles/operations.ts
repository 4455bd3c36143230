import { studioOperations, studioPersonOperations } from '../platform/callable/operations.ts';
import { archiveProfile } from './archive-profile.ts';
import { changeSlug } from './change-slug.ts';
import { countProfileContent } from './count-profile-content.ts';
import { createProfile } from './create-profile.ts';
import { deleteProfile } from './deletion/delete-profile.ts';
import { restoreProfile } from './deletion/restore-profile.ts';
import { readLabelNumbers } from './read-label-numbers.ts';
import { renewProfile } from './renew-profile.ts';
import { saveArtistDefaults, saveSendingSettings } from './save-artist-settings.ts';

export const profileOperations = {
  ...studioOperations({ createProfile }),
  ...studioOperations({ renewProfile }, 'profile.edit'),
  ...studioOperations({ archiveProfile, changeSlug, saveArtistDefaults, saveSendingSettings }, 'settings.edit'),
  ...studioOperations({ readLabelNumbers }, 'numbers.read'),
  ...studioOperations({ countProfileContent, restoreProfile }, 'profile.delete'),
  ...studioPersonOperations({ deleteProfile }, 'profile.delete'),
};
