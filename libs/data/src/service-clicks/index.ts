import type { DayRange } from '@countin/domain/numbers';
import type { DataAccess } from '../ports/data-access.ts';
import { numberKeys } from '../numbers/number-keys.ts';

/** A page of an artist, by its key (see `releasePageKey`). */
interface ArtistPageKey {
  readonly artistId: string;
  readonly page: string;
}

/**
 * Clicks on stores of an artist's page in a range of days, by service. They share the cached result of `numbersOptions`.
 * Its code loads with the first read, so that the fields of a screen do not wait for it.
 */
export const serviceClicksOptions = (access: DataAccess, { artistId, page }: ArtistPageKey, range: DayRange) => ({
  queryKey: numberKeys.rangeNumbers('artist', artistId, range, page),
  queryFn: async () => {
    const { numbersOptions } = await import('../numbers/read-numbers.ts');
    return numbersOptions(access, { kind: 'artist', id: artistId }, range, page).queryFn();
  },
});
