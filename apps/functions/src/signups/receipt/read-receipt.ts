import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { ReleasePage } from '@countin/domain/release';
import type { Services } from '../../platform/services.ts';
import { consentsOf } from './consents-of.ts';
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
  const [{ artistName, artistSlug, takesFollowers }, consents] = await Promise.all([
    artistOf(services, seen.artistId, release),
    consentsOf(services, seen),
  ]);
  const follows = consents.some(({ scope: { kind }, status }) => kind === 'artist' && status === 'confirmed');
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
    consents,
    mayFollow: takesFollowers && !follows && state !== 'asked',
  };
}

async function releaseOf({ db }: Services, productId: string): Promise<ReleasePage | null> {
  return readValidDocument(documents.releasePage, await db.doc(documents.releasePage(productId).path).get());
}

interface ReceiptArtist {
  readonly artistName: string;
  readonly artistSlug: string | null;
  readonly takesFollowers: boolean;
}

async function artistOf({ db }: Services, artistId: string, release: ReleasePage | null): Promise<ReceiptArtist> {
  const artist = readValidDocument(documents.artistProfile, await db.doc(documents.artistProfile(artistId).path).get());
  return {
    artistName: release?.artistName ?? artist?.name ?? '',
    artistSlug: release?.artistSlug ?? artist?.customSlug ?? null,
    takesFollowers: artist !== null && artist.deletedAt === undefined && artist.archivedAt === undefined,
  };
}
