import { coverPath } from '@countin/cover-art';
import type { ReleasePage } from '@countin/domain/release';
import { CoverPicture } from './cover-picture.tsx';
import { preloadUploaded, UploadedPicture } from './uploaded-picture.tsx';

interface ReleaseCoverProps {
  readonly release: ReleasePage;
  /** Empty where the title stands beside it anyway; what an uploaded cover shows stands before it. */
  readonly alt: string;
  /** Pixels of its box, so that nothing jumps when it arrives. */
  readonly side: number;
  /** The picture that leads the page. */
  readonly leading?: boolean;
}

/** The cover of a release: the uploaded one, or the drawn one. */
export function ReleaseCover({ release, alt, side, leading = false }: ReleaseCoverProps) {
  const { artistId, cover, coverImage, title, artistName } = release;
  if (!coverImage)
    return <CoverPicture design={cover} title={title} artist={artistName} alt={alt} side={side} leading={leading} />;
  return (
    <UploadedPicture
      artistId={artistId}
      image={coverImage}
      alt={alt === '' || coverImage.alt === '' ? alt : coverImage.alt}
      side={side}
      leading={leading}
    />
  );
}

/** A `Link` header that asks for a leading cover before the page has been read. */
export function preloadCover({ artistId, cover, coverImage, title, artistName }: ReleasePage, side: number): string {
  return coverImage
    ? preloadUploaded(artistId, coverImage, side)
    : `<${coverPath(cover, title, artistName)}>; rel=preload; as=image; fetchpriority=high`;
}
