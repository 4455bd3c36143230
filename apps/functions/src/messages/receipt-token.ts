import { createHash } from 'node:crypto';
import { documents } from '@countin/domain/documents';
import type { Transaction } from '@google-cloud/firestore';
import { createDocument, refTo } from '../platform/write-document.ts';
import type { Services } from '../platform/services.ts';

/** Where the signup behind a token is found. The token itself is stored nowhere. */
export function tokenDocument(token: string): ReturnType<typeof documents.signupToken> {
  return documents.signupToken(createHash('sha256').update(token).digest('hex'));
}

/**
 * Makes a new key to a fan's receipt, and stores the document that makes it valid.
 *
 * @param askId the ask that the key confirms, or null where it confirms nothing
 */
export function mintToken(
  { db, randomBytes, now }: Services,
  transaction: Transaction,
  { artistId, signupId }: { readonly artistId: string; readonly signupId: string },
  askId: string | null,
): string {
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  createDocument(transaction, refTo(db, tokenDocument(token)), { artistId, signupId, askId, createdAt: now() });
  return token;
}
