import type { ImageChoice, ImageWidth } from '@countin/domain/media';
import { imagePath } from '@countin/domain/urls';
import type { CoverPicture } from '@countin/ui';

/** An artist's uploaded picture as a cover shows it; null where there is none. */
export function uploadedPicture(artistId: string, image: ImageChoice | null, width: ImageWidth): CoverPicture | null {
  return image && { src: imagePath(artistId, image.imageId, width, 'webp'), ground: image.colours[0] };
}
