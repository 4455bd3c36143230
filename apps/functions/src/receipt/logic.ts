import { addressBlock, AppError, paths, releasePageSchema, signupSchema, type CallableOutput, type Signup } from '@countin/domain';
import { Timestamp, type DocumentReference, type DocumentSnapshot } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Services } from '../services.ts';
import { tokenPath } from './token.ts';

interface WithToken {
  readonly token: string;
}

/** Reads and answers of receipts by one address, in one process. */
export const RECEIPT_BUCKET = { burst: 60, refillMs: 500 };

/**
 * What a fan's own page shows. Changes nothing: mail scanners open links too.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function readReceipt(services: Services, address: string, { token }: WithToken): Promise<CallableOutput<'readReceipt'>> {
  limit(services, address);
  const signup = readSignup(await (await findSignup(services, token)).get());
  const page = v.safeParse(releasePageSchema, (await services.db.doc(paths.releasePage(signup.productId)).get()).data());
  const artistName = page.success ? page.output.artistName : await nameOfArtist(services, signup.artistId);
  const { state, productId, contact, language } = signup;
  return { state, productId, productTitle: page.success ? page.output.title : signup.productTitle, artistName, contact, language };
}

/** The fan's answer to the confirmation mail. Somebody who has stopped stays so: the link may be an old one. */
export async function confirmSignup(services: Services, address: string, input: WithToken): Promise<CallableOutput<'confirmSignup'>> {
  return answer(services, address, input, (signup) => (signup.state === 'asked' ? { state: 'confirmed', confirmedAt: Timestamp.fromMillis(services.now()) } : null));
}

/** The fan wants no more messages. */
export async function stopSignup(services: Services, address: string, input: WithToken): Promise<CallableOutput<'stopSignup'>> {
  return answer(services, address, input, (signup) => (signup.state === 'stopped' ? null : { state: 'stopped' }));
}

async function answer(
  services: Services,
  address: string,
  { token }: WithToken,
  change: (signup: Signup) => { state: Signup['state']; confirmedAt?: Timestamp } | null,
): Promise<{ state: Signup['state']; productId: string }> {
  limit(services, address);
  const reference = await findSignup(services, token);
  return services.db.runTransaction(async (transaction) => {
    const signup = readSignup(await transaction.get(reference));
    const changed = change(signup);
    if (changed) transaction.update(reference, { ...changed });
    return { state: changed?.state ?? signup.state, productId: signup.productId };
  });
}

async function findSignup({ db }: Services, token: string): Promise<DocumentReference> {
  const found = await db.doc(tokenPath(token)).get();
  if (!found.exists) throw new AppError('signup/token-invalid');
  return db.doc(paths.signup(String(found.get('artistId')), String(found.get('signupId'))));
}

function readSignup(document: DocumentSnapshot): Signup {
  // Erased: the link leads nowhere now.
  if (!document.exists) throw new AppError('signup/token-invalid');
  return v.parse(signupSchema, document.data());
}

async function nameOfArtist({ db }: Services, artistId: string): Promise<string> {
  const name: unknown = (await db.doc(paths.artistProfile(artistId)).get()).get('name');
  return typeof name === 'string' ? name : '';
}

function limit({ receiptBuckets, now }: Services, address: string): void {
  const wait = receiptBuckets.take(addressBlock(address), now());
  if (wait > 0) throw new AppError('limit/too-many', { retryAfterSeconds: Math.ceil(wait / 1000) });
}
