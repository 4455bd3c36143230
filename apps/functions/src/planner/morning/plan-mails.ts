import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { nextMorning, type PlanMail } from '@countin/domain/planner';
import { keyedHash } from '@countin/server-hash';
import { addressBlock, enforceLimit, equalBytes } from '@countin/server-http';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { requirePlanReader } from '../read-plan-input.ts';

type Secrets = Pick<Services, 'signupSecret'>;

/** Id of a member's morning mail: one for each artist. */
export function planMailId({ signupSecret }: Secrets, artistId: string, uid: string): string {
  return keyedHash(signupSecret, `plan-mail\n${artistId}\n${uid}`);
}

/**
 * The credential in a morning mail's link. It is made of the id and the time of the last switching on, and stored
 * nowhere. Switching the mail on again makes another one.
 */
export function planMailToken(
  { signupSecret }: Secrets,
  { id, createdAt }: Pick<PlanMail, 'id' | 'createdAt'>,
): string {
  const signature = keyedHash(signupSecret, `plan-mail-link\n${id}\n${createdAt}`);
  return Buffer.from(id + signature, 'hex').toString('base64url');
}

/**
 * Says whether the caller gets the due tasks of a plan by mail.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readPlanMail(
  services: Services,
  caller: string,
  { artistId }: ParsedInput<'readPlanMail'>,
): Promise<CallableOutput<'readPlanMail'>> {
  await requirePlanReader(services, caller, artistId);
  const stored = await services.db.doc(documents.planMail(planMailId(services, artistId, caller)).path).get();
  return { zone: readField(documents.planMail, stored, 'zone') ?? null };
}

/**
 * Switches the caller's morning mail on or off. The first one comes the next morning.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function savePlanMail(
  services: Services,
  caller: string,
  { artistId, zone }: ParsedInput<'savePlanMail'>,
): Promise<CallableOutput<'savePlanMail'>> {
  const { db, now } = services;
  const id = planMailId(services, artistId, caller);
  const reference = refTo(db, documents.planMail(id));
  await db.runTransaction(async (transaction) => {
    await requirePlanReader({ db, transaction }, caller, artistId);
    const before = readDocument(reference, await transaction.get(reference.ref));
    if (zone === null) return void transaction.delete(reference.ref);
    const createdAt = before?.createdAt ?? now();
    setDocument(transaction, reference, {
      id,
      artistId,
      uid: caller,
      zone,
      createdAt,
      // In the same zone the morning stays: switching it on twice sends nothing twice.
      nextAt: before?.zone === zone ? before.nextAt : nextMorning(zone, now()),
    });
  });
  return {};
}

/**
 * Switches a morning mail off, by the link in it. A link that is old or wrong changes nothing.
 *
 * @throws AppError `limit/too-many`
 */
export async function stopPlanMail(
  services: Services,
  address: string,
  { token }: ParsedInput<'stopPlanMail'>,
): Promise<CallableOutput<'stopPlanMail'>> {
  const { db, receiptBuckets, now } = services;
  enforceLimit(receiptBuckets, addressBlock(address), now());
  const id = Buffer.from(token, 'base64url').subarray(0, 16).toString('hex');
  const reference = refTo(db, documents.planMail(id));
  const mail = readDocument(reference, await reference.ref.get());
  if (mail && isToken(services, mail, token)) await reference.ref.delete();
  return {};
}

function isToken(services: Secrets, mail: PlanMail, token: string): boolean {
  return equalBytes(Buffer.from(token), Buffer.from(planMailToken(services, mail)));
}
