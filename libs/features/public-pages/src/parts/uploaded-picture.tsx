import { IMAGE_FORMATS, IMAGE_WIDTHS, imagePath, type ImageChoice, type ImageFormat } from '@countin/domain';

interface UploadedPictureProps {
  readonly artistId: string;
  readonly image: ImageChoice;
  readonly alt: string;
  /** Pixels of its box, so that nothing jumps when it arrives. */
  readonly side: number;
  /** The picture that leads the page. */
  readonly leading: boolean;
}

/** An uploaded picture: the browser takes the smallest file that it can read and that is sharp on this screen. */
export function UploadedPicture({ artistId, image, alt, side, leading }: UploadedPictureProps) {
  const files = (format: ImageFormat) => IMAGE_WIDTHS.map((width) => `${imagePath(artistId, image.imageId, width, format)} ${width}w`).join(', ');
  const [best, other] = IMAGE_FORMATS;
  const sizes = leading ? `(max-width: ${side}px) 100vw, ${side}px` : `${side}px`;
  return (
    <picture>
      <source type={`image/${best}`} srcSet={files(best)} sizes={sizes} />
      <img
        src={imagePath(artistId, image.imageId, 640, other)} srcSet={files(other)} sizes={sizes} alt={alt} width={side} height={side}
        style={{ background: image.colours[0] }} decoding="async" loading={leading ? 'eager' : 'lazy'} fetchPriority={leading ? 'high' : 'auto'}
      />
    </picture>
  );
}
