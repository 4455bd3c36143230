import { MOST_SHARES, type NumberShare } from '@countin/domain/numbers';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { keyedHash } from '@countin/server-hash';
import type { Firestore } from '@google-cloud/firestore';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requirePermission } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { createDocument, refTo, updateDocument } from '../../platform/write-document.ts';

const DAY_MS = 86_400_000;
/** How long a link that has ended says so, ms. Then it is removed. */
const KEPT_MS = 90 * DAY_MS;
/** Links of an artist that are looked at: valid ones, and those that have ended lately. */
const PAGE = 200;

/** Id of the link that a token opens. The token itself is stored nowhere. */
export function numberShareId({ signupSecret }: Pick<Services, 'signupSecret'>, token: string): string {
  return keyedHash(signupSecret, `number-share\n${token}`);
}

const endOf = ({ expiresAt, revokedAt }: NumberShare): number => Math.min(expiresAt, revokedAt ?? expiresAt);
const sharesOf = (db: Firestore, artistId: string) =>
  db.collection(documents.numberShares().path).where('artistId', '==', artistId).limit(PAGE);
const ofArtist = (artistId: string) => ({ kind: 'artist', profileId: artistId }) as const;

/**
 * Lists the links to an artist's numbers.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function readNumberShares(
  { db }: Pick<Services, 'db'>,
  caller: string,
  { artistId }: ParsedInput<'readNumberShares'>,
): Promise<CallableOutput<'readNumberShares'>> {
  await requirePermission({ db }, caller, ofArtist(artistId), 'numbers.share');
  const { docs } = await sharesOf(db, artistId).get();
  const shares = docs.flatMap((share) => readDocument(documents.numberShares, share) ?? []);
  return {
    shares: shares
      .sort((a, b) => b.createdAt - a.createdAt)
      .map(({ id, title, createdAt, expiresAt, revokedAt }) => ({ id, title, createdAt, expiresAt, revokedAt })),
  };
}

/**
 * Makes a link to an artist's numbers. Links that ended long ago are removed with it.
 *
 * @throws AppError `profile/not-found`, `access/denied`, `numbers/too-many-shares`
 */
export async function createNumberShare(
  services: Pick<Services, 'db' | 'now' | 'randomBytes' | 'signupSecret'>,
  caller: string,
  { artistId, title, days }: ParsedInput<'createNumberShare'>,
): Promise<CallableOutput<'createNumberShare'>> {
  const { db, now, randomBytes } = services;
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  const id = numberShareId(services, token);
  const createdAt = now();
  return db.runTransaction(async (transaction) => {
    await requirePermission({ db, transaction }, caller, ofArtist(artistId), 'numbers.share');
    const { docs } = await transaction.get(sharesOf(db, artistId));
    const known = docs.flatMap((found) => {
      const share = readDocument(documents.numberShares, found);
      return share ? [{ ref: found.ref, endsAt: endOf(share) }] : [];
    });
    const valid = known.filter(({ endsAt }) => endsAt > createdAt).length;
    if (valid >= MOST_SHARES) throw new AppError('numbers/too-many-shares');
    for (const { ref, endsAt } of known) if (endsAt < createdAt - KEPT_MS) transaction.delete(ref);
    createDocument(transaction, refTo(db, documents.numberShare(id)), {
      id,
      artistId,
      uid: caller,
      title,
      createdAt,
      expiresAt: createdAt + days * DAY_MS,
      revokedAt: null,
    });
    return { token, shares: valid + 1 };
  });
}

/**
 * Revokes a link at once, wherever it is open. A link of another artist stays as it is.
 *
 * @throws AppError `profile/not-found`, `access/denied`
 */
export async function revokeNumberShare(
  { db, now }: Pick<Services, 'db' | 'now'>,
  caller: string,
  { artistId, shareId }: ParsedInput<'revokeNumberShare'>,
): Promise<object> {
  await db.runTransaction(async (transaction) => {
    await requirePermission({ db, transaction }, caller, ofArtist(artistId), 'numbers.share');
    const reference = refTo(db, documents.numberShare(shareId));
    const share = readDocument(documents.numberShare, await transaction.get(reference.ref));
    if (share?.artistId === artistId && share.revokedAt === null)
      updateDocument(transaction, reference, { revokedAt: now() });
  });
  return {};
}
