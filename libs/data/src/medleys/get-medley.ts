import { documents } from '@countin/domain/documents';
import type { Medley } from '@countin/domain/medley';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** An artist's medley, for its owner. */
export interface OwnMedley {
  readonly medley: Medley;
  /** Whether it is published. */
  readonly live: boolean;
}

/** Reads an artist's published medley, or else the withdrawn one; null without either. Throws AppError. */
async function getMedley(access: DataAccess, artistId: string): Promise<OwnMedley | null> {
  const live = await readDocument(access, documents.medley(artistId));
  if (live) return { medley: live, live: true };
  const withdrawn = await readDocument(access, documents.withdrawnMedley(artistId));
  return withdrawn && { medley: withdrawn, live: false };
}

export const medleyOptions = (access: DataAccess, artistId: string) =>
  queryOptions({ queryKey: queryKeys.medley(artistId), queryFn: () => getMedley(access, artistId) });
