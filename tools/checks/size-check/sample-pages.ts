import { DEFAULT_APPEARANCE } from '@countin/domain/appearance';
import { LIMITS } from '@countin/domain/fields';
import type { PageServices } from '@countin/domain/pages';
import { CREDIT_ROLES } from '@countin/domain/release-metadata';
import { LINK_ICONS } from '@countin/domain/profile';
import {
  aLabelProfile,
  aMedley,
  anArtistLink,
  anArtistPage,
  anArtistProfile,
  anArtistShow,
  aReleasePage,
  aStoreLink,
  aTrack,
} from '@countin/domain/testing';

const TEXT =
  'Recorded in one night between two harbours, with the windows open. The boats are real, and so is the rain. ';
const SERVICES = [
  'spotify',
  'apple-music',
  'youtube-music',
  'youtube',
  'deezer',
  'tidal',
  'amazon-music',
  'soundcloud',
  'bandcamp',
  'qobuz',
  'audiomack',
  'beatport',
] as const;

/** Label whose news the forms of its artist offer. */
const NEWS_LABEL = { id: 'label-tide', name: 'Tidewrack Records' };

/** Twelve stores, an uploaded cover, six tracks with credits, two guests, a long text. */
export const RELEASE = aReleasePage({
  kind: 'ep',
  description: TEXT.repeat(5),
  labelId: 'label-tide',
  newsLabel: NEWS_LABEL,
  releaseMoment: { mode: 'local', date: '2027-01-01', time: '00:00' },
  tracks: ['Tide Lines', 'Low Sun', 'Harbour Lights', 'Salt', 'Ferry Songs', 'Long Water'].map((title, at) =>
    aTrack({
      title,
      isrc: `GBAYE060000${at}`,
      durationMs: 180_000 + at * 7000,
      credits: [
        { role: 'performer', name: 'Mira Okafor', instrument: 'vocals' },
        { role: 'performer', name: `Tomás Vidal ${at % 3}`, instrument: 'drums' },
        { role: 'composer', name: 'Mira Okafor', instrument: '' },
        { role: 'producer', name: 'Elin Lindqvist', instrument: '' },
        { role: 'mastering', name: 'Silver Room', instrument: '' },
      ],
    }),
  ),
  version: 'Deluxe Edition',
  artists: [
    { name: 'Night Ferry', role: 'featured', artistId: 'night-ferry', slug: 'night-ferry' },
    { name: 'Elin Lindqvist', role: 'featured', artistId: null, slug: null },
  ],
  upc: '036000291452',
  pLine: { year: 2026, owner: 'Tidewrack Records' },
  cLine: { year: 2026, owner: 'Tidewrack Records' },
  coverImage: {
    imageId: '3f2b8c1e-5d4a-4c7e-9f10-0a1b2c3d4e5f',
    colours: ['#0b3954', '#ff6b35', '#f7fff7'],
    alt: 'Two boats under a low sun',
  },
  storeLinks: SERVICES.map((service, at) =>
    aStoreLink({
      id: service,
      service,
      url: `https://stores.example/${service}/album/tide-lines-and-other-songs/14408577${at}?l=${service}`,
    }),
  ),
});
/** The same with every choice of appearance, each with a text of its greatest length. */
export const HEAVIEST = {
  ...RELEASE,
  productSlug: 'heaviest',
  description: TEXT.repeat(40).slice(0, LIMITS.description),
  appearance: {
    ...DEFAULT_APPEARANCE,
    accent: '#d33d17',
    typeface: 'serif' as const,
    layout: 'stage' as const,
    background: 'blurred' as const,
    video: { provider: 'vimeo' as const, id: '1234567890/0123456789abcdef' },
    buttons: ['Vinyl and cassettes', 'Tickets for the tour', 'Sheet music'].map((label, at) => ({
      label,
      url: `https://shop.example/mira-okafor/${label.replaceAll(' ', '-')}/${at * 7919}`,
    })),
    description: TEXT.repeat(3).slice(0, LIMITS.pageDescription),
  },
  typeface: {
    typeface: 'serif' as const,
    files: ['Zq8mK2vXw0Lr5TnYp3HdRk4j', 'B9cNs7Ue1VoGa6MfPq2wE5rT'].map((fileId, at) => ({
      fileId,
      letters: at === 0 ? 'TideLnsMraOkfo&Hbu' : 'łąęž',
      bytes: 2500,
    })),
  },
};
/** A word that compresses as badly as real ones. */
const word = (at: number) => ((at + 3) * 7919 * 104729).toString(36);
/** An album of a hundred tracks, with twenty credits each. */
export const ALBUM = {
  ...RELEASE,
  id: 'release-album',
  productSlug: 'hundred-tracks',
  kind: 'album' as const,
  tracks: Array.from({ length: LIMITS.tracks }, (_, track) =>
    aTrack({
      title: `Part ${word(track * 7)}`,
      isrc: `GBAYE06${String(track).padStart(5, '0')}`,
      durationMs: 180_000 + track * 1234,
      credits: Array.from({ length: 20 }, (_, at) => ({
        role: CREDIT_ROLES[at % CREDIT_ROLES.length] ?? 'performer',
        name: `${word(track * 20 + at)} ${word(at * 31 + track)}`,
        instrument: '',
      })),
    }),
  ),
};
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...RELEASE,
    id: `release-${at}-${(at * 7919).toString(36)}`,
    title: `Tide Lines, Part ${at + 1}`,
    firstInstant: RELEASE.firstInstant - at * 40 * 86_400_000,
  }));
