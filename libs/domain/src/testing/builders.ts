import type { Agreement } from '../agreements/agreement.ts';
import { fanSummary } from '../fan/fan-summary.ts';
import type { Fan } from '../fan/fan.ts';
import { CONSENT_WORDING_VERSION } from '../fan/consent-wording.ts';
import { DEFAULT_APPEARANCE } from '../appearance/appearance.ts';
import { firstInstant } from '../release/release-moment.ts';
import { DEFAULT_FEED_SETTINGS } from '../profile/feed-settings.ts';
import type { Photo } from '../media/photo.ts';
import type { Medley } from '../medley/medley.ts';
import type { MusicProduct, ProductContent } from '../release/product.ts';
import type { LabelProfile } from '../profile/label-profile.ts';
import { ARTIST_SECTIONS, type ArtistLink, type ArtistPage, type ArtistShow } from '../profile/artist-page.ts';
import type { ArtistProfile } from '../profile/profile.ts';
import type { ReleasePage } from '../release/release-page.ts';
import { releaseSearchTokens } from '../release/search-tokens.ts';
import type { Track } from '../release/track.ts';
import type { SignupRecord } from '../documents/signup-documents.ts';
import { NO_TEXT, type ReleaseText } from '../texts/release-text.ts';
import type { StoreLink } from '../store-links/store-link.ts';
import type { User } from '../account/user.ts';

/** Builders of complete, valid documents for tests. Each test overrides the fields that it checks. */

const CREATED_AT = Date.UTC(2026, 0, 15, 12);
const OWNER = 'uid-mira';

/** A user. */
export function aUser(overrides: Partial<User> = {}): User {
  return {
    uid: OWNER,
    displayName: 'Mira',
    language: 'en',
    userType: 'artist',
    subscription: 'free',
    suspended: false,
    endedSessions: [],
    validAfter: 0,
    picture: null,
    proRequestedAt: null,
    artistRoles: {},
    deletedArtistRoles: {},
    labelRoles: {},
    agreedArtists: {},
    createdAt: CREATED_AT,
    ...overrides,
  };
}

/** An artist profile. */
export function anArtistProfile(overrides: Partial<ArtistProfile> = {}): ArtistProfile {
  return {
    id: 'artist-mira',
    name: 'Mira Okafor',
    customSlug: 'mira-okafor',
    bio: 'Songs for slow mornings.',
    language: 'en',
    genres: ['folk', 'ambient'],
    location: 'Lagos',
    country: null,
    socials: { website: 'https://mira.example/' },
    accent: '#d9480f',
    picture: { style: 'sun', colours: ['#102a43', '#f0b429', '#fffaeb'], seed: 7 },
    pictureImage: null,
    labelBrand: null,
    newsLabel: null,
    createdBy: OWNER,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    ...overrides,
  };
}

/** An artist with the content of the public page. */
export function anArtistPage(overrides: Partial<ArtistPage> = {}): ArtistPage {
  return {
    ...anArtistProfile(),
    artistSections: [...ARTIST_SECTIONS],
    pinnedRelease: null,
    pageLinks: [],
    shows: [],
    bios: {},
    ...overrides,
  };
}

/** A link that fans see. */
export function anArtistLink(overrides: Partial<ArtistLink> = {}): ArtistLink {
  return {
    id: 'shop',
    title: 'Records and shirts',
    url: 'https://shop.mira.example/',
    icon: 'shop',
    shown: true,
    from: null,
    until: null,
    ...overrides,
  };
}

/** A show in Lagos, with tickets. */
export function anArtistShow(overrides: Partial<ArtistShow> = {}): ArtistShow {
  return {
    id: 'lagos',
    date: '2026-12-11',
    time: '20:00',
    zone: 'Africa/Lagos',
    venue: 'Freedom Park',
    city: 'Lagos',
    country: 'NG',
    ticketUrl: 'https://tickets.example/mira',
    soldOut: false,
    cancelled: false,
    ...overrides,
  };
}

