import type { Feature } from '@countin/app-shell';
import type { Area } from '../../shell/navigation/areas.ts';
import { laterPaths } from '../../paths/later-paths.ts';
import { profilePaths } from '../../paths/profiles-paths.ts';

export const profileRoutes: Feature<Area> = {
  screens: [
    {
      path: profilePaths.artist,
      title: 'nav:titles.artist',
      area: 'artist-sections',
      lazy: () => import('./artist-screen.tsx'),
    },
    {
      path: profilePaths.artistPage,
      title: 'nav:titles.artistPage',
      area: 'artist-sections',
      lazy: () => import('./artist-page-screen.tsx'),
    },
    {
      path: profilePaths.label,
      title: 'nav:titles.label',
      area: 'label-sections',
      lazy: () => import('./label-screen.tsx'),
    },
    {
      path: profilePaths.labelPage,
      title: 'nav:titles.labelPage',
      area: 'label-sections',
      lazy: () => import('./label-page-screen.tsx'),
    },
    {
      path: profilePaths.labelBranding,
      title: 'nav:titles.labelBranding',
      area: 'label-sections',
      lazy: () => import('./label-branding-screen.tsx'),
    },
  ],
  withoutScreen: [
    {
      pattern: laterPaths.artistPublicity,
      access: 'signed-in',
      instead: ({ artistId = '' }) => profilePaths.artist.to(artistId),
    },
  ],
};
