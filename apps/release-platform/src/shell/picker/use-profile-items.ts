import { useDataAccess } from '@countin/data/access';
import {
  myArtistsOptions,
  myLabelsOptions,
  presentProfiles,
  type MyArtist,
  type MyLabel,
} from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import type { Role } from '@countin/domain/permissions';
import { joinFacts } from '@countin/i18n';
import { failedQueries } from '@countin/screen-kit/loading';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths/paths.ts';
import { PALETTE_ICONS, type PaletteItem } from './palette-items.tsx';

/** A profile among the results. */
export interface ProfileItem extends PaletteItem {
  readonly kind: 'artist' | 'label';
  readonly profileId: string;
  readonly role: Role;
  readonly to: string;
}

interface Profiles {
  readonly items: readonly ProfileItem[];
  readonly artists: readonly MyArtist[];
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

const NONE: readonly never[] = [];

/** The user's artists and labels as results. Deleted ones are left out, archived ones are marked. */
export function useProfileItems(): Profiles {
  const { t } = useTranslation(['nav', 'today']);
  const access = useDataAccess();
  const { uid } = useSession();
  const artistsQuery = useQuery(myArtistsOptions(access, uid));
  const labelsQuery = useQuery(myLabelsOptions(access, uid));
  const artists = usePresent(artistsQuery.data);
  const labels = usePresent(labelsQuery.data);
  const [artistKind, labelKind, archived] = [t('titles.artist'), t('titles.label'), t('today:archived')];
  const items = useMemo(() => {
    const names = { artist: artistKind, label: labelKind };
    const itemOf = (kind: ProfileItem['kind'], { id, name, role, archivedAt }: MyArtist | MyLabel): ProfileItem => ({
      id: `${kind}/${id}`,
      kind,
      profileId: id,
      role,
      text: name,
      aside: joinFacts([names[kind], archivedAt === undefined ? null : archived]),
      icon: PALETTE_ICONS[kind],
      to: paths[kind].to(id),
    });
    return [...artists.map((artist) => itemOf('artist', artist)), ...labels.map((label) => itemOf('label', label))];
  }, [artists, labels, artistKind, labelKind, archived]);
  return {
    items,
    artists,
    isPending: artistsQuery.isPending || labelsQuery.isPending,
    ...failedQueries([artistsQuery, labelsQuery]),
  };
}

function usePresent<T extends MyArtist | MyLabel>(profiles: readonly T[] = NONE): readonly T[] {
  return useMemo(() => presentProfiles(profiles), [profiles]);
}
