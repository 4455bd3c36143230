import { productSlugFault, profileSlugFault } from '@countin/slug';
import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';

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
    profileSlugFault(artistSlug) === null &&
    productSlugFault(productSlug) === null;
  return readable ? { kind: 'slugs', artistSlug, productSlug } : null;
}

/** Path of a release's page, on the main host. */
export function releasePath(release: ReleaseNames): string {
  return `/release/${releaseReference(release)}`;
}

/** Path by id alone: it leads to {@link releasePath} for ever, whatever slugs become. */
export function releaseIdPath(id: string): string {
  return releasePath({ id });
}

/** Path of a release's calendar file, on the main host. */
export function releaseCalendarPath(release: ReleaseNames): string {
  return `${releasePath(release)}.${CALENDAR}`;
}

/** The release that a path of {@link releasePath} or {@link releaseCalendarPath} names; null for any other path. */
export function parseReleasePath(path: string): { readonly reference: string; readonly calendar: boolean } | null {
  const [, name] = /^\/release\/([^/]+)$/.exec(path) ?? [];
  if (name === undefined) return null;
  if (parseReleaseReference(name)) return { reference: name, calendar: false };
  const dated = name.endsWith(`.${CALENDAR}`) ? name.slice(0, -CALENDAR.length - 1) : '';
  return parseReleaseReference(dated) ? { reference: dated, calendar: true } : null;
}
