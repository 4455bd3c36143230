import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageChoice, type ImageFormat } from '@countin/domain/media';
import { imagePath } from '@countin/domain/urls';

interface UploadedPictureProps {
  readonly artistId: string;
  readonly image: ImageChoice;
  readonly alt: string;
  /** Side of the box in pixels, reserved to avoid a layout shift when the picture loads. */
  readonly side: number;
  /** Set for the main picture of the page. */
  readonly leading: boolean;
}

/** `srcset` of an uploaded picture in one format. */
function filesOf(artistId: string, { imageId }: ImageChoice, format: ImageFormat): string {
  return IMAGE_WIDTHS.map((width) => `${imagePath(artistId, imageId, width, format)} ${width}w`).join(', ');
}

/**
 * `sizes` of the main picture. On phones it states about a tenth less than the real width. The difference is not
 * visible, but many phones then load a file of a third the size.
 */
const leadingSizes = (side: number) => `(max-width: ${side}px) 88vw, ${side}px`;

/** An uploaded picture. The browser picks the smallest supported file that is sharp on its screen. */
export function UploadedPicture({ artistId, image, alt, side, leading }: UploadedPictureProps) {
  const [best, other] = IMAGE_FORMATS;
  const sizes = leading ? leadingSizes(side) : `${side}px`;
  return (
    <picture>
      <source type={`image/${best}`} srcSet={filesOf(artistId, image, best)} sizes={sizes} />
      <img
        src={imagePath(artistId, image.imageId, 640, other)}
        srcSet={filesOf(artistId, image, other)}
        sizes={sizes}
        alt={alt}
        width={side}
        height={side}
        style={{ background: image.colours[0] }}
        decoding="async"
        loading={leading ? 'eager' : 'lazy'}
        fetchPriority={leading ? 'high' : 'auto'}
      />
    </picture>
  );
}

/** `Link` preload header for the main picture: the browser requests it before it has parsed the page. */
export function preloadUploaded(artistId: string, image: ImageChoice, side: number): string {
  const [best] = IMAGE_FORMATS;
  return `<${imagePath(artistId, image.imageId, 640, best)}>; rel=preload; as=image; type="image/${best}"; imagesrcset="${filesOf(artistId, image, best)}"; imagesizes="${leadingSizes(side)}"; fetchpriority=high`;
}
