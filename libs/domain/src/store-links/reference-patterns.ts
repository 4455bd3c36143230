import type { KnownServiceId } from './service-ids.ts';

/** Kinds of pages that a service's link leads to. */
export type ContentKind = 'album' | 'track' | 'artist';

/** Pattern of a service's links to one kind of content. */
export interface ReferencePattern {
  readonly kind: ContentKind;
  /** Groups: `id`, and `country` where the path names the store's country rather than a language. */
  readonly path: RegExp;
  /** Query parameter with the id, where the path has none. */
  readonly parameter?: string;
  /** The pattern begins with the host name. */
  readonly host?: boolean;
  readonly countryOfHost?: (host: string) => string | null;
}

/** `music.amazon.co.uk` is the store of Great Britain; `music.amazon.com` serves many countries. */
function amazonCountry(host: string): string | null {
  const suffix = /^music\.amazon\.(?:com?\.)?([a-z]{2})$/.exec(host)?.[1];
  return suffix === 'uk' ? 'GB' : (suffix ?? null);
}

const spotify = (kind: 'album' | 'track' | 'artist'): ReferencePattern => ({
  kind,
  // `intl-de` is a language.
  path: new RegExp(`^/(?:intl-[a-z-]+/)?${kind}/(?<id>[A-Za-z0-9]+)$`),
});
const apple = (word: string, kind: ContentKind, parameter?: string): ReferencePattern => ({
  kind,
  path: new RegExp(`^/(?:(?<country>[a-z]{2})/)?${word}/(?:[^/]+/)?(?:id)?(?<id>\\d+)$`),
  parameter,
});
/** `word/id`, with an optional language before it. */
const plain = (word: string, kind: ContentKind): ReferencePattern => ({
  kind,
  path: new RegExp(`^/(?:[a-z]{2}/)?${word}/(?<id>[A-Za-z0-9_-]+)/?$`),
});
/** `word/slug/id`. */
const slugged = (word: string, kind: ContentKind): ReferencePattern => ({
  kind,
  path: new RegExp(`^/(?:[a-z]{2}/)?${word}/[^/]+/(?<id>[A-Za-z0-9_,-]+)/?$`),
});
const videos: readonly ReferencePattern[] = [
  { kind: 'track', path: /^\/watch$/, parameter: 'v' },
  { kind: 'album', path: /^\/playlist$/, parameter: 'list' },
  { kind: 'album', path: /^\/browse\/(?<id>MPREb_[\w-]+)$/ },
  { kind: 'track', path: /^\/shorts\/(?<id>[\w-]{11})$/ },
  { kind: 'artist', path: /^\/channel\/(?<id>[\w-]+)$/ },
  { kind: 'artist', path: /^\/(?<id>@[^/]+)$/ },
  { kind: 'track', path: /^youtu\.be\/(?<id>[\w-]{11})$/, host: true },
];
const qobuz = (word: string, kind: ContentKind): ReferencePattern => ({
  kind,
  // `gb-en` is a country and a language.
  path: new RegExp(`^/(?:(?<country>[a-z]{2})-[a-z]{2}/)?${word}/(?:[^/]+/)?(?<id>[A-Za-z0-9]+)$`),
});
const tidal = (word: string, kind: ContentKind): ReferencePattern => ({
  kind,
  path: new RegExp(`^/(?:browse/)?(?:album/\\d+/)?${word}/(?<id>\\d+)(?:/u)?$`),
});
const kkbox = (word: string, kind: ContentKind): ReferencePattern => ({
  kind,
  path: new RegExp(`^/(?<country>[a-z]{2})/[a-z]{2}/${word}/(?<id>[\\w-]+)$`),
});
const joox = (word: string, kind: ContentKind): ReferencePattern => ({
  kind,
  path: new RegExp(`^/(?<country>[a-z]{2})/${word}/(?<id>[^/]+)$`),
});
const melon = (word: string, kind: ContentKind, parameter: string): ReferencePattern => ({
  kind,
  path: new RegExp(`^/${word}/[a-z]+\\.htm$`),
  parameter,
});
const netease = (word: string, kind: ContentKind): ReferencePattern => ({
  kind,
  path: new RegExp(`^/(?:m/)?${word}$`),
  parameter: 'id',
});
/** First letters of an id name its kind. */
const pandora = (prefix: string, kind: ContentKind): ReferencePattern => ({
  kind,
  path: new RegExp(`^/artist/(?:[^/]+/)*(?<id>${prefix}\\w+)$`),
});

