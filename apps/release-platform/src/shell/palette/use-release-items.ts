import { useDataAccess } from '@countin/data/access';
import { findReleasesOptions } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import { useDebouncedValue } from '@countin/screen-kit/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths/paths.ts';
import { PALETTE_ICONS, type PaletteItem } from './palette-items.tsx';

/** Shorter than between two keys of fast typing, so that results follow each key. */
const DEBOUNCE_MS = 30;

/** Releases that match the text, found on the server: a user may have thousands. */
export function useReleaseItems(text: string, artistNames: ReadonlyMap<string, string>) {
  const { t } = useTranslation('releases');
  const { uid } = useSession();
  const searched = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const query = useQuery({
    ...findReleasesOptions(useDataAccess(), uid, searched),
    enabled: searched !== '',
    placeholderData: keepPreviousData,
  });
  const found = text.trim() === '' ? [] : (query.data ?? []);
  return {
    items: found.map(({ id, artistId, title }): PaletteItem => ({
      id: `release/${id}`,
      text: title || t('untitled'),
      aside: artistNames.get(artistId),
      icon: PALETTE_ICONS.release,
      to: paths.product.to(artistId, id),
    })),
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}