/** Every section as long as it may be: links, shows to come and past ones. */
export const ARTIST = anArtistPage({
  newsLabel: NEWS_LABEL,
  bio: TEXT.repeat(6),
  pinnedRelease: 'release-3-ij9',
  pageLinks: Array.from({ length: LIMITS.artistLinks }, (_, at) =>
    anArtistLink({
      id: `link-${at}`,
      title: `Link number ${at}, ${word(at)}`,
      icon: LINK_ICONS[at % LINK_ICONS.length],
      url: `https://mira.example/${word(at)}/${at}`,
    }),
  ),
  shows: Array.from({ length: LIMITS.shows }, (_, at) =>
    anArtistShow({
      id: `show-${at}`,
      date: `202${at < 50 ? 7 : 5}-0${(at % 9) + 1}-1${at % 10}`,
      venue: `Venue Number ${at}, ${word(at)}`,
      ticketUrl: `https://tickets.example/shows/mira-okafor/${at * 7919}`,
    }),
  ),
});
const LOGO = { logoId: 'Zq8mK2vXw0Lr5TnYp3Hd', format: 'svg', width: 320, height: 120 } as const;
/** Everything that a label's page can show at once. */
export const LABEL = aLabelProfile({
  bio: TEXT.repeat(3),
  artistIds: Array.from({ length: 60 }, (_, at) => `artist-${at}`),
  pinned: Array.from({ length: 8 }, (_, at) => `release-${at}`),
  demoPolicies: { en: TEXT.repeat(3) },
  demoUrl: 'https://tide-line.example/demos',
  contactEmail: 'hello@tide-line.example',
  links: Array.from({ length: 8 }, (_, at) => ({ title: `Link ${at}`, url: `https://tide-line.example/${at}` })),
  accent: '#d33d17',
  ground: '#1b5fe4',
  typeface: 'serif',
  brandReach: 'all',
  logo: LOGO,
  logoDark: { ...LOGO, logoId: 'Rk4jB9cNs7Ue1VoGa6Mf' },
});
const roster = (ids: readonly string[]) =>
  ids.map((id, at) =>
    anArtistProfile({
      id,
      name: `Artist Number ${at}`,
      customSlug: `artist-number-${at}`,
      pictureImage: {
        imageId: `3f2b8c1e-5d4a-4c7e-9f10-${(at * 7919 * 104729).toString(16).padStart(12, '0')}`,
        colours: ['#0b3954', '#ff6b35', '#f7fff7'],
        alt: '',
      },
    }),
  );

/** Services that the samples are read with. */
export const services: PageServices = {
  read: {
    releasePage: async () => RELEASE,
    releaseBySlugs: async (_artistSlug, slug) =>
      [HEAVIEST, ALBUM].find(({ productSlug }) => productSlug === slug) ?? RELEASE,
    profileBySlug: async (slug) =>
      slug === LABEL.customSlug ? { kind: 'label', profile: LABEL } : { kind: 'artist', profile: ARTIST },
    releasesOfArtist: async (_artistId, limit) => many(limit),
    releasesOfLabel: async () => many(24),
    releasesByIds: async () => many(8),
    labelById: async () => LABEL,
    artistsByIds: async (ids) => roster(ids),
    comingReleases: async () => many(3),
    nextReleases: async (_from, limit) => many(limit / 2),
    newestReleases: async (_from, limit) => many(limit / 2),
    publicPages: async () => [],
    publicPageEnds: async () => [],
    medley: async () => aMedley(),
    listedMedleys: async () => [aMedley()],
  },
  call: async () => Promise.reject(new Error('no page calls to be shown')),
  sites: { main: 'countin.fm', fourtrack: '4track.fm', short: 'cnt.fm', scheme: 'https', port: null },
  asset: (name) => `/assets/${name}-Zz09_-aA.js`,
  log: (message) => console.error(message),
};
