import { useDataAccess } from '@countin/data/access';
import { findFansOptions } from '@countin/data/signups';
import type { ListedProfile } from '@countin/domain/profile';
import { useDebouncedValue } from '@countin/screen-kit/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { PALETTE_ICONS, type PaletteItem } from '../picker/palette-items.tsx';

/** Fewer letters match too many fans to be of use. */
const LEAST_LETTERS = 2;
/** Artists whose fans are searched, because each costs queries of its own. */
const MOST_ARTISTS = 5;

/** Fans whose name or contact begins with the text: of the artist whose screen is open, then of the others. */
export function useFanItems(text: string, artists: readonly ListedProfile[], artistNames: ReadonlyMap<string, string>) {
  const { artistId: open } = useParams();
  const searched = useDebouncedValue(text.trim());
  const ids = artists
    .map(({ id }) => id)
    .toSorted((a, b) => Number(b === open) - Number(a === open))
    .slice(0, MOST_ARTISTS);
  const enabled = searched.length >= LEAST_LETTERS && ids.length > 0;
  const query = useQuery({
    ...findFansOptions(useDataAccess(), ids, searched),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = enabled && text.trim() !== '' ? (query.data ?? []) : [];
  return {
    items: found.map(({ id, ownerId, name, contact }): PaletteItem => ({
      id: `fan/${id}`,
      text: name || contact,
      aside: artistNames.get(ownerId) ?? (name ? contact : undefined),
      icon: PALETTE_ICONS.fan,
      to: paths.signups.to(ownerId),
      // Privacy: contacts stay out of URLs.
      state: { search: contact },
    })),
    isFetching: query.isFetching,
    error: query.error,
    refetch: query.refetch,
  };
}
