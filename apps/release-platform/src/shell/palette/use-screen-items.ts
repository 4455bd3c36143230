import { useUserStatus } from '@countin/data/users';
import { can } from '@countin/domain/permissions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router';
import { ADMIN_MENU, MAIN_MENU } from '../navigation/menus.ts';
import { openSections } from '../navigation/section-menus.ts';
import { useMenu } from '../navigation/site-screens.ts';
import { useTitleText } from '../navigation/use-title-text.ts';
import { PALETTE_ICONS, type PaletteItem } from '../picker/palette-items.tsx';
import type { ProfileItem } from '../picker/use-profile-items.ts';

/** Every screen of the menus: the site's own ones, and those of each profile below its first one. */
export function useScreenItems(profiles: readonly ProfileItem[]): readonly PaletteItem[] {
  const { isAdmin } = useUserStatus();
  const { i18n } = useTranslation();
  const main = useMenu(MAIN_MENU);
  const admin = useMenu(ADMIN_MENU);
  const artist = useMenu(openSections('artist', () => true));
  const label = useMenu(openSections('label', () => true));
  const titleText = useTitleText([...main, ...admin, ...artist, ...label].map(({ title }) => title));
  return useMemo(
    () => [
      ...[...main, ...(isAdmin ? admin : [])].map(({ pattern, title }) => ({
        id: pattern,
        text: titleText(title),
        icon: PALETTE_ICONS.screen,
        to: pattern,
      })),
      ...profiles.flatMap(({ kind, profileId, role, text }) => {
        const open = openSections(kind, (operation) => can(role, operation)).slice(1);
        return (kind === 'artist' ? artist : label)
          .filter(({ pattern }) => open.includes(pattern))
          .map(({ pattern, title }) => {
            const to = generatePath(pattern, { artistId: profileId, labelId: profileId });
            return { id: to, text: titleText(title), aside: text, icon: PALETTE_ICONS.screen, to };
          });
      }),
    ],
    // The menus are constant; their texts depend on the language.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [profiles, isAdmin, i18n.language],
  );
}
