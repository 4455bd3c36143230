import { useDataAccess } from '@countin/data/access';
import { artistOwnerOptions } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { proOptions, useLiveUser } from '@countin/data/users';
import type { BarPerson } from '@countin/public-pages/bar';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { displayNameOf, cacheDisplayName } from '../session/display-name.ts';
import { openStorage } from '../session/open-storage.ts';

/** The signed-in user as shown in the top bar. Cached, so that server-rendered pages show the same. */
export function useBarPerson(): BarPerson {
  const access = useDataAccess();
  const { uid, email } = useSession();
  const user = useLiveUser(uid);
  const { data: ownsArtist } = useQuery(artistOwnerOptions(access, uid));
  const { data: checkedPro } = useQuery(proOptions(access, uid));
  const pro = user ? user.subscription === 'pro' : checkedPro;
  const person = useMemo(
    // Assume both while loading: the bar must not offer an artist page or Pro to users who have it.
    () => ({ name: displayNameOf(user?.displayName ?? '', email), ownsArtist: ownsArtist ?? true, pro: pro ?? true }),
    [user?.displayName, email, ownsArtist, pro],
  );
  const known = user !== undefined && ownsArtist !== undefined;
  useEffect(() => {
    if (known) cacheDisplayName(openStorage(window), person);
  }, [known, person]);
  return person;
}
