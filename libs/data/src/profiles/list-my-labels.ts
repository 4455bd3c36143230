import { documents } from '@countin/domain/documents';
import type { LabelProfile } from '@countin/domain/profile';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';
import { PROFILES_A_QUERY } from './list-my-artists.ts';

/** A user's label profiles, oldest first. Throws AppError. */
export async function listMyLabels(access: DataAccess, uid: string): Promise<LabelProfile[]> {
  const labels = await readDocuments(access, documents.labelProfiles(), {
    filters: [['createdBy', '==', uid]],
    limit: PROFILES_A_QUERY,
  });
  return labels.sort((a, b) => a.createdAt - b.createdAt);
}

export const myLabelsOptions = (access: DataAccess, uid: string) =>
  queryOptions({ queryKey: queryKeys.myLabels(uid), queryFn: () => listMyLabels(access, uid) });
