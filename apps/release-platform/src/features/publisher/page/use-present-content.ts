import { useDataAccess } from '@countin/data/access';
import { medleyOptions } from '@countin/data/medleys';
import { artistPageOptions, labelOptions } from '@countin/data/profiles';
import { releaseOptions } from '@countin/data/releases';
import { releaseTextsOptions } from '@countin/data/texts';
import type { ComparedContent, PageKey } from '@countin/domain/publisher';
import type { MusicProduct } from '@countin/domain/release';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { comparable } from './page-content.ts';

/** What people edit of a page, as it is now. */
export interface PresentContent {
  readonly content: ComparedContent;
  /** When it was changed last, milliseconds since 1970. */
  readonly updatedAt: number;
  /** The release; null for other pages. */
  readonly release: MusicProduct | null;
}

/** Reads what people edit of a page; undefined until it is there. */
export function usePresentContent({ kind, id }: PageKey): PresentContent | undefined {
  const access = useDataAccess();
  const isRelease = kind === 'release';
  const release = useQuery({ ...releaseOptions(access, id), enabled: isRelease }).data;
  const texts = useQuery({ ...releaseTextsOptions(access, id), enabled: isRelease }).data;
  const artist = useQuery({ ...artistPageOptions(access, id), enabled: kind === 'artist' }).data;
  const label = useQuery({ ...labelOptions(access, id), enabled: kind === 'label' || kind === 'feed' }).data;
  const medley = useQuery({ ...medleyOptions(access, id), enabled: kind === 'medley' }).data?.medley;
  return useMemo(() => {
    const fields = release ?? artist ?? label ?? medley;
    const descriptions = isRelease ? texts : {};
    if (!fields || !descriptions) return undefined;
    return {
      content: comparable(kind, { fields: { ...fields }, texts: descriptions }),
      updatedAt: 'updatedAt' in fields ? fields.updatedAt : fields.publishedAt,
      release: release ?? null,
    };
  }, [kind, isRelease, release, texts, artist, label, medley]);
}
