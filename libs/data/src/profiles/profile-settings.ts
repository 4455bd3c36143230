import type { CallableInput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { errorCodeOf } from '@countin/domain/errors';
import type { FanOwner } from '@countin/domain/fan';
import { ARTIST_DEFAULTS, SENDING_SETTINGS, type ArtistDefaults, type SendingSettings } from '@countin/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';
import { profileKeys } from './profile-keys.ts';

/** Defaults of an artist's new releases. */
export const artistDefaultsOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: queryKeys.artistDefaults(artistId),
    queryFn: async (): Promise<ArtistDefaults> => {
      try {
        return (await readDocument(access, documents.artistDefaults(artistId))) ?? ARTIST_DEFAULTS;
      } catch (error) {
        // A label that edits a release by an agreement is no member of the artist.
        if (errorCodeOf(error) === 'access/denied') return ARTIST_DEFAULTS;
        throw error;
      }
    },
  });

export const saveArtistDefaultsOptions = callMutation('saveArtistDefaults', {
  invalidates: ({ artistId }) => [queryKeys.artistDefaults(artistId)],
});

/** Settings of messages to an artist's or a label's fans. */
export const sendingSettingsOptions = (access: DataAccess, { ownerKind, ownerId }: FanOwner) =>
  queryOptions({
    queryKey: profileKeys.sendingSettings(ownerId),
    queryFn: async (): Promise<SendingSettings> =>
      (await readDocument(access, documents.sendingSettings(ownerKind, ownerId))) ?? SENDING_SETTINGS,
  });

export const saveSendingSettingsOptions = callMutation('saveSendingSettings', {
  invalidates: ({ ownerId }) => [profileKeys.sendingSettings(ownerId)],
});

/** DNS records of the domain that mails come from. */
export const mailDomainOptions = (access: DataAccess) =>
  queryOptions({
    queryKey: profileKeys.mailDomain(),
    queryFn: () => callOperation(access, 'readMailDomain', {}),
  });

/** Asks the name servers anew. */
export const checkMailDomainOptions = callMutation('readMailDomain', { invalidates: () => [profileKeys.mailDomain()] });

const keysOf = ({ kind }: CallableInput<'changeSlug'> | CallableInput<'restoreProfile'>) => [
  kind === 'artist' ? queryKeys.artists() : queryKeys.labels(),
  queryKeys.slugs(),
  queryKeys.releases(),
];

/** Gives a profile another slug. Fails with `slug/taken` if another profile has or had it. */
export const changeSlugOptions = callMutation('changeSlug', { invalidates: keysOf });
export const archiveProfileOptions = callMutation('archiveProfile', { invalidates: keysOf });
export const deleteProfileOptions = callMutation('deleteProfile', {
  invalidates: (input) => [...keysOf(input), profileKeys.profileContent(input.kind, input.profileId)],
});
export const restoreProfileOptions = callMutation('restoreProfile', {
  invalidates: (input) => [...keysOf(input), profileKeys.profileContent(input.kind, input.profileId)],
});

/** Content that the deletion of a profile removes, and the time of a deletion. */
export const profileContentOptions = (access: DataAccess, input: CallableInput<'countProfileContent'>) =>
  queryOptions({
    queryKey: profileKeys.profileContent(input.kind, input.profileId),
    queryFn: () => callOperation(access, 'countProfileContent', input),
  });
