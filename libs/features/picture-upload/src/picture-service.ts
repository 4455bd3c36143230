import type { DataAccess } from '@countin/data/access';
import { getImage, uploadImage, type ImageOwner } from '@countin/data/images';
import { AppError } from '@countin/domain/errors';
import type { ImageChoice, ImageColours, ImageKind } from '@countin/domain/media';

export interface UploadRequest {
  readonly kind: ImageKind;
  /** Share that has arrived, from 0 to 1. At 1 the server is making what fans see of it. */
  readonly onProgress: (share: number) => void;
  /** Aborted when the upload is called off. */
  readonly signal: AbortSignal;
}

/** Sends a picture and waits until it can be shown. Throws AppError. */
export type UploadImage = (file: Blob, request: UploadRequest) => Promise<ImageChoice>;

/** Server operations on the pictures of one owner. */
export interface PictureService {
  readonly upload: UploadImage;
  /** The colours that were found in a picture, whichever its owner chose since. Throws AppError. */
  readonly coloursOf: (imageId: string) => Promise<ImageColours>;
}

/** An artist's or a person's pictures in the project that the page is connected to. */
export function pictureService(access: DataAccess, owner: ImageOwner): PictureService {
  return {
    upload: (file, request) => uploadImage(access, { owner, file, ...request }),
    async coloursOf(imageId) {
      const image = await getImage(access, owner, imageId);
      if (image?.state !== 'ready') throw new AppError('image/not-found');
      return image.colours;
    },
  };
}
