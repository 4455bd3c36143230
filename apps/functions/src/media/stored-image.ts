import { documents } from '@countin/domain/documents';
import { uidSchema } from '@countin/domain/fields';
import { IMAGE_FORMATS, IMAGE_KINDS, IMAGE_WIDTHS, objectNames } from '@countin/domain/media';
import * as v from 'valibot';

/** A picture that has objects in the bucket. */
export interface StoredImage {
  readonly owner: 'artist' | 'person';
  readonly ownerId: string;
  readonly imageId: string;
}

const NAME = /^(artists|people)\/([^/]+)\/(covers|pictures|photos|cards|images)\/([\w-]{1,128})\/([\w.]+)$/;

/** Parsed name of an object; null for one that is no part of a picture. */
export function imageOfObject(
  name: string,
): { readonly part: 'original' | 'encoded'; readonly image: StoredImage } | null {
  const [, root, ownerId, , imageId = ''] = NAME.exec(name) ?? [];
  if (!v.is(uidSchema, ownerId)) return null;
  const image: StoredImage = { owner: root === 'artists' ? 'artist' : 'person', ownerId, imageId };
  if (originalNames(image).includes(name)) return { part: 'original', image };
  return encodedNames(image).includes(name) ? { part: 'encoded', image } : null;
}

/** Where its upload may be. */
export function originalNames({ owner, ownerId, imageId }: StoredImage): string[] {
  return owner === 'artist'
    ? IMAGE_KINDS.map((kind) => objectNames.original(kind, ownerId, imageId))
    : [objectNames.personOriginal(ownerId, imageId)];
}

/** Every file that is made of it. Only photos have a full size. */
export function encodedNames({ owner, ownerId, imageId }: StoredImage): string[] {
  const nameOf = owner === 'artist' ? objectNames.derived : objectNames.personDerived;
  const names = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => nameOf(ownerId, imageId, width, format)));
  return owner === 'artist' ? [...names, objectNames.fullPhoto(ownerId, imageId)] : names;
}

/** The document that says what has become of it. */
export function recordOf({ owner, ownerId, imageId }: StoredImage): ReturnType<typeof documents.imageRecord> {
  return owner === 'artist' ? documents.imageRecord(ownerId, imageId) : documents.personImageRecord(ownerId, imageId);
}
