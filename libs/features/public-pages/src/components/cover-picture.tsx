import { coverPath, type CoverDesign } from '@countin/cover-art';

interface CoverPictureProps {
  readonly design: CoverDesign;
  readonly title: string;
  readonly artist: string;
  /** Empty where the title stands beside it anyway. */
  readonly alt: string;
  /** Pixels of its box, so that nothing jumps when it arrives. */
  readonly side: number;
  /** The picture that leads the page. */
  readonly leading?: boolean;
}

export function CoverPicture({ design, title, artist, alt, side, leading = false }: CoverPictureProps) {
  return (
    <img
      src={coverPath(design, title, artist)}
      alt={alt}
      width={side}
      height={side}
      decoding="async"
      loading={leading ? 'eager' : 'lazy'}
      fetchPriority={leading ? 'high' : 'auto'}
    />
  );
}
