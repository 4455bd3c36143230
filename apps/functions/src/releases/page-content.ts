import { AppError } from '@countin/domain/errors';
import { imageSchema } from '@countin/domain/media';
import { artistProfileSchema, type ArtistProfile, type LabelProfile } from '@countin/domain/profile';
import {
  firstInstant,
  missingForPublishing,
  musicProductSchema,
  releasePageSchema,
  type MusicProduct,
  type ReleasePage,
} from '@countin/domain/release';
import type { ShelfState } from '@countin/domain/shelf';
import * as v from 'valibot';
import { errorOfIssue } from '../platform/callable/callable-error.ts';

/** The working copy, read with the rules of today: it may have been written under older ones. */
export function readWorkingCopy(data: unknown): MusicProduct {
  return parseStored(musicProductSchema, data);
}

/**
 * What fans see of a release: the working copy with the artist's name, without links that are hidden.
 *
 * @throws AppError `moment/missing`, or the code and field of what is wrong
 */
export function pageOf(
  product: MusicProduct,
  artist: ArtistProfile,
  label: LabelProfile | null,
  shelf: ShelfState,
  publishedAt: number,
): ReleasePage {
  const [missing] = missingForPublishing(product);
  const { releaseMoment } = product;
  if (missing || !releaseMoment) throw new AppError(missing ?? 'moment/missing', { field: 'releaseMoment' });
  return parseStored(releasePageSchema, {
    ...product,
    releaseMoment,
    storeLinks: product.storeLinks.filter((link) => !link.hidden),
    firstInstant: firstInstant(releaseMoment),
    artistName: artist.name,
    artistSlug: artist.customSlug,
    labelId: label?.id ?? null,
    status: 'published',
    publishedAt,
    shelf,
  });
}

export function readArtist(data: unknown): ArtistProfile {
  return parseStored(artistProfileSchema, data);
}

/**
 * Checks that an uploaded cover is the artist's and can be shown.
 *
 * @param image its document, undefined when there is none
 * @throws AppError `image/not-ready`
 */
export function checkCoverReady(image: unknown): void {
  const parsed = v.safeParse(imageSchema, image);
  if (!parsed.success || parsed.output.kind !== 'cover' || parsed.output.state !== 'ready')
    throw new AppError('image/not-ready', { field: 'coverImage' });
}

function parseStored<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result.output;
  const error = errorOfIssue(result.issues[0]);
  throw error.code === 'field/required'
    ? new AppError('release/incomplete', { field: error.field ?? undefined })
    : error;
}
