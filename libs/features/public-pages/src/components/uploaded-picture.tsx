import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageChoice, type ImageFormat } from '@countin/domain/media';
import { imagePath } from '@countin/domain/urls';

interface UploadedPictureProps {
  readonly artistId: string;
  readonly image: ImageChoice;
  readonly alt: string;
  /** Pixels of its box, so that nothing jumps when it arrives. */
  readonly side: number;
  /** The picture that leads the page. */
  readonly leading: boolean;
}

/** The files of an uploaded picture in one format, by their widths. */
function filesOf(artistId: string, { imageId }: ImageChoice, format: ImageFormat): string {
  return IMAGE_WIDTHS.map((width) => `${imagePath(artistId, imageId, width, format)} ${width}w`).join(', ');
}

/** A tenth less than what leads a phone's page is wide: nobody sees it, and many phones take a file of a third the size. */
const leadingSizes = (side: number) => `(max-width: ${side}px) 88vw, ${side}px`;

/** An uploaded picture: the browser takes the smallest file that it can read and that is sharp on this screen. */
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

/** A `Link` header by which the browser asks for the picture that leads a page before it has read the page. */
export function preloadUploaded(artistId: string, image: ImageChoice, side: number): string {
  const [best] = IMAGE_FORMATS;
  return `<${imagePath(artistId, image.imageId, 640, best)}>; rel=preload; as=image; type="image/${best}"; imagesrcset="${filesOf(artistId, image, best)}"; imagesizes="${leadingSizes(side)}"; fetchpriority=high`;
}
