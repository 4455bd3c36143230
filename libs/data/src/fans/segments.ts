import { documents } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import type { Segment } from '@countin/domain/fan';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { queryKeys } from '../query/query-keys.ts';

/** The saved segments of an artist's fans, by name. */
export const segmentsOptions = (access: DataAccess, artistId: string) =>
  queryOptions({
    queryKey: queryKeys.segments(artistId),
    queryFn: (): Promise<Segment[]> =>
      readDocuments(access, documents.segments(artistId), { order: [['name', 'asc']], limit: LIMITS.segments }),
  });

export const saveSegmentOptions = callMutation('saveSegment', {
  invalidates: ({ artistId }) => [queryKeys.segments(artistId)],
});

export const removeSegmentOptions = callMutation('removeSegment', {
  invalidates: ({ artistId }) => [queryKeys.segments(artistId)],
});
