import { screenPath, type SitePaths } from '@countin/app-shell/paths';
import { PUBLIC_PATHS } from '@countin/domain/urls';

export const profileSettingsPaths = {
  artistSettings: screenPath('/artist/:artistId/settings'),
  /** Not in the specification; see decision 0025. */
  labelSettings: screenPath('/label/:labelId/settings'),
  /** Public: the link of an invitation is opened before its recipient logs in or has an account. */
  invitation: screenPath(PUBLIC_PATHS.invitation, 'public'),
} as const satisfies SitePaths;
