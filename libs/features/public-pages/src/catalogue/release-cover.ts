import { coverPath } from '@countin/cover-art';
import type { ImageWidth } from '@countin/domain/media';
import type { ReleasePage } from '@countin/domain/release';
import { imagePath } from '@countin/domain/urls';

type Covered = Pick<ReleasePage, 'artistId' | 'artistName' | 'cover' | 'coverImage' | 'title'>;

/** Path of a release's cover: the uploaded picture in one of its widths, pixels, otherwise the drawn one. */
export function releaseCoverPath(
  { artistId, artistName, cover, coverImage, title }: Covered,
  width: ImageWidth,
): string {
  return coverImage ? imagePath(artistId, coverImage.imageId, width, 'webp') : coverPath(cover, title, artistName);
}
