import type { DocumentAddress } from '@countin/domain/documents';
import { AppError, type ErrorCode } from '@countin/domain/errors';
import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';

/** Query options for one document. The query fails with `missing` when there is none. */
export function documentQuery<S extends v.GenericSchema, K extends QueryKey>(
  access: DataAccess,
  queryKey: K,
  address: DocumentAddress<S>,
  missing: ErrorCode,
) {
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const found = await readDocument(access, address);
      if (found === null) throw new AppError(missing);
      return found;
    },
  });
}
