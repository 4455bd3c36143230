import type { Access } from '@countin/auth-sync/browser';

/** Path of a site: router pattern, required access, and a builder for links. */
export interface SitePath {
  readonly pattern: string;
  readonly access: Access;
  readonly to: (...parts: never[]) => string;
}

/** Paths of a feature by name. */
export type SitePaths = Readonly<Record<string, SitePath>>;

/** Appends a query to a path; undefined values are omitted. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
