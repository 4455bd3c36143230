import type { CallableOutput } from '@countin/domain/callables';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { callOperation } from '../calls/call-operation.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { publicationKeys } from './publication-keys.ts';

/** A publication that waits for its time, or what became of it. */
export type ListedPublication = CallableOutput<'listScheduledPublications'>['publications'][number];

/** Artists that one call names. */
const ARTISTS_A_CALL = 30;

/**
 * Publishes releases at a time, all or none. Nothing is scheduled if `problems` has some. Fails with `publication/time`,
 * `publication/too-many`.
 */
export const schedulePublicationsOptions = callMutation('schedulePublications', {
  invalidates: () => [publicationKeys.publications()],
});

/** Publications of artists by their time. Throws AppError. */
export const publicationsOptions = (access: DataAccess, artistIds: readonly string[]) =>
  queryOptions({
    queryKey: publicationKeys.publicationsOf(artistIds),
    queryFn: async (): Promise<ListedPublication[]> => {
      const calls = Array.from({ length: Math.ceil(artistIds.length / ARTISTS_A_CALL) }, (_, at) =>
        callOperation(access, 'listScheduledPublications', {
          artistIds: artistIds.slice(at * ARTISTS_A_CALL, (at + 1) * ARTISTS_A_CALL),
        }),
      );
      return (await Promise.all(calls)).flatMap(({ publications }) => publications).sort((a, b) => a.at - b.at);
    },
  });
