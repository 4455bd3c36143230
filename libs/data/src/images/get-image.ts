import type { Image } from '@countin/domain/media';
import type { DataAccess } from '../ports/data-access.ts';
import { readDocument } from '../documents/read-documents.ts';
import { imageDocument, type ImageOwner } from './image-owner.ts';

/** Processing state of an upload, for its owner; null before the server has started. Throws AppError. */
export function getImage(access: DataAccess, owner: ImageOwner, imageId: string): Promise<Image | null> {
  return readDocument(access, imageDocument(owner, imageId));
}
