import type { HiddenArtist } from '@countin/domain/collection';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { discoveryKeys } from './discovery-keys.ts';

/** Artists that the user does not want to see, the last one first. */
export const hiddenArtistsOptions = (access: DataAccess) =>
  queryOptions({
    queryKey: discoveryKeys.hidden(),
    queryFn: async (): Promise<readonly HiddenArtist[]> =>
      (await callOperation(access, 'readHiddenArtists', {})).artists,
  });

/** Hides an artist or shows it again. The last of several changes counts. */
export const hideArtistOptions = callMutation('hideArtist', {
  queue: 'hidden-artists',
  settled: ({ client, output }) => {
    if (client.isMutating({ mutationKey: ['hideArtist'] }) > 1) return undefined;
    return output
      ? void client.setQueryData(discoveryKeys.hidden(), output.artists)
      : client.invalidateQueries({ queryKey: discoveryKeys.hidden() });
  },
});
