import type { Access } from '@countin/auth-sync/browser';

/** A path of a site: its pattern for the router, the access it needs, and a builder for links. */
export interface SitePath {
  readonly pattern: string;
  readonly access: Access;
  readonly to: (...parts: never[]) => string;
}

/** The paths of a feature, by name. */
export type SitePaths = Readonly<Record<string, SitePath>>;

/** A path with a query; values that are undefined are left out. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size === 0 ? path : `${path}?${search}`;
}
