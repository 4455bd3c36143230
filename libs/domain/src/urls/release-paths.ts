import { productSlugError, profileSlugError } from '@countin/slug';
import * as v from 'valibot';
import type { Origins } from '../deployment/deployment.ts';
import { idSchema } from '../fields/fields.ts';
import { buildPath, matchPath } from './path-pattern.ts';
import { PUBLIC_PATHS } from './public-paths.ts';

/** What a release's address is made of. Documents from before there were readable addresses may lack the slugs. */
export interface ReleaseNames {
  readonly id: string;
  readonly artistSlug?: string | null | undefined;
  readonly productSlug?: string | null | undefined;
}

/** What the last part of a release's address says: its id, or the artist's slug and the release's own. */
export type ReleaseReference =
  | { readonly kind: 'id'; readonly id: string }
  | { readonly kind: 'slugs'; readonly artistSlug: string; readonly productSlug: string };

/** The end of a calendar file's name: as a release's slug it would make `/release/{id}.ics` mean two things. */
const CALENDAR = 'ics';

/**
 * The part of a release's addresses that names it: `{artistSlug}.{productSlug}`, which is what is shown and shared (no
 * slug has a dot), or the id where the slugs are not known or would say something else.
 */
export function releaseReference({ id, artistSlug, productSlug }: ReleaseNames): string {
  const readable = artistSlug && productSlug && parseReleaseReference(`${artistSlug}.${productSlug}`)?.kind === 'slugs';
  return readable ? `${artistSlug}.${productSlug}` : id;
}

/** Reads what {@link releaseReference} writes, and an id; null for every other text. */
export function parseReleaseReference(text: string): ReleaseReference | null {
  const [artistSlug = '', productSlug, ...rest] = text.split('.');
  if (productSlug === undefined) return v.is(idSchema, text) ? { kind: 'id', id: text } : null;
  const readable =
    rest.length === 0 &&
    productSlug !== CALENDAR &&
    profileSlugError(artistSlug) === null &&
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

/** Path by id alone. It redirects to {@link releasePath} for ever, whatever the slugs become. */
export function releaseIdPath(id: string): string {
  return releasePath({ id });
}

/** Path of a release's calendar file, on the main host. */
export function releaseCalendarPath(release: ReleaseNames): string {
  return buildPath(PUBLIC_PATHS.releaseCalendar, { reference: releaseReference(release) });
}

/** The release in a path of {@link releasePath} or {@link releaseCalendarPath}; null for any other path. */
export function parseReleasePath(path: string): { readonly reference: string; readonly calendar: boolean } | null {
  const name = matchPath(PUBLIC_PATHS.release, path)?.reference;
  // A slug may end in `.ics` only as the name of a calendar: see `releaseReference`.
  if (name !== undefined && parseReleaseReference(name)) return { reference: name, calendar: false };
  const dated = matchPath(PUBLIC_PATHS.releaseCalendar, path)?.reference;
  return dated !== undefined && parseReleaseReference(dated) ? { reference: dated, calendar: true } : null;
}
