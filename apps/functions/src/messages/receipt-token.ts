import { createHash } from 'node:crypto';
import { documents } from '@countin/domain/documents';
import type { FanOwner, Signup } from '@countin/domain/fan';
import { signIds } from '@countin/server-hash';
import { equalBytes } from '@countin/server-http';
import type { Transaction } from '@google-cloud/firestore';
import { createDocument, refTo } from '../platform/write-document.ts';
import type { Services } from '../platform/services.ts';

type Holder = Pick<Signup, 'id' | 'ownerId' | 'ownerKind' | 'createdAt'>;

/** Where the signup behind a stored token is found. The token itself is stored nowhere. */
export function tokenDocument(token: string): ReturnType<typeof documents.signupToken> {
  return documents.signupToken(createHash('sha256').update(token).digest('hex'));
}

/**
 * Makes a new key to a fan's receipt, and stores the document that makes it valid.
 *
 * @param requestId the request that the key confirms, or null where it confirms nothing
 */
export function mintToken(
  { db, randomBytes, now }: Services,
  transaction: Transaction,
  { ownerId, ownerKind, signupId }: FanOwner & { readonly signupId: string },
  requestId: string | null,
): string {
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  createDocument(transaction, refTo(db, tokenDocument(token)), {
    ownerId,
    ownerKind,
    signupId,
    requestId,
    movedAt: null,
    createdAt: now(),
  });
  return token;
}

/**
 * Bytes of a signup's id: 128 bits of a keyed hash. An id and a signature of the same length have a stored token's
 * length.
 */
const ID_BYTES = 16;
const SIGNUP_ID = /^[0-9a-f]{32}$/;

/**
 * The key to a fan's receipt in every message that confirms nothing. It signs the signup's id with its age, so that an
 * erased and repeated signup has another key. Sending stores nothing for it.
 */
export function receiptToken(services: Services, transaction: Transaction, signup: Holder): string {
  return receiptTokenOf(services, signup) ?? mintToken(services, transaction, { ...signup, signupId: signup.id }, null);
}

/** The same key, where it is signed and not stored; else null. */
export function receiptTokenOf(
  services: Pick<Services, 'signupSecret'>,
  signup: Pick<Holder, 'id' | 'createdAt'>,
): string | null {
  // Ids of another form are of no use in a token of this length.
  if (!SIGNUP_ID.test(signup.id)) return null;
  return Buffer.concat([Buffer.from(signup.id, 'hex'), signatureOf(services, signup)]).toString('base64url');
}

/** Id of the signup that a token names. Whether the token is valid is shown by {@link isReceiptToken}. */
export function signupIdIn(token: string): string {
  return Buffer.from(token, 'base64url').subarray(0, ID_BYTES).toString('hex');
}

/** Whether a token is the key to this signup's receipt. */
export function isReceiptToken(
  services: Pick<Services, 'signupSecret'>,
  token: string,
  signup: Pick<Holder, 'id' | 'createdAt'>,
): boolean {
  return equalBytes(Buffer.from(token, 'base64url').subarray(ID_BYTES), signatureOf(services, signup));
}

function signatureOf(
  { signupSecret }: Pick<Services, 'signupSecret'>,
  { id, createdAt }: Pick<Holder, 'id' | 'createdAt'>,
) {
  return signIds(signupSecret, 'receipt', [id, createdAt], ID_BYTES);
}
