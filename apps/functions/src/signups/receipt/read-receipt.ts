import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import type { Services } from '../../platform/services.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

/**
 * What a fan's own page shows. Changes nothing: mail scanners open links too.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function readReceipt(
  services: Services,
  address: string,
  { token }: { readonly token: string },
): Promise<CallableOutput<'readReceipt'>> {
  limitReceipts(services, address);
  const { seen } = await readLinked(services.db, await findSignup(services, token));
  const {
    state,
    scope,
    productId,
    contact,
    language,
    channel,
    zone,
    service,
    country,
    dueAt,
    sentAt,
    consent: { wording, language: wordingLanguage },
  } = seen;
  const release = productId === null ? null : await releaseOf(services, productId);
  const { artistName, artistSlug } = release ?? (await artistOf(services, seen.artistId));
  return {
    state,
    scope,
    productId,
    productTitle: release?.title ?? seen.productTitle,
    artistName,
    artistSlug,
    contact,
    language,
    channel,
    zone,
    service,
    country,
    wording,
    wordingLanguage,
    dueAt,
    sentAt,
  };
}

async function releaseOf({ db }: Services, productId: string): Promise<ReleasePage | null> {
  return readValidDocument(documents.releasePage, await db.doc(documents.releasePage(productId).path).get());
}

async function artistOf(
  { db }: Services,
  artistId: string,
): Promise<{ artistName: string; artistSlug: string | null }> {
  const artist = readValidDocument(documents.artistProfile, await db.doc(documents.artistProfile(artistId).path).get());
  return { artistName: artist?.name ?? '', artistSlug: artist?.customSlug ?? null };
}
