import { withoutSmallNumbers } from '@countin/domain/numbers';
import type { CallableOutput } from '@countin/domain/callables';
import { documents, readDocument, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { addressBlock, enforceLimit } from '@countin/server-http';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { ParsedInput } from '../../platform/callable/operations.ts';
import { requireActing } from '../../platform/permissions/require-permission.ts';
import type { Services } from '../../platform/services.ts';
import { readRange } from '../read-range.ts';
import { numberShareId } from './number-shares.ts';

/** Releases that a link names, the newest first. */
const MOST_RELEASES = 60;

interface OpenedShare {
  readonly artist: DocumentSnapshot;
  readonly expiresAt: number;
}

/**
 * Opens a link to an artist's numbers, with the names of releases that are public.
 *
 * @throws AppError `numbers/share-unknown`, `numbers/share-revoked`, `numbers/share-expired`, `limit/too-many`
 */
export async function openNumberShare(
  services: Services,
  address: string,
  { token }: ParsedInput<'openNumberShare'>,
): Promise<CallableOutput<'openNumberShare'>> {
  const { artist, expiresAt } = await openShare(services, address, token);
  const { docs } = await services.db
    .collection(documents.releasePages().path)
    .where('artistId', '==', artist.id)
    .where('status', '==', 'published')
    .orderBy('firstInstant', 'desc')
    .limit(MOST_RELEASES)
    .get();
  return {
    artist: readField(documents.artistProfile, artist, 'name') ?? '',
    slug: readField(documents.artistProfile, artist, 'customSlug') ?? '',
    expiresAt,
    releases: docs.flatMap((page) => {
      const release = readDocument(documents.releasePages, page);
      if (!release) return [];
      const { id, title, releaseMoment, publishedAt } = release;
      return [{ id, title, releaseMoment, publishedAt }];
    }),
  };
}

/**
 * Reads numbers by a link. Values that a few people made are not told.
 *
 * @throws AppError `numbers/share-unknown`, `numbers/share-revoked`, `numbers/share-expired`, `limit/too-many`
 */
export async function readSharedNumbers(
  services: Services,
  address: string,
  { token, range, page }: ParsedInput<'readSharedNumbers'>,
): Promise<CallableOutput<'readSharedNumbers'>> {
  const { artist } = await openShare(services, address, token);
  const subject = { kind: 'artist', id: artist.id } as const;
  const numbers = await readRange(services.db, subject, { range, page, now: services.now() });
  return { numbers: withoutSmallNumbers(numbers) };
}

/** A link is worth what the member who made it may do at this very time. */
async function openShare(services: Services, address: string, token: string): Promise<OpenedShare> {
  const { db, receiptBuckets, now } = services;
  enforceLimit(receiptBuckets, addressBlock(address), now());
  const share = readDocument(
    documents.numberShare,
    await db.doc(documents.numberShare(numberShareId(services, token)).path).get(),
  );
  if (!share) throw new AppError('numbers/share-unknown');
  if (share.revokedAt !== null) throw new AppError('numbers/share-revoked');
  if (share.expiresAt <= now()) throw new AppError('numbers/share-expired');
  try {
    const profile = { kind: 'artist', profileId: share.artistId } as const;
    const { profile: artist } = await requireActing({ db }, share.uid, profile, 'numbers.share');
    return { artist, expiresAt: share.expiresAt };
  } catch (error) {
    if (error instanceof AppError && ['access/denied', 'auth/disabled', 'profile/not-found'].includes(error.code))
      throw new AppError('numbers/share-revoked', { cause: error });
    throw error;
  }
}
