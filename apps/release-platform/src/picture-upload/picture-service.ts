import { getImage, uploadImage, type DataAccess } from '@countin/data';
import { AppError, type ImageChoice, type ImageColours, type ImageKind } from '@countin/domain';

export interface UploadRequest {
  readonly kind: ImageKind;
  readonly artistId: string;
  /** Share that has arrived, from 0 to 1. At 1 the server is making what fans see of it. */
  readonly onProgress: (share: number) => void;
  /** Aborted when the upload is called off. */
  readonly signal: AbortSignal;
}

/** Sends a picture and waits until it can be shown. Throws AppError. */
export type UploadImage = (file: Blob, request: UploadRequest) => Promise<ImageChoice>;

/** What the screens ask of the server about pictures. */
export interface PictureService {
  readonly upload: UploadImage;
  /** The colours that were found in a picture, whichever its owner chose since. Throws AppError. */
  readonly coloursOf: (artistId: string, imageId: string) => Promise<ImageColours>;
}

/** Pictures of the project that the page is connected to. */
export function pictureService(access: DataAccess): PictureService {
  return {
    upload: (file, request) => uploadImage(access, { file, ...request }),
    async coloursOf(artistId, imageId) {
      const image = await getImage(access, artistId, imageId);
      if (image?.state !== 'ready') throw new AppError('image/not-found');
      return image.colours;
    },
  };
}
