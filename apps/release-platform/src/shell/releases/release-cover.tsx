import type { ReleaseSummary } from '@countin/domain/release';
import { uploadedPicture } from '@countin/picture-upload';
import { Cover } from '@countin/ui';

interface ReleaseCoverProps {
  readonly release: Pick<ReleaseSummary, 'artistId' | 'cover' | 'coverImage' | 'title'>;
  readonly artistName?: string;
  /** Shown width, px; without it the cover fills its place. */
  readonly size?: number;
  readonly sleeve?: boolean;
  readonly eager?: boolean;
  readonly className?: string;
}

/** The cover of a release beside its title: the uploaded one, or the drawn one. */
export function ReleaseCover({
  release: { artistId, cover, coverImage, title },
  artistName,
  size,
  ...looks
}: ReleaseCoverProps) {
  return (
    <Cover
      {...looks}
      design={cover}
      picture={uploadedPicture(artistId, coverImage, size === undefined ? 640 : 320)}
      title={title}
      artist={artistName}
      size={size}
    />
  );
}
