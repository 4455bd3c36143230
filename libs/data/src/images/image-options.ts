import { queryOptions } from '@tanstack/react-query';
import type { DataAccess } from '../ports/data-access.ts';
import { getImage } from './get-image.ts';
import { imageKeys } from './image-keys.ts';
import type { ImageOwner } from './image-owner.ts';

/** Processing state of an upload, for its owner, as a query; null for none. Throws AppError. */
export const imageOptions = (access: DataAccess, owner: ImageOwner, imageId: string) =>
  queryOptions({ queryKey: imageKeys.one(imageId), queryFn: () => getImage(access, owner, imageId) });
