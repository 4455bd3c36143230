import type { DocumentAddress } from '@countin/domain/documents';
import { AppError, errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type * as v from 'valibot';
import { parseDocument } from '../documents/parse-document.ts';
import { readDocument } from '../documents/read-documents.ts';
import type { DataAccess } from '../ports/data-access.ts';

/** When data was read that is known from a list: so long ago that every query reads it again. */
const LONG_AGO = 0;

/**
 * Query options for one document. The query fails with `missing` when there is none. A document that a list has read is
 * the query's data at once, and is read again in the background. If that read is refused, the data is removed.
 */
export function documentQuery<S extends v.GenericSchema, K extends QueryKey>(
  access: DataAccess,
  queryKey: K,
  address: DocumentAddress<S>,
  missing: ErrorCode,
) {
  return queryOptions({
    queryKey,
    initialData: () => knownDocument(access, address),
    initialDataUpdatedAt: LONG_AGO,
    queryFn: async ({ client }) => {
      try {
        const found = await readDocument(access, address);
        if (found === null) throw new AppError(missing);
        return found;
      } catch (error) {
        if (errorCodeOf(error) !== 'service/unavailable') dropKnown(client, queryKey);
        throw error;
      }
    },
  });
}

/** The document as it was read last; undefined if it was not read lately, or does not parse. */
function knownDocument<S extends v.GenericSchema>(
  access: DataAccess,
  address: DocumentAddress<S>,
): v.InferOutput<S> | undefined {
  try {
    const known = access.store.known(address.path);
    return known === null ? undefined : parseDocument(address, known);
  } catch {
    // The query reads it and reports the error.
    return undefined;
  }
}

/** Without data, the screen shows the error of the query. */
function dropKnown(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.dataUpdatedAt === LONG_AGO) query.setState({ data: undefined, status: 'pending' });
}
