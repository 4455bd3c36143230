import type { PageKey } from '@countin/domain/publisher';
import { queryKeys } from '../query/query-keys.ts';

/** Keys of what belongs to a page, so that publishing it, or changing its profile, also reads its versions again. */
const OWNERS = {
  release: queryKeys.release,
  medley: queryKeys.medley,
  artist: queryKeys.artist,
  label: queryKeys.label,
  feed: queryKeys.label,
} as const satisfies Record<PageKey['kind'], (id: string) => readonly unknown[]>;

/** Query keys of versions of pages. */
export const versionKeys = {
  versions: ({ kind, id }: PageKey) => [...OWNERS[kind](id), 'page-versions', kind] as const,
  list: (page: PageKey) => [...versionKeys.versions(page), 'list'] as const,
  one: (page: PageKey, version: string) => [...versionKeys.versions(page), 'one', version] as const,
} as const;
