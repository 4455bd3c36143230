import { parseUrl } from '@countin/slug';
import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language.ts';
import { PRODUCT_KINDS } from '../release/listed-product.ts';

/** Which releases a feed lists by their state. */
export const FEED_SHOWS = ['all', 'upcoming', 'released'] as const;
/** Orders of a feed, by release moment. */
export const FEED_ORDERS = ['newest', 'oldest'] as const;
/** What an entry of a feed shows besides its title and link. */
export const FEED_FIELDS = ['cover', 'artist', 'date', 'countdown', 'text'] as const;
/** One of {@link FEED_FIELDS}. */
export type FeedField = (typeof FEED_FIELDS)[number];
/** Which sites may show the widget of a feed. */
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

const year = v.nullable(
  v.pipe(v.number(), v.integer('field/year'), v.minValue(1900, 'field/year'), v.maxValue(2999, 'field/year')),
);

/** Fields of a label's profile that say what its feed shows. An empty list of artists, kinds or languages means all. */
export const feedSettingsSchema = v.object({
  feedArtists: v.optional(v.pipe(v.array(idSchema), v.maxLength(LIMITS.feedArtists, 'field/too-many')), []),
  feedKinds: v.optional(v.pipe(v.array(v.picklist(PRODUCT_KINDS)), v.maxLength(PRODUCT_KINDS.length)), []),
  feedShows: v.optional(v.picklist(FEED_SHOWS), 'all'),
  /** First and last year of the releases, by their date. */
  feedFrom: v.optional(year, null),
  feedUntil: v.optional(year, null),
  feedOrder: v.optional(v.picklist(FEED_ORDERS), 'newest'),
  /** Entries of one page of the feed. */
  feedCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.feedEntries)), 24),
  feedFields: v.optional(v.pipe(v.array(v.picklist(FEED_FIELDS)), v.maxLength(FEED_FIELDS.length)), [...FEED_FIELDS]),
  /** Languages in which the feed is offered. The first is the default. */
  feedLanguages: v.optional(v.pipe(v.array(languageSchema), v.maxLength(LIMITS.feedLanguages)), []),
  feedEmbedding: v.optional(v.picklist(FEED_EMBEDDING), 'anywhere'),
  /** Sites that may embed the feed where `feedEmbedding` is `listed`. */
  feedSites: v.optional(v.pipe(v.array(siteHostSchema), v.maxLength(LIMITS.feedSites, 'field/too-many')), []),
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
