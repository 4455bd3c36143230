import { parseUrl } from '@countin/slug';
import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { PRODUCT_KINDS } from '../release/listed-product.ts';

/** States of releases that a feed lists. */
export const FEED_SHOWS = ['all', 'upcoming', 'released'] as const;
/** Orders of a feed, by release moment. */
export const FEED_ORDERS = ['newest', 'oldest'] as const;
/** Fields of a feed's entry besides its title and link. */
export const FEED_FIELDS = ['cover', 'artist', 'date', 'countdown', 'text'] as const;
/** One of {@link FEED_FIELDS}. */
export type FeedField = (typeof FEED_FIELDS)[number];
/** Sites that may show the widget of a feed. */
export const FEED_EMBEDDING = ['anywhere', 'listed', 'nowhere'] as const;

/**
 * Host name of a site that may embed a feed, with an optional port and `*.` for its subdomains. It goes into a
 * Content-Security-Policy, so it holds no space, comma, semicolon or quote.
 */
export const siteHostSchema = v.pipe(
  v.string(),
  v.maxLength(LIMITS.siteHost, 'field/too-long'),
  v.regex(
    /^([*][.])?[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?([.][a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+(:[0-9]{1,5})?$/,
    'field/site',
  ),
);

/**
 * A list with a limit. Its issues are typed as those of any list. The schemas of artists and labels stay
 * interchangeable where code handles both kinds.
 */
const listOf = <T>(item: v.GenericSchema<T>, most: number) =>
  v.pipe(v.array(item), v.maxLength(most, 'field/too-many')) as unknown as v.GenericSchema<T[], T[], v.ArrayIssue>;

/** An integer within limits, typed like {@link listOf}. */
const integer = (least: number, most: number) =>
  v.pipe(
    v.number(),
    v.integer('field/year'),
    v.minValue(least, 'field/year'),
    v.maxValue(most, 'field/year'),
  ) as unknown as v.GenericSchema<number, number, v.NumberIssue>;

/** Fields of a label's profile that say what its feed shows. An empty list of artists, kinds or languages means all. */
export const feedSettingsSchema = v.object({
  feedArtists: v.optional(listOf(idSchema, LIMITS.feedArtists), []),
  feedKinds: v.optional(listOf(v.picklist(PRODUCT_KINDS), PRODUCT_KINDS.length), []),
  feedShows: v.optional(v.picklist(FEED_SHOWS), 'all'),
  /** First and last year of the releases, by their date. */
  feedFrom: v.optional(v.nullable(integer(1900, 2999)), null),
  feedUntil: v.optional(v.nullable(integer(1900, 2999)), null),
  feedOrder: v.optional(v.picklist(FEED_ORDERS), 'newest'),
  /** Entries of one page of the feed. */
  feedCount: v.optional(integer(1, LIMITS.feedEntries), 24),
  feedFields: v.optional(listOf(v.picklist(FEED_FIELDS), FEED_FIELDS.length), [...FEED_FIELDS]),
  /** Languages in which the feed is offered. The first is the default. */
  feedLanguages: v.optional(listOf(languageSchema, LIMITS.feedLanguages), []),
  feedEmbedding: v.optional(v.picklist(FEED_EMBEDDING), 'anywhere'),
  /** Sites that may embed the feed where `feedEmbedding` is `listed`. */
  feedSites: v.optional(listOf(siteHostSchema, LIMITS.feedSites), []),
});
/** Settings of a feed, parsed by {@link feedSettingsSchema}. */
export type FeedSettings = v.InferOutput<typeof feedSettingsSchema>;

/** Settings of a feed whose label has chosen none. Feeds of artists have these too. */
export const DEFAULT_FEED_SETTINGS: FeedSettings = v.parse(feedSettingsSchema, {});

/** Host of a typed site or web address, as stored; null for text that names none. */
export function readSiteHost(typed: string): string | null {
  const text = typed.trim().toLowerCase();
  const wildcard = text.startsWith('*.') ? '*.' : '';
  const rest = text.slice(wildcard.length);
  const url = parseUrl(/^https?:\/\//.test(rest) ? rest : `https://${rest}`);
  const host = url === null || url.username !== '' ? '' : wildcard + url.host;
  return v.is(siteHostSchema, host) ? host : null;
}
