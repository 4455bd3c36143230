import { AppError, labelProfileSchema, paths, type LabelProfile } from '@countin/domain';
import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../access/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { queryKeys } from '../query/query-keys.ts';

/** A label's profile. Throws AppError `profile/not-found` when there is none. */
export async function getLabel(access: DataAccess, labelId: string): Promise<LabelProfile> {
  const label = await readDocument(access, paths.labelProfile(labelId), labelProfileSchema);
  if (!label) throw new AppError('profile/not-found');
  return label;
}

export const labelOptions = (access: DataAccess, labelId: string) =>
  queryOptions({ queryKey: queryKeys.label(labelId), queryFn: () => getLabel(access, labelId) });
