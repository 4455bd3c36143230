import { productSlugError, SLUG_MIN_LENGTH } from '@countin/slug';
import * as v from 'valibot';
import type { Origins } from '../deployment/deployment.ts';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** Parts of a release's URL. Without both slugs, the id alone names it. */
export interface ReleaseNames {
  readonly id: string;
  readonly artistSlug?: string | null | undefined;
  readonly productSlug?: string | null | undefined;
}

/** Parsed last segment of a release's URL: its id, or the slugs of artist and release. */
export type ReleaseReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'slugs'; readonly artistSlug: string; readonly productSlug: string };

/** Extension of a calendar file. As a release slug it would make `/release/{id}.ics` ambiguous. */
const CALENDAR = 'ics';

/**
 * Segment of a release's URLs that identifies it: `{artistSlug}.{productSlug}` (slugs contain no dot). Falls back to
 * the id if the slugs are unknown or the result would be ambiguous.
 */
export function releaseReference({ id, artistSlug, productSlug }: ReleaseNames): string {
  const readable = artistSlug && productSlug && parseReleaseReference(`${artistSlug}.${productSlug}`)?.kind === 'slugs';
  return readable ? `${artistSlug}.${productSlug}` : id;
}

/**
 * Parses the result of {@link releaseReference}, or an id; null for any other text. A reserved artist's slug is read as
 * any other: none is claimed, and browsers need no list of the words.
 */
export function parseReleaseReference(text: string): ReleaseReference | null {
  const [artistSlug = '', productSlug, ...rest] = text.split('.');
  if (productSlug === undefined) return v.is(idSchema, text) ? { kind: 'id', id: text } : null;
  const readable =
    rest.length === 0 &&
    productSlug !== CALENDAR &&
    artistSlug.length >= SLUG_MIN_LENGTH &&
    productSlugError(artistSlug) === null &&
    productSlugError(productSlug) === null;
  return readable ? { kind: 'slugs', artistSlug, productSlug } : null;
}

/** Path of a release's page, on the main host. */
export function releasePath(release: ReleaseNames): string {
  return buildPath(PUBLIC_PATHS.release, { reference: releaseReference(release) });
}

/** URL of a release's page. */
export function releaseUrl({ main }: Pick<Origins, 'main'>, release: ReleaseNames): string {
  return main + releasePath(release);
}

/** Path by id alone. It permanently redirects to {@link releasePath}, even after the slugs change. */
export function releaseIdPath(id: string): string {
  return releasePath({ id });
}

/** Path of a release's calendar file, on the main host. */
export function releaseCalendarPath(release: ReleaseNames): string {
  return buildPath(PUBLIC_PATHS.releaseCalendar, { reference: releaseReference(release) });
}

/** Parses a path made by {@link releasePath} or {@link releaseCalendarPath}; null for any other path. */
export function parseReleasePath(path: string): { readonly reference: string; readonly calendar: boolean } | null {
  const name = matchPath(PUBLIC_PATHS.release, path)?.reference;
  // A name that parses as a release is no calendar file, even if it ends in `.ics`: see `releaseReference`.
  if (name !== undefined && parseReleaseReference(name)) return { reference: name, calendar: false };
  const dated = matchPath(PUBLIC_PATHS.releaseCalendar, path)?.reference;
  return dated !== undefined && parseReleaseReference(dated) ? { reference: dated, calendar: true } : null;
}