/** A label profile with one artist. */
export function aLabelProfile(overrides: Partial<LabelProfile> = {}): LabelProfile {
  return {
    id: 'label-tide',
    name: 'Tide Line Records',
    customSlug: 'tide-line',
    bio: '',
    language: 'en',
    genres: [],
    location: '',
    socials: {},
    accent: null,
    picture: null,
    pictureImage: null,
    labelBrand: null,
    newsLabel: null,
    sections: ['pinned', 'releases', 'roster', 'links', 'contact', 'demos'],
    pinned: [],
    abouts: {},
    demoPolicies: {},
    demoUrl: null,
    contactEmail: '',
    links: [],
    ground: null,
    typeface: 'site',
    brandReach: 'page',
    logo: null,
    logoDark: null,
    artistIds: ['artist-mira'],
    ...DEFAULT_FEED_SETTINGS,
    createdBy: 'uid-tide',
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    ...overrides,
  };
}

/** An agreement in force that lets the label see releases. */
export function anAgreement(overrides: Partial<Agreement> = {}): Agreement {
  return {
    labelId: 'label-tide',
    artistId: 'artist-mira',
    state: 'in-force',
    grants: ['releases.see'],
    requested: null,
    waitsFor: null,
    offeredBy: 'uid-tide',
    offeredAt: CREATED_AT,
    agreedBy: OWNER,
    agreedAt: CREATED_AT,
    closedBy: null,
    closedAt: null,
    ...overrides,
  };
}

/** A link to Spotify. */
export function aStoreLink(overrides: Partial<StoreLink> = {}): StoreLink {
  return {
    id: 'link-1',
    service: 'spotify',
    url: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
    label: '',
    hidden: false,
    territories: [],
    source: 'pasted',
    ...overrides,
  };
}

/** A track with its title alone. */
export function aTrack(overrides: Partial<Track> = {}): Track {
  return {
    title: 'Tide Lines',
    version: '',
    isrc: '',
    durationMs: null,
    explicit: false,
    ai: null,
    credits: [],
    ...overrides,
  };
}

/** Content of a release with a cover, a moment and one link. */
export function aProductContent(overrides: Partial<ProductContent> = {}): ProductContent {
  return {
    title: 'Tide Lines',
    kind: 'single',
    description: 'Recorded in one night.',
    language: 'en',
    labelName: 'Tide Line Records',
    tracks: [aTrack()],
    version: '',
    artists: [],
    upc: '',
    catalogueNumber: '',
    genre: null,
    secondaryGenre: null,
    pLine: null,
    cLine: null,
    originalReleaseDate: null,
    titleLanguage: null,
    explicit: false,
    ai: null,
    cover: { style: 'waves', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 42 },
    coverImage: null,
    releaseMoment: { mode: 'instant', date: '2026-12-04', time: '18:00', zone: 'Africa/Lagos' },
    storeLinks: [aStoreLink()],
    appearance: DEFAULT_APPEARANCE,
    preferredServices: [],
    ...overrides,
  };
}

/** A draft release. */
export function aMusicProduct(overrides: Partial<MusicProduct> = {}): MusicProduct {
  return {
    ...aProductContent(),
    id: 'product-tide',
    artistId: 'artist-mira',
    createdBy: OWNER,
    productSlug: 'tide-lines',
    status: 'draft',
    publishedAt: null,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    messageAt: null,
    ...overrides,
  };
}

/** A draft release as it is stored, with the words that searches find it by. */
export function aProductRecord(
  overrides: Partial<MusicProduct> = {},
): MusicProduct & { readonly searchTokens: readonly string[] } {
  const product = aMusicProduct(overrides);
  const searchTokens = releaseSearchTokens({ ...product, artistName: 'Mira Okafor', artistSlug: 'mira-okafor' });
  return { ...product, searchTokens };
}

