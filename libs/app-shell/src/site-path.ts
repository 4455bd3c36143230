import type { Access } from '@countin/auth-sync/browser';
import { generatePath } from 'react-router';

/** Path of a site: router pattern, required access, and a builder for links. */
export interface SitePath {
  readonly pattern: string;
  readonly access: Access;
  readonly to: (...parts: never[]) => string;
}

/** Paths of a feature by name. */
export type SitePaths = Readonly<Record<string, SitePath>>;

/** One text for each parameter of a pattern: two for `/artist/:artistId/products/:productId`. */
type PatternValues<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? [value: string, ...PatternValues<Rest>]
  : [];

/** Path of a screen: the builder takes the pattern's parameters in their order, then what its end is made of. */
interface ScreenPath<Pattern extends string, End extends unknown[]> {
  readonly pattern: Pattern;
  readonly access: Access;
  readonly to: (...parts: [...PatternValues<Pattern>, ...End]) => string;
}

type LinkEnd = (...parts: never[]) => string;

/**
 * Path of a screen by its pattern, which the router, the menus and links share. Links encode the parameters.
 *
 * @param end query or fragment of a link, from what follows the parameters
 */
export function screenPath<Pattern extends string, End extends LinkEnd = () => string>(
  pattern: Pattern,
  access: Access = 'signed-in',
  end?: End,
): ScreenPath<Pattern, Parameters<End>> {
  const names = Array.from(pattern.matchAll(/:(\w+)/g), ([, name = '']) => name);
  return {
    pattern,
    access,
    to: (...parts) => {
      const values = Object.fromEntries(names.map((name, at) => [name, parts[at] as string]));
      return generatePath<string>(pattern, values) + (end?.(...(parts.slice(names.length) as never[])) ?? '');
    },
  };
}

/** A query with its question mark, without undefined values; empty if there are no others. */
export function queryOf(query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text && `?${text}`;
}

/** A fragment with its hash; empty if it is undefined or empty. */
export function fragmentOf(fragment: string | undefined): string {
  return fragment ? `#${fragment}` : '';
}
