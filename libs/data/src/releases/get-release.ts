import { documents } from '@countin/domain/documents';
import type { DataAccess } from '../ports/data-access.ts';
import { documentQuery } from '../query/document-query.ts';
import { queryKeys } from '../query/query-keys.ts';

/** Working copy of a release, for its owner. Fails with `release/not-found`, or `access/denied` for other users. */
export const releaseOptions = (access: DataAccess, productId: string) =>
  documentQuery(access, queryKeys.release(productId), documents.musicProduct(productId), 'release/not-found');
