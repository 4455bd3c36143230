import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { profileSettingsPaths } from '../../paths/profile-settings-paths.ts';

export const profileSettingsRoutes: Feature<Area> = {
  screens: [
    {
      path: profileSettingsPaths.artistSettings,
      title: 'profile-settings:titles.settings',
      area: 'artist-sections',
      lazy: () => import('./artist-settings-screen.tsx'),
    },
    {
      path: profileSettingsPaths.labelSettings,
      title: 'profile-settings:titles.labelSettings',
      area: 'label-sections',
      lazy: () => import('./label-settings-screen.tsx'),
    },
    {
      path: profileSettingsPaths.invitation,
      title: 'team:titles.invitation',
      lazy: () => import('./invitation/invitation-screen.tsx'),
    },
  ],
};
