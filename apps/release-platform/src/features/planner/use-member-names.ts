import { useDataAccess } from '@countin/data/access';
import { teamOptions } from '@countin/data/members';
import { usePermissions } from '@countin/data/permissions';
import type { ArtistProfile } from '@countin/domain/profile';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '../../shell/profiles/person-name.ts';

/** Names of the artist's owner and members by user id; empty until they are known. */
export function useMemberNames(artist: ArtistProfile): ReadonlyMap<string, string> {
  const { t } = useTranslation('team');
  const { may } = usePermissions('artist', artist);
  const { data: team } = useQuery({
    ...teamOptions(useDataAccess(), { kind: 'artist', profileId: artist.id }),
    enabled: may('members.read'),
  });
  return useMemo(
    () =>
      new Map(
        team
          ? [team.owner, ...team.members].map((person) => [person.uid, personName(person, t('members.unnamed'))])
          : [],
      ),
    [team, t],
  );
}
