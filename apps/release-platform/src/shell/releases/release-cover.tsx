import type { ReleaseSummary } from '@countin/domain/release';
import { releaseArtwork } from '@countin/domain/artwork';
import { Cover } from '@countin/ui';

interface ReleaseCoverProps {
  readonly release: Pick<ReleaseSummary, 'artistId' | 'cover' | 'coverImage' | 'title'>;
  readonly artistName?: string;
  /** Shown width, px; without it the cover fills its place. */
  readonly size?: number;
  readonly sleeve?: boolean;
  readonly leading?: boolean;
  readonly className?: string;
}

/** The cover of a release beside its title: the uploaded one, or the drawn one. */
export function ReleaseCover({ release, artistName, ...shape }: ReleaseCoverProps) {
  return <Cover {...releaseArtwork({ ...release, artistName })} {...shape} />;
}
