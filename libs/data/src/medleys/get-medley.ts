import { documents } from '@countin/domain/documents';
import type { Medley } from '@countin/domain/medley';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** An artist's medley as its owner finds it. */
export interface OwnMedley {
  readonly medley: Medley;
  /** Whether fans hear it. */
  readonly live: boolean;
}

/** The medley of one's own artist: the one that is out, else the one that was taken back; null for none. Throws AppError. */
export async function getMedley(access: DataAccess, artistId: string): Promise<OwnMedley | null> {
  const live = await readDocument(access, documents.medley(artistId));
  if (live) return { medley: live, live: true };
  const withdrawn = await readDocument(access, documents.withdrawnMedley(artistId));
  return withdrawn && { medley: withdrawn, live: false };
}

export const medleyOptions = (access: DataAccess, artistId: string) =>
  queryOptions({ queryKey: queryKeys.medley(artistId), queryFn: () => getMedley(access, artistId) });
