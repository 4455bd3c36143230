import type { KnownServiceId } from './service-ids.ts';

/** A streaming service or shop, with the patterns of its URLs. */
export interface StoreService {
  readonly name: string;
  /** Registrable host names; a link's host must be one of them or below one. */
  readonly hosts: readonly string[];
  /** Path pattern of a link to a release or track. */
  readonly releasePath: RegExp;
  /** Query parameters that name the content. All others are removed: they track or set a player. */
  readonly parameters: readonly string[];
  /** Action of a fan there. */
  readonly action: 'play' | 'buy';
}

const ANY_PATH = /^\/.+/;

/** Every recognised service. Host names and paths are from links that the services' own share buttons make. */
export const SERVICES: Readonly<Record<KnownServiceId, StoreService>> = {
  spotify: {
    name: 'Spotify',
    hosts: ['open.spotify.com', 'spotify.link'],
    releasePath: /^\/(?:intl-[a-z-]+\/)?(?:album|track|prerelease)\/|^\/[A-Za-z0-9]+$/,
    parameters: [],
    action: 'play',
  },
  'apple-music': {
    name: 'Apple Music',
    hosts: ['music.apple.com', 'geo.music.apple.com', 'itunes.apple.com'],
    releasePath: /^\/(?:[a-z]{2}\/)?(?:album|song|music-video)\//,
    parameters: ['i'],
    action: 'play',
  },
  'youtube-music': {
    name: 'YouTube Music',
    hosts: ['music.youtube.com'],
    releasePath: /^\/(?:watch|playlist|browse\/)/,
    parameters: ['v', 'list'],
    action: 'play',
  },
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    releasePath: /^\/(?:watch|playlist|shorts\/|[\w-]{11}$)/,
    parameters: ['v', 'list'],
    action: 'play',
  },
  deezer: {
    name: 'Deezer',
    hosts: ['deezer.com', 'deezer.page.link', 'link.deezer.com'],
    releasePath: /^\/(?:[a-z]{2}\/)?(?:album|track)\/|^\/s\/|^\/[A-Za-z0-9]+$/,
    parameters: [],
    action: 'play',
  },
  tidal: {
    name: 'TIDAL',
    hosts: ['tidal.com'],
    releasePath: /^\/(?:browse\/)?(?:album|track|video)\//,
    parameters: [],
    action: 'play',
  },
  'amazon-music': {
    name: 'Amazon Music',
    hosts: [
      'music.amazon.com',
      'music.amazon.co.uk',
      'music.amazon.de',
      'music.amazon.fr',
      'music.amazon.es',
      'music.amazon.it',
      'music.amazon.co.jp',
      'music.amazon.in',
      'music.amazon.ca',
      'music.amazon.com.br',
      'music.amazon.com.mx',
      'music.amazon.com.au',
    ],
    releasePath: /^\/(?:albums|tracks)\//,
    parameters: ['trackAsin'],
    action: 'play',
  },
  soundcloud: {
    name: 'SoundCloud',
    hosts: ['soundcloud.com', 'on.soundcloud.com', 'snd.sc'],
    releasePath: /^\/[^/]+\/[^/]+|^\/[A-Za-z0-9]+$/,
    parameters: [],
    action: 'play',
  },
  bandcamp: {
    name: 'Bandcamp',
    hosts: ['bandcamp.com'],
    releasePath: /^\/(?:album|track)\//,
    parameters: [],
    action: 'buy',
  },
  qobuz: {
    name: 'Qobuz',
    hosts: ['qobuz.com', 'open.qobuz.com', 'play.qobuz.com'],
    releasePath: /\/(?:album|track|interpreter)\//,
    parameters: [],
    action: 'play',
  },
  pandora: {
    name: 'Pandora',
    hosts: ['pandora.com', 'pandora.app.link'],
    releasePath: ANY_PATH,
    parameters: [],
    action: 'play',
  },
  audiomack: {
    name: 'Audiomack',
    hosts: ['audiomack.com'],
    releasePath: /^\/[^/]+\/(?:song|album)\//,
    parameters: [],
    action: 'play',
  },
  beatport: {
    name: 'Beatport',
    hosts: ['beatport.com'],
    releasePath: /^\/(?:[a-z]{2}\/)?(?:release|track)\//,
    parameters: [],
    action: 'buy',
  },
  traxsource: {
    name: 'Traxsource',
    hosts: ['traxsource.com'],
    releasePath: /^\/(?:title|track)\//,
    parameters: [],
    action: 'buy',
  },
  junodownload: {
    name: 'Juno Download',
    hosts: ['junodownload.com'],
    releasePath: /^\/products\//,
    parameters: [],
    action: 'buy',
  },
  anghami: {
    name: 'Anghami',
    hosts: ['anghami.com'],
    releasePath: /^\/(?:album|song)\//,
    parameters: [],
    action: 'play',
  },
  boomplay: {
    name: 'Boomplay',
    hosts: ['boomplay.com', 'boomplaymusic.com'],
    releasePath: /^\/(?:albums|songs)\//,
    parameters: [],
    action: 'play',
  },
  jiosaavn: {
    name: 'JioSaavn',
    hosts: ['jiosaavn.com'],
    releasePath: /^\/(?:album|song)\//,
    parameters: [],
    action: 'play',
  },
  gaana: { name: 'Gaana', hosts: ['gaana.com'], releasePath: /^\/(?:album|song)\//, parameters: [], action: 'play' },
  'yandex-music': {
    name: 'Yandex Music',
    hosts: ['music.yandex.ru', 'music.yandex.com', 'music.yandex.by', 'music.yandex.kz', 'music.yandex.uz'],
    releasePath: /^\/(?:album|track)\//,
    parameters: [],
    action: 'play',
  },
  'line-music': {
    name: 'LINE MUSIC',
    hosts: ['music.line.me'],
    releasePath: /^\/webapp\/(?:album|track)\//,
    parameters: [],
    action: 'play',
  },
  awa: { name: 'AWA', hosts: ['awa.fm'], releasePath: /^\/(?:album|track)\//, parameters: [], action: 'play' },
  kkbox: {
    name: 'KKBOX',
    hosts: ['kkbox.com', 'kkbox.fm'],
    releasePath: /^\/[a-z]{2}\/[a-z]{2}\/(?:album|song)\/|^\/[A-Za-z0-9]+$/,
    parameters: [],
    action: 'play',
  },
  melon: {
    name: 'Melon',
    hosts: ['melon.com'],
    releasePath: /^\/(?:album|song)\/detail\.htm$/,
    parameters: ['albumId', 'songId', 'artistId'],
    action: 'play',
  },
  'netease-music': {
    name: 'NetEase Cloud Music',
    hosts: ['music.163.com'],
    releasePath: /^\/(?:m\/)?(?:album|song)$/,
    parameters: ['id'],
    action: 'play',
  },
  'qq-music': {
    name: 'QQ Music',
    hosts: ['y.qq.com'],
    releasePath: /^\/n\/(?:ryqq|yqq)\/(?:albumDetail|songDetail|album|song)\//,
    parameters: [],
    action: 'play',
  },
  joox: {
    name: 'JOOX',
    hosts: ['joox.com'],
    releasePath: /^\/[a-z]{2}\/(?:album|single)\//,
    parameters: [],
    action: 'play',
  },
};
