import { addressBlock, AppError, paths } from '@countin/domain';
import type { DocumentReference, DocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { signupRecordSchema, type SignupRecord } from '../sign-up/signup-record.ts';
import { tokenPath } from './token.ts';

/** Reads and answers of receipts by one address, in one process. */
export const RECEIPT_BUCKET = { burst: 60, refillMs: 500 };

/** @throws AppError `limit/too-many` */
export function limitReceipts({ receiptBuckets, now }: Services, address: string): void {
  const wait = receiptBuckets.take(addressBlock(address), now());
  if (wait > 0) throw new AppError('limit/too-many', { retryAfterSeconds: Math.ceil(wait / 1000) });
}

/**
 * The signup behind a fan's link.
 *
 * @throws AppError `signup/token-invalid`
 */
export async function findSignup({ db }: Services, token: string): Promise<DocumentReference> {
  const found = await db.doc(tokenPath(token)).get();
  if (!found.exists) throw new AppError('signup/token-invalid');
  return db.doc(paths.signup(String(found.get('artistId')), String(found.get('signupId'))));
}

/** @throws AppError `signup/token-invalid` once it is erased: the link leads nowhere now */
export function readSignup(document: DocumentSnapshot): SignupRecord {
  if (!document.exists) throw new AppError('signup/token-invalid');
  return v.parse(signupRecordSchema, document.data());
}
