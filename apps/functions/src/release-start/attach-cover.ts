import type { ReleaseDraft } from '@countin/catalogue';
import { documents, readField } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { StartedRelease } from '@countin/domain/link-finding';
import { imagePathsOf } from '../media/image-paths.ts';
import { processImage } from '../media/process-image.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { readCover } from './cover-picture.ts';

/** Time to read a cover at its service, milliseconds. */
const READ_MS = 10_000;
/** The answer waits no longer for the cover than this, milliseconds. */
const PATIENCE_MS = 15_000;

interface Attached {
  readonly artistId: string;
  readonly productId: string;
  readonly covers: ReleaseDraft['covers'];
}

/**
 * Gives a draft the cover that a service has. It is checked and processed like an upload, and counts as one. A draft with a cover
 * keeps its own. Never fails: the draft is there.
 */
export async function attachCover(
  services: Services,
  caller: string,
  wanted: Attached,
): Promise<StartedRelease['cover']> {
  if (wanted.covers.length === 0) return { state: 'none' };
  const attaching = attach(services, caller, wanted).then(
    () => ({ state: 'ready' as const }),
    (error: unknown) => {
      if (error instanceof AppError) return { state: 'failed' as const, code: error.code };
      services.log('A cover of a service was not attached.', error);
      return { state: 'failed' as const, code: 'service/unknown' };
    },
  );
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<StartedRelease['cover']>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'late' }), PATIENCE_MS);
  });
  const cover = await Promise.race([attaching, late]);
  clearTimeout(timer);
  return cover;
}

async function attach(services: Services, caller: string, { artistId, productId, covers }: Attached): Promise<void> {
  const { db, objects, now } = services;
  // One picture for each draft: a repeated call finds what the first has read.
  const key = { artistId, imageId: productId, kind: 'cover' } as const;
  const { original, record } = await imagePathsOf(db, caller, key);
  const known = (await objects.sizeOf(original)) !== null || (await record.ref.get()).exists;
  if (!known) {
    const reading = { size: 'url', mostBytes: LIMITS.imageBytes, deadline: now() + READ_MS } as const;
    const picture = await readCover(services, covers, reading);
    if (!picture) throw new AppError('service/unavailable');
    await objects.write(original, picture.bytes, picture.type);
  }
  const { colours } = await processImage(services, caller, key);
  await db.runTransaction(async (transaction) => {
    const product = refTo(db, documents.musicProduct(productId));
    const stored = await transaction.get(product.ref);
    if (!stored.exists || readField(documents.musicProduct, stored, 'coverImage')) return;
    const coverImage = { imageId: productId, colours, alt: '' };
    updateDocument(transaction, product, { coverImage, updatedAt: now() });
  });
}
