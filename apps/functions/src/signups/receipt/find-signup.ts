import { AppError, paths } from '@countin/domain';
import { addressBlock, enforceLimit } from '@countin/server-http';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../../platform/services.ts';
import { asAsked, askSchema, type SignupAsk } from '../../messages/ask-record.ts';
import { signupRecordSchema, type SignupRecord } from '../../messages/signup-record.ts';
import { tokenPath } from '../../messages/receipt-token.ts';

/** @throws AppError `limit/too-many` */
export function limitReceipts({ receiptBuckets, now }: Services, address: string): void {
  enforceLimit(receiptBuckets, addressBlock(address), now());
}

/** What a fan's link leads to. */
export interface Link {
  readonly signup: DocumentReference;
  /** The ask that this link confirms. Null for links that came with another message, or from before asks were kept apart. */
  readonly ask: DocumentReference | null;
}

/**
 * What stands behind a fan's link.
 *
 * @throws AppError `signup/token-invalid`
 */
export async function findSignup({ db }: Services, token: string): Promise<Link> {
  const found = await db.doc(tokenPath(token)).get();
  if (!found.exists) throw new AppError('signup/token-invalid');
  const askId: unknown = found.get('askId');
  return {
    signup: db.doc(paths.signup(String(found.get('artistId')), String(found.get('signupId')))),
    ask: typeof askId === 'string' ? db.doc(paths.signupAsk(askId)) : null,
  };
}

/** A signup as it is stored, and the ask of the link while that still waits. */
export interface Linked {
  readonly signup: SignupRecord;
  readonly ask: SignupAsk | null;
  /** The ask's stored document. */
  readonly askDocument: DocumentSnapshot | null;
  /** The signup as its fan sees it by this link: a pending ask is still to be confirmed, even after a stop. */
  readonly seen: SignupRecord;
}

/**
 * Reads what stands behind a link.
 *
 * @throws AppError `signup/token-invalid` once it is erased: the link leads nowhere now
 */
export async function readLinked(reader: Firestore | Transaction, link: Link): Promise<Linked> {
  const [stored, pending] = await reader.getAll(link.signup, ...(link.ask ? [link.ask] : []));
  if (!stored?.exists) throw new AppError('signup/token-invalid');
  const signup = v.parse(signupRecordSchema, stored.data());
  const askDocument = pending?.exists ? pending : null;
  const ask = askDocument && v.parse(askSchema, askDocument.data());
  const waits = ask !== null && (signup.state === 'asked' || signup.state === 'stopped');
  return { signup, ask, askDocument, seen: waits ? asAsked(signup, ask) : signup };
}
