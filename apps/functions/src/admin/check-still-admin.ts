import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { isSuspended } from '../platform/permissions/may-act.ts';

/**
 * Race: when two admins revoke each other's role at the same time, only the first may succeed. So each transaction reads
 * the acting admin again.
 *
 * @throws AppError `access/denied`
 */
export function checkStillAdmin(acting: DocumentSnapshot): void {
  const isAdmin = readField(documents.user, acting, 'userType') === 'admin';
  if (!isAdmin || isSuspended(acting)) throw new AppError('access/denied');
}
