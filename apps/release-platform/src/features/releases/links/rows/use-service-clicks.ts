import { useDataAccess } from '@countin/data/access';
import { usePermissions } from '@countin/data/permissions';
import { serviceClicksOptions } from '@countin/data/service-clicks';
import { lastDays, releasePageKey } from '@countin/domain/numbers';
import type { StoreLink } from '@countin/domain/store-links';
import { useNow } from '@countin/screen-kit/hooks';
import { useQuery } from '@tanstack/react-query';
import { useOwnArtist } from '../../../../shell/profiles/own-artist.tsx';

const DAYS = 28;
const MINUTE = 60_000;

/**
 * Clicks on a release's page in the last 28 days, by service. Null where they are not known: for roles without numbers, until
 * they are read, and for links without a service.
 */
export function useServiceClicks(productId: string): (link: StoreLink) => number | null {
  const artist = useOwnArtist();
  const { may } = usePermissions('artist', artist);
  const range = lastDays(useNow(MINUTE), DAYS);
  const { data } = useQuery({
    ...serviceClicksOptions(useDataAccess(), { artistId: artist.id, page: releasePageKey(productId) }, range),
    enabled: may('numbers.read'),
  });
  return ({ service }) => {
    if (!data || service === 'other') return null;
    return data.total.tables.service?.[service]?.[1] ?? 0;
  };
}
