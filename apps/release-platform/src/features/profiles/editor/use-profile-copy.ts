import { queryKeys, sameValue, useDataAccess } from '@countin/data/access';
import { changeArtist, changeLabel, type ProfileText } from '@countin/data/profiles';
import { useSession } from '@countin/data/session';
import { paths } from '@countin/domain/documents';
import { type FieldEditor, useFieldAutosave } from '@countin/screen-kit/autosave';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { profileSchemas, storedProfile, type EditedProfile } from './profile-content.ts';

export type ProfileCopy = FieldEditor<ProfileText>;

/** What the fields of every profile need of its editor, whether of an artist or of a label. */
export interface ProfileFields extends Pick<ProfileCopy, 'content' | 'change' | 'errorCodes' | 'setInput' | 'typedIn'> {
  readonly state: () => { readonly content: Pick<ProfileText, 'socials'> };
}

/** The profile being edited: kept here as it is typed, saved by itself, merged with what other editors save. */
export function useProfileCopy({ kind, profile }: EditedProfile): ProfileCopy {
  const access = useDataAccess();
  const client = useQueryClient();
  const { uid } = useSession();
  const profileId = profile.id;
  const [one, all] =
    kind === 'artist'
      ? [queryKeys.artist(profileId), queryKeys.artists()]
      : [queryKeys.label(profileId), queryKeys.labels()];
  return useFieldAutosave<ProfileText>({
    uid,
    path: kind === 'artist' ? paths.artistProfile(profileId) : paths.labelProfile(profileId),
    stored: useMemo(() => storedProfile(profile), [profile]),
    schemas: profileSchemas,
    onReturn: useCallback(
      () =>
        void client.invalidateQueries({
          queryKey: kind === 'artist' ? queryKeys.artist(profileId) : queryKeys.label(profileId),
        }),
      [client, kind, profileId],
    ),
    async save(update) {
      const { saved, stored } = await (kind === 'artist' ? changeArtist : changeLabel)(access, {
        profileId,
        ...update,
      });
      // An answer to an earlier question would put the old profile back.
      await client.cancelQueries({ queryKey: one });
      client.setQueryData(one, stored);
      void client.invalidateQueries({ queryKey: all, predicate: ({ queryKey }) => !sameValue(queryKey, one) });
      return { saved, stored: storedProfile(stored) };
    },
  });
}
