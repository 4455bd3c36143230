import { useSession } from '@countin/data/session';
import { can, type Operation } from '@countin/domain/permissions';
import { buildPickerIndex, findPickerItems, type PickerGroup } from '@countin/screen-kit/picker';
import { failedQueries } from '@countin/screen-kit/loading';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PALETTE_ICONS, type Creation, type PaletteItem } from '../picker/palette-items.tsx';
import { readRecentItems } from '../picker/recent-items.ts';
import { useFanItems } from './use-fan-items.ts';
import { useProfileItems } from '../picker/use-profile-items.ts';
import { useReleaseItems } from './use-release-items.ts';
import { useScreenItems } from './use-screen-items.ts';

/** Results shown of each kind. */
const MOST = 7;
/** All screens of an artist, who has the most. */
const MOST_SCREENS = 12;
const searchText = ({ text, aside }: PaletteItem) => `${text} ${aside ?? ''}`;

/** Results for a text: what is known here at once, releases and fans as the server finds them. */
export function usePalette(text: string) {
  const { t } = useTranslation('palette');
  const profiles = useProfileItems();
  const screens = useScreenItems(profiles.items);
  const allowed = (operation: Operation) => profiles.artists.filter(({ role }) => can(role, operation));
  const writable = allowed('release.create');
  const creations = useCreations(writable.length > 0);
  const artistNames = useMemo(() => new Map(profiles.artists.map(({ id, name }) => [id, name])), [profiles.artists]);
  const releases = useReleaseItems(text, artistNames);
  const fans = useFanItems(text, allowed('fans.read'), artistNames);
  const recent = useRecent();
  const profileIndex = useMemo(() => buildPickerIndex(profiles.items, ({ text: name }) => name), [profiles.items]);
  const screenIndex = useMemo(() => buildPickerIndex(screens, searchText), [screens]);
  const creationIndex = useMemo(() => buildPickerIndex(creations, searchText), [creations]);

  const typed = text.trim() !== '';
  const groups: PickerGroup<PaletteItem>[] = typed
    ? [
        { title: t('profiles'), items: findPickerItems(profileIndex, text, MOST) },
        { title: t('releases'), items: releases.items.slice(0, MOST) },
        { title: t('screens'), items: findPickerItems(screenIndex, text, MOST_SCREENS) },
        { title: t('fans'), items: fans.items.slice(0, MOST) },
        { title: t('create'), items: findPickerItems(creationIndex, text, MOST) },
      ]
    : [
        { title: t('recent'), items: recent },
        { title: t('screens'), items: screens.slice(0, MOST) },
        { title: t('create'), items: creations },
      ];
  return {
    groups,
    count: groups.reduce((sum, { items }) => sum + items.length, 0),
    busy: profiles.isPending || (typed && (releases.isFetching || fans.isFetching)),
    /** Artists that a new release may be by. */
    artists: writable,
    failed: failedQueries([{ error: profiles.error, refetch: profiles.retry }, releases, fans]),
  };
}

function useRecent(): readonly PaletteItem[] {
  const { uid } = useSession();
  const [items] = useState(() => readRecentItems(() => window.localStorage, uid));
  return items.map(({ kind, to, text }) => ({ id: `recent/${to}`, text, icon: PALETTE_ICONS[kind], to }));
}

/** Items that create something. A release needs an artist. */
function useCreations(hasArtist: boolean): readonly PaletteItem[] {
  const { t } = useTranslation('dashboard');
  const names: Readonly<Record<Creation, string>> = {
    release: t('newRelease'),
    artist: t('newArtist'),
    label: t('newLabel'),
  };
  const kinds: readonly Creation[] = hasArtist ? ['release', 'artist', 'label'] : ['artist', 'label'];
  const texts = kinds.map((kind) => names[kind]).join('\n');
  return useMemo(
    () => kinds.map((create) => ({ id: `create/${create}`, text: names[create], icon: PALETTE_ICONS.create, create })),
    // The names and kinds are new objects on each render; their texts say whether they changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [texts],
  );
}
