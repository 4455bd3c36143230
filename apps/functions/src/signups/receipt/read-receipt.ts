import type { CallableOutput } from '@countin/domain/callables';
import { documents, readValidDocument } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import type { ReleasePage } from '@countin/domain/release';
import type { Services } from '../../platform/services.ts';
import { agreedOf } from './agreed-of.ts';
import { consentsOf } from './consents-of.ts';
import { findSignup, limitReceipts, readLinked } from './find-signup.ts';

/**
 * Reads the content of a fan's receipt. Changes nothing: mail scanners open links too.
 *
 * @throws AppError `signup/token-invalid`, `signup/moved`, `limit/too-many`
 */
export async function readReceipt(
  services: Services,
  address: string,
  { token }: { readonly token: string },
): Promise<CallableOutput<'readReceipt'>> {
  limitReceipts(services, address);
  const { seen, signup, request } = await readLinked(services.db, await findSignup(services, token));
  const { state, scope, productId, contact, language, channel, zone, service, country, dueAt, sentAt } = seen;
  const release = productId === null ? null : await releaseOf(services, productId);
  const [{ artistName, artistSlug, takesFollowers }, consents, agreed] = await Promise.all([
    ownerOf(services, seen, release),
    consentsOf(services, seen),
    agreedOf(services, seen, seen === signup ? null : request),
  ]);
  const follows = consents.some(({ scope: { kind }, status }) => kind === 'artist' && status === 'confirmed');
  return {
    state,
    scope,
    productId,
    releaseTitle: release?.title ?? seen.releaseTitle,
    artistName,
    artistSlug,
    contact,
    language,
    channel,
    zone,
    service,
    country,
    agreed,
    dueAt,
    sentAt,
    consents,
    mayFollow: takesFollowers && seen.ownerKind === 'artist' && !follows && state !== 'unconfirmed',
  };
}

async function releaseOf({ db }: Services, productId: string): Promise<ReleasePage | null> {
  return readValidDocument(documents.releasePage, await db.doc(documents.releasePage(productId).path).get());
}

/** The artist, or the label whose news it is about. */
interface ReceiptOwner {
  readonly artistName: string;
  readonly artistSlug: string | null;
  readonly takesFollowers: boolean;
}

async function ownerOf(
  { db }: Services,
  { ownerKind, ownerId }: FanOwner,
  release: ReleasePage | null,
): Promise<ReceiptOwner> {
  const { path } = documents.profile(ownerKind, ownerId);
  const artist = readValidDocument(documents.profile, await db.doc(path).get());
  return {
    artistName: release?.artistName ?? artist?.name ?? '',
    artistSlug: release?.artistSlug ?? artist?.customSlug ?? null,
    takesFollowers: artist !== null && artist.deletedAt === undefined && artist.archivedAt === undefined,
  };
}
