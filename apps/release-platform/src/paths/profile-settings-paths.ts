import type { SitePaths } from '@countin/app-shell/paths';
import { PUBLIC_PATHS } from '@countin/domain/urls';
import { generatePath } from 'react-router';

export const profileSettingsPaths = {
  artistSettings: {
    pattern: '/artist/:artistId/settings',
    access: 'signed-in',
    to: (artistId: string) => generatePath('/artist/:artistId/settings', { artistId }),
  },
  /** Not in the specification; see decision 0025. */
  labelSettings: {
    pattern: '/label/:labelId/settings',
    access: 'signed-in',
    to: (labelId: string) => generatePath('/label/:labelId/settings', { labelId }),
  },
  /** Public: the link of an invitation is opened before its recipient logs in or has an account. */
  invitation: { pattern: PUBLIC_PATHS.invitation, access: 'public', to: () => PUBLIC_PATHS.invitation },
} as const satisfies SitePaths;
