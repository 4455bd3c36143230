import { useSites } from '@countin/app-shell';
import { originsOf } from '@countin/domain/deployment';
import type { PageRow } from '@countin/domain/publisher';
import { artistUrl, PUBLIC_PATHS, releaseUrl, subdomainUrl } from '@countin/domain/urls';

/** Public address of a page; null while it has none. */
export function usePageAddress({ key: { kind, id }, state, profileSlug, productSlug }: PageRow): string | null {
  const origins = originsOf(useSites());
  switch (kind) {
    case 'release':
      if (state === 'draft' || productSlug === null) return null;
      return releaseUrl(origins, { id, artistSlug: profileSlug, productSlug });
    case 'medley':
      return state === 'archived' ? null : subdomainUrl(origins, profileSlug, PUBLIC_PATHS.medley);
    case 'artist':
      return artistUrl(origins, profileSlug);
    case 'label':
      return subdomainUrl(origins, profileSlug);
    case 'feed':
      return subdomainUrl(origins, profileSlug, PUBLIC_PATHS.labelFeed);
  }
}
