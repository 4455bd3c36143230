import { createHash } from 'node:crypto';
import { documents, readDocument } from '@countin/domain/documents';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { ImageChoice } from '@countin/domain/media';
import { sameValue } from '@countin/domain/values';
import type { Archive } from '@countin/import/archive';
import type { CoverSource } from '@countin/import/records';
import { processImage } from '../../media/process-image.ts';
import { imagePathsOf, type ImageKey } from '../../media/image-paths.ts';
import type { ReadyImage } from '../../media/image-record.ts';
import { pictureTypeOf } from '../../media/picture-type.ts';
import type { Services } from '../../platform/services.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { stepId, type WorkKey, type WrittenStep } from './write-steps.ts';

/** Time to read a cover at its address, milliseconds. */
const READ_MS = 20_000;

/** What the covers of one work share. */
export interface CoverWork {
  /** The ZIP of the run's file, opened at the first use. */
  readonly openBatch: () => Promise<Archive>;
  /** Pictures that are processed now or were: several releases can have the same one. */
  readonly pictures: Map<string, Promise<ReadyImage>>;
}

/**
 * Gives the release of a step its cover. It is checked and processed like an upload, and counted among the covers of
 * imports. The same picture again changes nothing.
 *
 * @throws AppError why the release does not get it
 */
export async function attachCover(
  services: Services,
  key: WorkKey,
  { planned, stored }: WrittenStep,
  work: CoverWork,
): Promise<void> {
  if (!planned.cover || !planned.after) return;
  const { artistId, productId } = planned;
  const bytes = await bytesOf(services, planned.cover, work);
  const type = pictureTypeOf(bytes);
  if (type === null) throw new AppError('image/type');
  const imageId = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  const image = { artistId, imageId, kind: 'cover' } as const;
  const name = `${artistId}/${imageId}`;
  const picture = work.pictures.get(name) ?? makePicture(services, key.startedBy, image, { bytes, type });
  work.pictures.set(name, picture);
  const { colours } = await picture;
  const before = planned.after.coverImage;
  await storeCover(services, key, productId, stored.row, {
    before,
    after: { imageId, colours, alt: before?.alt ?? '' },
  });
}

interface Picture {
  readonly bytes: Uint8Array;
  readonly type: string;
}

async function makePicture(
  services: Services,
  caller: string,
  image: ImageKey,
  { bytes, type }: Picture,
): Promise<ReadyImage> {
  const { original, record } = await imagePathsOf(services.db, caller, image);
  const known = (await services.objects.sizeOf(original)) !== null || (await record.ref.get()).exists;
  if (!known) await services.objects.write(original, bytes, type);
  return processImage(services, caller, image, 'import');
}

async function bytesOf(
  { readPublicFile, now }: Services,
  cover: CoverSource,
  { openBatch }: CoverWork,
): Promise<Uint8Array> {
  if (cover.kind === 'url')
    return readPublicFile(cover.url, { mostBytes: LIMITS.imageBytes, deadline: now() + READ_MS });
  const file = (await openBatch()).files.get(cover.path);
  if (!file) throw new AppError('image/not-found');
  if (file.size > LIMITS.imageBytes) throw new AppError('image/too-large');
  return new Uint8Array(await new Response(file.stream()).arrayBuffer());
}

interface CoverChange {
  readonly before: ImageChoice | null;
  readonly after: ImageChoice;
}

async function storeCover(
  { db, now }: Services,
  { runId, work }: WorkKey,
  productId: string,
  row: number,
  change: CoverChange,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const product = refTo(db, documents.musicProduct(productId));
    const step = refTo(db, documents.importStep(runId, stepId(work, row)));
    const [storedProduct, storedStep] = await transaction.getAll(product.ref, step.ref);
    const release = readDocument(documents.musicProduct, storedProduct);
    const open = readDocument(documents.importStep, storedStep);
    if (open?.cover !== 'waiting') return;
    if (!release) throw new AppError('release/not-found');
    const current = release.coverImage;
    if (current?.imageId !== change.after.imageId) {
      // Somebody has chosen another one meanwhile.
      if (!sameValue(current, change.before)) throw new AppError('import/changed');
      updateDocument(transaction, product, { coverImage: change.after, updatedAt: now() });
      updateDocument(transaction, step, { coverImage: { before: change.before, after: change.after } });
    }
    updateDocument(transaction, step, { cover: 'ready' });
  });
}
