import { createHash } from 'node:crypto';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import type { StartedRelease } from '@countin/domain/link-finding';
import { ARTIST_DEFAULTS } from '@countin/domain/profile';
import type { ParsedInput } from '../platform/callable/operations.ts';
import { requirePermission } from '../platform/permissions/require-permission.ts';
import { newId, type Services } from '../platform/services.ts';
import { storeDraft } from '../releases/create-release.ts';
import { attachCover } from './attach-cover.ts';
import { draftContent } from './draft-content.ts';
import { gtinOf, upcOf } from './find-release.ts';
import { freeSlug } from './free-slug.ts';
import { lookUp, type LookedUp } from './look-up.ts';

/**
 * Creates a draft of what the services have for a text, with tracks, links and cover. One draft for each `startId` of an artist. A
 * repeated call gives the draft a cover that the first could not.
 *
 * @throws AppError `link/nothing-found`, and what `lookUp` throws
 */
export async function startRelease(
  services: Services,
  caller: string,
  input: ParsedInput<'startRelease'>,
): Promise<StartedRelease> {
  const { artistId, startId } = input;
  const looked = await lookUp(services, caller, input, 'start');
  const { release } = looked.found;
  if (!release) throw new AppError('link/nothing-found', { field: 'text' });
  const productId = draftIdOf(artistId, startId);
  const notes = await storeOnce(services, caller, input, productId, looked, release);
  return {
    productId,
    cover: await attachCover(services, caller, { artistId, productId, covers: release.covers }),
    notes,
  };
}

/** Id of the draft for a caller's id. Ids of other artists' drafts cannot be chosen. */
function draftIdOf(artistId: string, startId: string): string {
  return createHash('sha256').update(`${artistId} ${startId}`).digest('hex').slice(0, 32);
}

async function storeOnce(
  services: Services,
  caller: string,
  { artistId, productSlug }: ParsedInput<'startRelease'>,
  productId: string,
  { query, rows, artist, artistName }: LookedUp,
  release: NonNullable<LookedUp['found']['release']>,
): Promise<StartedRelease['notes']> {
  const { db, now } = services;
  const stored = await db.doc(documents.artistDefaults(artistId).path).get();
  const defaults = readValidDocument(documents.artistDefaults, stored) ?? ARTIST_DEFAULTS;
  const gtin = gtinOf(release, query);
  const { content, notes } = draftContent({
    release,
    upc: gtin ? upcOf(gtin) : '',
    rows,
    artist: { name: artistName, slug: readField(documents.artistProfile, artist, 'customSlug') ?? '' },
    defaults,
    language: defaults.language ?? readField(documents.artistProfile, artist, 'language') ?? 'en',
    newId: () => newId(services),
    now: now(),
  });
  const named = { kind: 'artist', profileId: artistId } as const;
  await db.runTransaction(async (transaction) => {
    const grant = await requirePermission({ db, transaction }, caller, named, 'release.create');
    const actor = await transaction.get(db.doc(documents.user(caller).path));
    const [stored, deleted] = await transaction.getAll(
      db.doc(documents.musicProduct(productId).path),
      db.doc(documents.deletedRelease(productId).path),
    );
    if (deleted?.exists) throw new AppError('release/not-found');
    if (stored?.exists) return;
    const slug = await freeSlug(services, transaction, artistId, { productSlug, title: content.title });
    storeDraft(services, transaction, {
      grant,
      actor,
      productId,
      release: { ...content, artistId, productSlug: slug },
    });
  });
  return notes;
}
