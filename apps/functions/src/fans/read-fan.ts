import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { Fan, FanOwner, Signup } from '@countin/domain/fan';
import { checkStored } from '../consent/stored-ledger.ts';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import type { Services } from '../platform/services.ts';

/** Signups of one fan that are read: a hundred releases by one artist. */
const MOST_SIGNUPS = 100;

/**
 * Checks a fan's ledger, and reads the signups behind it: the wordings as shown, and the state of messages.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `fan/not-found`
 */
export async function readFan(
  services: Services,
  uid: string,
  { artistId, fanId }: ParsedInput<'readFan'>,
): Promise<CallableOutput<'readFan'>> {
  const owner = { ownerKind: 'artist', ownerId: artistId } as const;
  await requirePermission(services, uid, { kind: 'artist', profileId: artistId }, 'fans.read');
  return readRecord(services, owner, await readStored(services, owner, fanId));
}

/**
 * The same of a fan who has agreed to a label's news. Of others, a label reads nothing.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `fan/not-found`
 */
export async function readLabelFan(
  services: Services,
  uid: string,
  { labelId, fanId }: ParsedInput<'readLabelFan'>,
): Promise<CallableOutput<'readLabelFan'>> {
  const owner = { ownerKind: 'label', ownerId: labelId } as const;
  await requirePermission(services, uid, { kind: 'label', profileId: labelId }, 'fans.read');
  const stored = await readStored(services, owner, fanId);
  if (stored.fan.state !== 'confirmed') throw new AppError('fan/not-found');
  return readRecord(services, owner, stored);
}

/** @throws AppError `fan/not-found` */
async function readStored({ db }: Services, { ownerKind, ownerId }: FanOwner, fanId: string) {
  const [stored, end] = await db.getAll(
    db.doc(documents.ownedFan(ownerKind, ownerId, fanId).path),
    db.doc(documents.consentHead(fanId).path),
  );
  const fan = readDocument(documents.ownedFan, stored);
  if (!fan) throw new AppError('fan/not-found');
  return { fan, head: readDocument(documents.consentHead, end)?.hash ?? '' };
}

async function readRecord(
  services: Services,
  { ownerKind, ownerId }: FanOwner,
  { fan, head }: { readonly fan: Fan; readonly head: string },
): Promise<CallableOutput<'readFan'>> {
  const check = checkStored(services, { fanId: fan.id, entries: fan.ledger, head });
  const signups = await services.db
    .collection(documents.ownedSignups(ownerKind, ownerId).path)
    .where('contact', '==', fan.contact)
    .limit(MOST_SIGNUPS)
    .get();
  return {
    brokenAt: check.ok ? null : check.n,
    signups: signups.docs.flatMap((found) => {
      const signup = readValidDocument(documents.signup, found, services.log);
      if (!signup) return [];
      const { productId, releaseTitle, state, consent, dueAt, sentAt } = signup;
      const { wording, language: wordingLanguage } = consent;
      const heldUntil = heldBack(signup);
      return [{ productId, releaseTitle, state, wording, wordingLanguage, dueAt, sentAt, heldUntil }];
    }),
  };
}

const DAY_MS = 86_400_000;

/** Until when quiet hours hold back the due message, or held back the last one. Null where they did not delay it. */
function heldBack({ heldUntil, sentAt, dueAt }: Signup): number | null {
  if (heldUntil === null) return null;
  const at = dueAt ?? sentAt;
  return at === null || (at >= heldUntil && at - heldUntil < DAY_MS) ? heldUntil : null;
}
