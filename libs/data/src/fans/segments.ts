import { documents } from '@countin/domain/documents';
import { LIMITS } from '@countin/domain/fields';
import type { FanOwner, Segment } from '@countin/domain/fan';
import { queryOptions } from '@tanstack/react-query';
import { callMutation } from '../calls/call-mutation.ts';
import { readDocuments } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { fanKeys } from './fan-keys.ts';

/** The saved segments of the fans of an artist or a label, by name. */
export const segmentsOptions = (access: DataAccess, { ownerKind, ownerId }: FanOwner) =>
  queryOptions({
    queryKey: fanKeys.segments(ownerId),
    queryFn: (): Promise<Segment[]> =>
      readDocuments(access, documents.segments(ownerKind, ownerId), {
        order: [['name', 'asc']],
        limit: LIMITS.segments,
      }),
  });

export const saveSegmentOptions = callMutation('saveSegment', {
  invalidates: ({ ownerId }) => [fanKeys.segments(ownerId)],
});

export const removeSegmentOptions = callMutation('removeSegment', {
  invalidates: ({ ownerId }) => [fanKeys.segments(ownerId)],
});
