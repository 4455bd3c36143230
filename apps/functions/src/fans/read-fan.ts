import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Signup } from '@countin/domain/fan';
import { checkStored } from '../consent/stored-ledger.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';

/** Signups of one fan that are read: a hundred releases by one artist. */
const MOST_SIGNUPS = 100;

/**
 * Checks a fan's ledger, and reads the signups behind it: the wordings as they were shown, and what became of messages.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `fan/not-found`
 */
export async function readFan(
  services: Services,
  uid: string,
  { artistId, fanId }: ParsedInput<'readFan'>,
): Promise<CallableOutput<'readFan'>> {
  const { db } = services;
  await requirePermission({ db }, uid, { kind: 'artist', profileId: artistId }, 'fans.read');
  const [stored, end] = await db.getAll(
    db.doc(documents.fan(artistId, fanId).path),
    db.doc(documents.consentHead(fanId).path),
  );
  const fan = readDocument(documents.fan, stored);
  if (!fan) throw new AppError('fan/not-found');
  const head = readDocument(documents.consentHead, end);
  const check = checkStored(services, { fanId, entries: fan.ledger, head: head?.hash ?? '' });
  const signups = await db
    .collection(documents.signups(artistId).path)
    .where('contact', '==', fan.contact)
    .limit(MOST_SIGNUPS)
    .get();
  return {
    brokenAt: check.ok ? null : check.n,
    signups: signups.docs.flatMap((found) => {
      const signup = readValidDocument(documents.signup, found, services.log);
      if (!signup) return [];
      const { productId, productTitle, state, consent, dueAt, sentAt } = signup;
      const { wording, language: wordingLanguage } = consent;
      const heldUntil = heldBack(signup);
      return [{ productId, productTitle, state, wording, wordingLanguage, dueAt, sentAt, heldUntil }];
    }),
  };
}

const DAY_MS = 86_400_000;

/** Until when the message was held back that is due, or was sent last; null for one that quiet hours were not in the way of. */
function heldBack({ heldUntil, sentAt, dueAt }: Signup): number | null {
  if (heldUntil === null) return null;
  const at = dueAt ?? sentAt;
  return at === null || (at >= heldUntil && at - heldUntil < DAY_MS) ? heldUntil : null;
}
