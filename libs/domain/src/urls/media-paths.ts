import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import type { ImageAddress } from '../media/image-objects.ts';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '../media/image.ts';
import { LOGO_FORMATS, TYPEFACES, type Logo, type Typeface } from '../branding/label-brand.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Path of a user's own picture, on every host of the product. Its content is immutable. */
export function personImagePath(uid: string, imageId: string, width: ImageWidth, format: ImageFormat): string {
  return buildPath(PUBLIC_PATHS.personImage, { uid, imageId, width, format });
}

/** Path of an artist's picture, on every host of the product. Its content is immutable. */
export function imagePath(artistId: string, imageId: string, width: ImageWidth, format: ImageFormat): string {
  return buildPath(PUBLIC_PATHS.image, { artistId, imageId, width, format });
}

/** Parses a path made by {@link imagePath} or {@link personImagePath}; null for any other path. */
export function parseImagePath(path: string): ImageAddress | null {
  const person = matchPath(PUBLIC_PATHS.personImage, path);
  if (person) return addressOf('person', person.uid, person);
  const image = matchPath(PUBLIC_PATHS.image, path);
  return image && addressOf('artist', image.artistId, image);
}

function addressOf(
  owner: ImageAddress['owner'],
  ownerId: string,
  named: Readonly<Record<'imageId' | 'width' | 'format', string>>,
): ImageAddress | null {
  const width = IMAGE_WIDTHS.find((each) => String(each) === named.width);
  const format = IMAGE_FORMATS.find((each) => each === named.format);
  if (!width || !format || !v.is(idSchema, ownerId) || !v.is(idSchema, named.imageId)) return null;
  return { owner, ownerId, imageId: named.imageId, width, format };
}

/** Path of a label's logo, on every host of the product. Its content is immutable. */
export function logoPath(labelId: string, { logoId, format }: Pick<Logo, 'logoId' | 'format'>): string {
  return buildPath(PUBLIC_PATHS.logo, { labelId, logoId, format });
}

/** Parses a path made by {@link logoPath}; null for any other path. */
export function parseLogoPath(path: string): ({ readonly labelId: string } & Pick<Logo, 'logoId' | 'format'>) | null {
  const found = matchPath(PUBLIC_PATHS.logo, path);
  const format = LOGO_FORMATS.find((each) => each === found?.format);
  return found && format && v.is(idSchema, found.labelId) && v.is(idSchema, found.logoId)
    ? { labelId: found.labelId, logoId: found.logoId, format }
    : null;
}

/** A typeface with a file of its own. */
export type HostedTypeface = Exclude<Typeface, 'site'>;

/** Path of a typeface's file, on every host of the product. */
export function typefacePath(typeface: HostedTypeface): string {
  return buildPath(PUBLIC_PATHS.typeface, { typeface });
}

/** Parses a path made by {@link typefacePath}; null for any other path. */
export function parseTypefacePath(path: string): HostedTypeface | null {
  const requested = matchPath(PUBLIC_PATHS.typeface, path)?.typeface;
  const found = TYPEFACES.find((each) => each === requested);
  return found === undefined || found === 'site' ? null : found;
}

/** Path of a file with letters of a release page's typeface, on every host of the product. Its content is immutable. */
export function pageTypefacePath(artistId: string, fileId: string): string {
  return buildPath(PUBLIC_PATHS.pageTypeface, { artistId, fileId });
}

/** Parses a path made by {@link pageTypefacePath}; null for any other path. */
export function parsePageTypefacePath(path: string): { readonly artistId: string; readonly fileId: string } | null {
  const found = matchPath(PUBLIC_PATHS.pageTypeface, path);
  return found && v.is(idSchema, found.artistId) && v.is(idSchema, found.fileId) ? { ...found } : null;
}

/** Path of a clip, on every host of the product. Its content is immutable. */
export function clipPath(artistId: string, clipId: string): string {
  return buildPath(PUBLIC_PATHS.clip, { artistId, clipId });
}

/** Parses a path made by {@link clipPath}; null for any other path. */
export function parseClipPath(path: string): { readonly artistId: string; readonly clipId: string } | null {
  const found = matchPath(PUBLIC_PATHS.clip, path);
  return found && v.is(idSchema, found.artistId) && v.is(idSchema, found.clipId) ? { ...found } : null;
}
