import { documents } from '@countin/domain/documents';
import { photoContentSchema, type Photo, type PhotoContent } from '@countin/domain/media';
import * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { changeFields, type ChangeOutcome, type FieldChanges } from '../documents/change-fields.ts';

/** Changes of one photo. */
export interface PhotoChange extends FieldChanges<PhotoContent> {
  readonly artistId: string;
  readonly photoId: string;
}

/**
 * Writes changed fields of a photo, unless another writer has changed one of them.
 *
 * @returns whether it was written, and the photo as it is stored now
 * @throws AppError `access/denied`, `image/not-found`
 */
export function changePhoto(
  access: DataAccess,
  { artistId, photoId, base, changes }: PhotoChange,
): Promise<ChangeOutcome<Photo>> {
  const address = documents.photo(artistId, photoId);
  const parsed = v.parse(v.partial(photoContentSchema), changes);
  return changeFields<Photo>(access, { ...address, missing: 'image/not-found' }, { base, changes: parsed });
}
