import type { CallableOutput } from '@countin/domain/callables';
import { documents, readField } from '@countin/domain/documents';
import { keyedHash } from '@countin/server-hash';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { planFeedsOf } from '../../platform/permissions/plan-feeds-of.ts';
import type { Services } from '../../platform/services.ts';
import { createDocument, refTo } from '../../platform/write-document.ts';
import { requirePlanReader } from '../read-plan-input.ts';

/** Id of the address that a token opens. The token itself is stored nowhere. */
export function planFeedId({ signupSecret }: Pick<Services, 'signupSecret'>, token: string): string {
  return keyedHash(signupSecret, `plan-calendar\n${token}`);
}

/**
 * Says since when the caller has a calendar address of the plan.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readPlanFeed(
  services: Services,
  caller: string,
  { artistId }: ParsedInput<'readPlanFeed'>,
): Promise<CallableOutput<'readPlanFeed'>> {
  await requirePlanReader(services, caller, artistId);
  const { docs } = await planFeedsOf(services.db, artistId, caller).get();
  return { createdAt: readField(documents.planFeeds, docs[0], 'createdAt') ?? null };
}

/**
 * Makes a new calendar address for the caller. An earlier one ends with the same commit.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function renewPlanFeed(
  services: Services,
  caller: string,
  { artistId, language, zone }: ParsedInput<'renewPlanFeed'>,
): Promise<CallableOutput<'renewPlanFeed'>> {
  const { db, randomBytes, now } = services;
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  const id = planFeedId(services, token);
  const createdAt = now();
  await db.runTransaction(async (transaction) => {
    await requirePlanReader({ db, transaction }, caller, artistId);
    const earlier = await transaction.get(planFeedsOf(db, artistId, caller));
    for (const { ref } of earlier.docs) transaction.delete(ref);
    createDocument(transaction, refTo(db, documents.planFeed(id)), {
      id,
      artistId,
      uid: caller,
      language,
      zone,
      createdAt,
      contentHash: '',
      changedAt: createdAt,
    });
  });
  return { token, createdAt };
}

/**
 * Ends the caller's calendar address.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function endPlanFeed(
  { db }: Services,
  caller: string,
  { artistId }: ParsedInput<'endPlanFeed'>,
): Promise<object> {
  await requirePlanReader({ db }, caller, artistId);
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(planFeedsOf(db, artistId, caller));
    for (const { ref } of docs) transaction.delete(ref);
  });
  return {};
}
