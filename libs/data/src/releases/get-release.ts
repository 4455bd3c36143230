import { documents } from '@countin/domain/documents';
import type { DataAccess } from '../access/data-access.ts';
import { documentQuery } from '../query/document-query.ts';
import { queryKeys } from '../query/query-keys.ts';

/** The owner's working copy of a release. Fails with `release/not-found`, or `access/denied` for anyone else. */
export const releaseOptions = (access: DataAccess, productId: string) =>
  documentQuery(access, queryKeys.release(productId), documents.musicProduct(productId), 'release/not-found');
