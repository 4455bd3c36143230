import {
  documents,
  readDocument,
  readField,
  SIGNUPS_GROUP,
  type SignupRequest,
  type SignupRecord,
} from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { addressBlock, enforceLimit } from '@countin/server-http';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Services } from '../../platform/services.ts';
import { asRequested } from '../../messages/signup-request-record.ts';
import { refOf, refTo, type TypedReference } from '../../platform/write-document.ts';
import { isReceiptToken, signupIdIn, tokenDocument } from '../../messages/receipt-token.ts';

/** @throws AppError `limit/too-many` */
export function limitReceipts({ receiptBuckets, now }: Services, address: string): void {
  enforceLimit(receiptBuckets, addressBlock(address), now());
}

/** Signup that a fan's link leads to. */
export interface Link {
  readonly signup: TypedReference<typeof documents.ownedSignup.schema>;
  /** The request that this link confirms. Null for links that came with another message. */
  readonly request: TypedReference<typeof documents.signupRequest.schema> | null;
}

/**
 * The signup that a fan's link opens.
 *
 * @throws AppError `signup/token-invalid`; `signup/moved` where it came to a former address of the fan
 */
export async function findSignup(services: Services, token: string): Promise<Link> {
  const { db } = services;
  const found = await db.doc(tokenDocument(token).path).get();
  const link = readDocument(documents.signupToken, found);
  if (!link) return findSigned(services, token);
  if (link.movedAt !== null) throw new AppError('signup/moved');
  return {
    signup: refTo(db, documents.ownedSignup(link.ownerKind, link.ownerId, link.signupId)),
    request: link.requestId === null ? null : refTo(db, documents.signupRequest(link.requestId)),
  };
}

/** @throws AppError `signup/token-invalid` */
async function findSigned(services: Services, token: string): Promise<Link> {
  const id = signupIdIn(token);
  const found = await services.db.collectionGroup(SIGNUPS_GROUP).where('id', '==', id).limit(1).get();
  const [signup] = found.docs;
  const createdAt = readField(documents.ownedSignup, signup, 'createdAt');
  if (!signup || createdAt === undefined || !isReceiptToken(services, token, { id, createdAt }))
    throw new AppError('signup/token-invalid');
  return { signup: refOf(documents.ownedSignup, signup), request: null };
}

/** A signup as it is stored, and the request of the link while that still waits. */
export interface Linked {
  readonly signup: SignupRecord;
  readonly request: SignupRequest | null;
  /** The signup as its fan sees it by this link: a pending request is unconfirmed, even after a stop. */
  readonly seen: SignupRecord;
}

/**
 * Reads the signup that a link opens.
 *
 * @throws AppError `signup/token-invalid` once it is erased: the link leads nowhere now
 */
export async function readLinked(reader: Firestore | Transaction, link: Link): Promise<Linked> {
  const [stored, pending] = await reader.getAll(link.signup.ref, ...(link.request ? [link.request.ref] : []));
  const signup = readDocument(documents.ownedSignup, stored);
  if (!signup) throw new AppError('signup/token-invalid');
  const request = readDocument(documents.signupRequest, pending);
  const waits = request !== null && (signup.state === 'unconfirmed' || signup.state === 'stopped');
  return { signup, request, seen: waits ? asRequested(signup, request) : signup };
}
