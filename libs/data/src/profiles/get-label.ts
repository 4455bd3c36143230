import { documents } from '@countin/domain/documents';
import type { DataAccess } from '../ports/data-access.ts';
import { documentQuery } from '../query/document-query.ts';
import { queryKeys } from '../query/query-keys.ts';

/** A label's profile. */
export const labelOptions = (access: DataAccess, labelId: string) =>
  documentQuery(access, queryKeys.label(labelId), documents.labelProfile(labelId), 'profile/not-found');
