import { useDataAccess } from '@countin/data/access';
import { findReleasesOptions, knownReleases } from '@countin/data/releases';
import { useSession } from '@countin/data/session';
import { buildPickerIndex, findPickerItems } from '@countin/screen-kit/picker';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths/paths.ts';
import { PALETTE_ICONS, type PaletteItem } from '../picker/palette-items.tsx';

/** Matches among known releases, as many as the server returns. */
const MOST = 10;

/**
 * Releases that match the text. The server finds them, since a user may have thousands. Until it answers, matches among
 * the releases that this tab has read are shown, so that results appear at once.
 */
export function useReleaseItems(text: string, artistNames: ReadonlyMap<string, string>) {
  const { t } = useTranslation('releases');
  const { uid } = useSession();
  const client = useQueryClient();
  const searched = text.trim();
  const query = useQuery({ ...findReleasesOptions(useDataAccess(), uid, searched), enabled: searched !== '' });
  const index = useMemo(
    () =>
      buildPickerIndex(knownReleases(client, uid), ({ title, labelName, artistId }) =>
        [title, labelName, artistNames.get(artistId)].join(' '),
      ),
    // Each answer adds releases to the known ones.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [client, uid, artistNames, query.dataUpdatedAt],
  );
  const found = searched === '' ? [] : (query.data ?? findPickerItems(index, searched, MOST));
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