/** The public page of a release. */
export function aReleasePage(overrides: Partial<ReleasePage> = {}): ReleasePage {
  const releaseMoment = overrides.releaseMoment ?? {
    mode: 'instant',
    date: '2026-12-04',
    time: '18:00',
    zone: 'Africa/Lagos',
  };
  return {
    ...aProductContent(),
    artists: [],
    id: 'product-tide',
    releaseMoment,
    firstInstant: firstInstant(releaseMoment),
    artistId: 'artist-mira',
    artistName: 'Mira Okafor',
    artistSlug: 'mira-okafor',
    createdBy: OWNER,
    labelId: null,
    labelBrand: null,
    newsLabel: null,
    typeface: null,
    productSlug: 'tide-lines',
    status: 'published',
    publishedAt: CREATED_AT,
    shelf: 'listed',
    texts: {},
    ...overrides,
  };
}

/** Texts of a release in German. */
export function aReleaseText(overrides: Partial<ReleaseText> = {}): ReleaseText {
  return {
    ...NO_TEXT,
    language: 'de',
    sources: {},
    versions: 0,
    updatedBy: OWNER,
    updatedAt: CREATED_AT,
    ...overrides,
  };
}

/** A photo that its artist has said nothing about so far. */
export function aPhoto(overrides: Partial<Photo> = {}): Photo {
  return {
    id: 'photo-stage',
    order: 1,
    alt: '',
    altLanguage: 'en',
    credit: '',
    focus: { x: 50, y: 50 },
    press: false,
    download: false,
    removed: false,
    colours: ['#000000', '#ffffff', '#ff0000'],
    width: 3000,
    height: 2000,
    hash: 'a'.repeat(64),
    createdBy: OWNER,
    createdAt: CREATED_AT,
    updatedAt: CREATED_AT,
    ...overrides,
  };
}

/** A medley of four tracks. */
export function aMedley(overrides: Partial<Medley> = {}): Medley {
  return {
    artistId: 'artist-mira',
    artistName: 'Mira Okafor',
    artistSlug: 'mira-okafor',
    createdBy: OWNER,
    publishedAt: CREATED_AT,
    shelf: 'listed',
    position: 0.5,
    slots: ['Ferry Songs', 'Low Sun', 'Harbour Lights', 'Salt'].map((title, at) => ({
      title,
      clipId: `clip-${at + 1}`,
      productId: at === 3 ? null : 'product-tide',
      releaseTitle: at === 3 ? null : 'Tide Lines',
      productSlug: at === 3 ? null : 'tide-lines',
      durationMs: 30_000 + at * 5000,
      type: 'audio/mpeg',
    })),
    ...overrides,
  };
}

/** An unconfirmed signup for a release. */
/** A fan without consents. */
export function aFan(overrides: Partial<Fan> = {}): Fan {
  const { id, ownerId, ownerKind, channel, contact, name, language, zone, service, country, createdAt } = aSignup();
  const fan: Fan = {
    ...{ id, ownerId, ownerKind, channel, contact, name, language, zone, service, country, createdAt },
    ...{ list: null, inSample: false },
    ...fanSummary({ contact, name }, []),
    recentCampaigns: [],
    cappedUntil: 0,
    tickedLabels: [],
    suppressed: false,
    ledger: [],
    ...overrides,
  };
  return { ...fan, searchTokens: overrides.searchTokens ?? fanSummary(fan, []).searchTokens };
}

export function aSignup(overrides: Partial<SignupRecord> = {}): SignupRecord {
  return {
    id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
    ownerId: 'artist-mira',
    ownerKind: 'artist',
    scope: 'release',
    productId: 'product-tide',
    releaseTitle: 'Tide Lines',
    channel: 'email',
    contact: 'fan@example.com',
    name: 'Ada',
    language: 'en',
    zone: 'Europe/Berlin',
    service: null,
    country: null,
    state: 'unconfirmed',
    consent: {
      wordingVersion: CONSENT_WORDING_VERSION,
      language: 'en',
      at: CREATED_AT,
      wording: 'My contact info is shared with the artist. This is not a data sale, and I may unsubscribe at any time.',
    },
    createdAt: CREATED_AT,
    confirmedAt: null,
    dueAt: null,
    heldUntil: null,
    sentAt: null,
    stoppedAt: null,
    confirmMails: { count: 0, lastAt: null },
    ...overrides,
  };
}
