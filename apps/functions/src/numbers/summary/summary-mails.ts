import { nextSummary, type SummaryMail } from '@countin/domain/numbers';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { keyedHash } from '@countin/server-hash';
import { addressBlock, enforceLimit, equalBytes } from '@countin/server-http';
import type { Firestore } from '@google-cloud/firestore';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requirePermission, type ProfileKey } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';

type Secrets = Pick<Services, 'signupSecret'>;

/** Id of a member's summary of a profile. */
export function summaryMailId({ signupSecret }: Secrets, { kind, profileId }: ProfileKey, uid: string): string {
  return keyedHash(signupSecret, `summary-mail\n${kind}\n${profileId}\n${uid}`);
}

/**
 * The credential in a summary's link. It is made of the id and the time since when the mail is on, and stored nowhere.
 * Switching it on again makes another one.
 */
export function summaryMailToken(
  { signupSecret }: Secrets,
  { id, createdAt }: Pick<SummaryMail, 'id' | 'createdAt'>,
): string {
  const signature = keyedHash(signupSecret, `summary-mail-link\n${id}\n${createdAt}`);
  return Buffer.from(id + signature, 'hex').toString('base64url');
}

/** Zone whose mornings the summary comes in: the artist's, or without one the member's. */
export async function summaryZone(
  db: Firestore,
  { kind, profileId, zone }: Pick<SummaryMail, 'kind' | 'profileId' | 'zone'>,
): Promise<string> {
  if (kind === 'label') return zone;
  const defaults = await db.doc(documents.artistDefaults(profileId).path).get();
  return readField(documents.artistDefaults, defaults, 'zone') ?? zone;
}

/**
 * Says how often the caller gets the numbers of a profile by mail.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readSummaryMail(
  services: Services,
  caller: string,
  { kind, profileId }: ParsedInput<'readSummaryMail'>,
): Promise<CallableOutput<'readSummaryMail'>> {
  const { db } = services;
  const key = { kind, profileId };
  await requirePermission({ db }, caller, key, 'numbers.read');
  const mail = documents.summaryMail(summaryMailId(services, key, caller));
  const stored = readDocument(mail, await db.doc(mail.path).get());
  return { every: stored?.every ?? null, zone: stored ? await summaryZone(db, stored) : null };
}

/**
 * Switches the caller's summary on or off. The first one is of the period that is under way.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function saveSummaryMail(
  services: Services,
  caller: string,
  { kind, profileId, every, zone }: ParsedInput<'saveSummaryMail'>,
): Promise<CallableOutput<'saveSummaryMail'>> {
  const { db, now } = services;
  const key = { kind, profileId };
  const id = summaryMailId(services, key, caller);
  const reference = refTo(db, documents.summaryMail(id));
  const morning = await summaryZone(db, { ...key, zone });
  await db.runTransaction(async (transaction) => {
    await requirePermission({ db, transaction }, caller, key, 'numbers.read');
    const before = readDocument(reference, await transaction.get(reference.ref));
    if (every === null) return void transaction.delete(reference.ref);
    setDocument(transaction, reference, {
      id,
      ...key,
      uid: caller,
      every,
      zone,
      createdAt: before?.createdAt ?? now(),
      // With the same period the time stays: switching it on twice sends nothing twice.
      nextAt: before?.every === every ? before.nextAt : nextSummary(every, morning, now()),
    });
  });
  return {};
}

/**
 * Switches a summary off, by the link in it. A link that is old or wrong changes nothing.
 *
 * @throws AppError `limit/too-many`
 */
export async function stopSummaryMail(
  services: Services,
  address: string,
  { token }: ParsedInput<'stopSummaryMail'>,
): Promise<CallableOutput<'stopSummaryMail'>> {
  const { db, receiptBuckets, now } = services;
  enforceLimit(receiptBuckets, addressBlock(address), now());
  const id = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  const reference = refTo(db, documents.summaryMail(id));
  const mail = readDocument(reference, await reference.ref.get());
  if (mail && equalBytes(Buffer.from(token), Buffer.from(summaryMailToken(services, mail))))
    await reference.ref.delete();
  return {};
}