/** Patterns of every service; the first that fits decides. */
export const REFERENCE_PATTERNS: Readonly<Record<KnownServiceId, readonly ReferencePattern[]>> = {
  spotify: [spotify('album'), spotify('track'), spotify('artist')],
  'apple-music': [
    apple('album', 'track', 'i'),
    apple('album', 'album'),
    apple('song', 'track'),
    apple('artist', 'artist'),
  ],
  'youtube-music': videos,
  youtube: videos,
  // The two letters of Deezer's, Beatport's and SoundCloud's paths are a language.
  deezer: [plain('album', 'album'), plain('track', 'track'), plain('artist', 'artist')],
  tidal: [tidal('track', 'track'), tidal('album', 'album'), tidal('artist', 'artist')],
  'amazon-music': [
    { kind: 'track', path: /^\/albums\/\w+$/, parameter: 'trackAsin', countryOfHost: amazonCountry },
    { kind: 'album', path: /^\/albums\/(?<id>\w+)$/, countryOfHost: amazonCountry },
    { kind: 'track', path: /^\/tracks\/(?<id>\w+)$/, countryOfHost: amazonCountry },
    { kind: 'artist', path: /^\/artists\/(?<id>\w+)(?:\/[^/]*)?$/, countryOfHost: amazonCountry },
  ],
  soundcloud: [
    { kind: 'album', path: /^(?:www\.|m\.)?soundcloud\.com\/(?<id>[\w-]+\/sets\/[\w-]+)$/, host: true },
    {
      kind: 'track',
      path: /^(?:www\.|m\.)?soundcloud\.com\/(?<id>[\w-]+\/(?!sets$|tracks$|albums$)[\w-]+)$/,
      host: true,
    },
    { kind: 'artist', path: /^(?:www\.|m\.)?soundcloud\.com\/(?<id>[\w-]+)$/, host: true },
  ],
  bandcamp: [
    { kind: 'album', path: /^(?<id>[a-z0-9-]+\.bandcamp\.com\/album\/[^/]+)$/, host: true },
    { kind: 'track', path: /^(?<id>[a-z0-9-]+\.bandcamp\.com\/track\/[^/]+)$/, host: true },
    { kind: 'artist', path: /^(?<id>(?!www\.)[a-z0-9-]+\.bandcamp\.com)\/(?:music)?$/, host: true },
  ],
  qobuz: [qobuz('album', 'album'), qobuz('track', 'track'), qobuz('interpreter', 'artist'), qobuz('artist', 'artist')],
  pandora: [pandora('AL', 'album'), pandora('TR', 'track'), pandora('AR', 'artist')],
  audiomack: [
    { kind: 'album', path: /^\/(?<id>[\w-]+\/album\/[\w-]+)$/ },
    { kind: 'track', path: /^\/(?<id>[\w-]+\/song\/[\w-]+)$/ },
    { kind: 'artist', path: /^\/(?<id>[\w-]+)$/ },
  ],
  beatport: [slugged('release', 'album'), slugged('track', 'track'), slugged('artist', 'artist')],
  traxsource: [
    { kind: 'album', path: /^\/title\/(?<id>\d+)/ },
    { kind: 'track', path: /^\/track\/(?<id>\d+)/ },
    { kind: 'artist', path: /^\/artist\/(?<id>\d+)/ },
  ],
  junodownload: [slugged('products', 'album'), plain('artists', 'artist')],
  anghami: [plain('album', 'album'), plain('song', 'track'), plain('artist', 'artist')],
  boomplay: [plain('albums', 'album'), plain('songs', 'track'), plain('artists', 'artist')],
  jiosaavn: [slugged('album', 'album'), slugged('song', 'track'), slugged('artist', 'artist')],
  gaana: [plain('album', 'album'), plain('song', 'track'), plain('artist', 'artist')],
  'yandex-music': [
    { kind: 'track', path: /^\/(?:album\/\d+\/)?track\/(?<id>\d+)$/ },
    plain('album', 'album'),
    plain('artist', 'artist'),
  ],
  'line-music': [
    { kind: 'album', path: /^\/webapp\/album\/(?<id>\w+)$/ },
    { kind: 'track', path: /^\/webapp\/track\/(?<id>\w+)$/ },
    { kind: 'artist', path: /^\/webapp\/artist\/(?<id>\w+)$/ },
  ],
  awa: [plain('album', 'album'), plain('track', 'track'), plain('artist', 'artist')],
  kkbox: [kkbox('album', 'album'), kkbox('song', 'track'), kkbox('artist', 'artist')],
  melon: [melon('album', 'album', 'albumId'), melon('song', 'track', 'songId'), melon('artist', 'artist', 'artistId')],
  'netease-music': [netease('album', 'album'), netease('song', 'track'), netease('artist', 'artist')],
  'qq-music': [
    { kind: 'album', path: /^\/n\/\w+\/(?:albumDetail|album)\/(?<id>\w+?)(?:\.html)?$/ },
    { kind: 'track', path: /^\/n\/\w+\/(?:songDetail|song)\/(?<id>\w+?)(?:\.html)?$/ },
    { kind: 'artist', path: /^\/n\/\w+\/singer\/(?<id>\w+?)(?:\.html)?$/ },
  ],
  joox: [joox('album', 'album'), joox('single', 'track'), joox('artist', 'artist')],
};
