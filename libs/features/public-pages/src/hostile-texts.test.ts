import { AppError } from '@countin/domain/errors';
import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { medleySchema, type Medley } from '@countin/domain/medley';
import type { PageResponse, PageServices } from '@countin/domain/pages';
import { artistPageSchema, labelProfileSchema, type LabelProfile } from '@countin/domain/profile';
import { releasePageSchema } from '@countin/domain/release-metadata';
import type { ReleasePage } from '@countin/domain/release';
import {
  aLabelProfile,
  aMedley,
  anArtistLink,
  anArtistPage,
  anArtistShow,
  aReleasePage,
  aStoreLink,
  aTrack,
} from '@countin/domain/testing';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  artistBySlug,
  artistOnSubdomain,
  embedPage,
  homePage,
  labelFeed,
  receiptPage,
  releasePage,
  splashPage,
} from './index.ts';
import { aRequest, HOSTS, NOW, pageOf, someServices, TOKEN } from './testing/page-services.ts';

const HTML = `</script></style></title><img data-evil src=x onerror=alert(1)>"'><svg data-evil onload=alert(1)>`;
const ATTRIBUTE = `" data-evil onmouseover="alert(1)" x='y' autofocus onfocus=alert(1) &quot; data-evil=`;
const TURNED = '\u202e\u2067abc\u2069\u2069\u2066\u202bdef\u200b\u2060\ufeff';
const HEBREW = 'שלום עולם';
const LONG = 'ש'.repeat(80);
const TEXTS = [
  ['markup', HTML.slice(0, 79)],
  ['a way out of an attribute', ATTRIBUTE.slice(0, 79)],
  ['characters that turn around', TURNED],
  ['a right-to-left name', HEBREW],
  ['one long word', LONG],
] as const;

/** Everything that fans see, as the database has it before it is read. */
interface Stored {
  readonly release?: Partial<ReleasePage>;
  readonly artist?: Partial<ReturnType<typeof anArtistPage>>;
  readonly label?: Partial<LabelProfile>;
  readonly medley?: Partial<Medley>;
}

/** A backend whose documents are read as the host reads them: by their schemas. */
function backend({ release, artist, label, medley }: Stored) {
  const page = v.parse(releasePageSchema, aReleasePage({ labelId: 'label-tide', ...release }));
  const signup = {
    state: 'confirmed',
    productId: page.id,
    releaseTitle: page.title,
    artistName: page.artistName,
    contact: 'ana@example.com',
    language: 'en',
    channel: 'email',
    zone: null,
    service: null,
    country: null,
    dueAt: NOW,
    sentAt: null,
    agreed: [{ wording: page.title, language: 'en' }],
    consents: [{ scope: { kind: 'release', id: 'other' }, name: page.title, status: 'confirmed', entries: [] }],
    mayFollow: true,
  };
  const { services } = someServices({
    releases: [page],
    call: async (key) => {
      if (key !== 'readReceipt') throw new AppError('signup/contact-invalid');
      return signup as never;
    },
    label: v.parse(labelProfileSchema, aLabelProfile(label)),
    medley: v.parse(medleySchema, aMedley(medley)),
  });
  const profile = v.parse(artistPageSchema, anArtistPage(artist));
  const read: PageServices['read'] = {
    ...services.read,
    profileBySlug: async (slug) =>
      slug === 'mira-okafor' ? { kind: 'artist', profile } : services.read.profileBySlug(slug),
  };
  return { ...services, read };
}

type Show = (services: PageServices, now: number) => Promise<PageResponse | null>;
const release: Show = (services, now) =>
  releasePage(aRequest('/release/mira-okafor.tide-lines', { now }), services, 'mira-okafor.tide-lines');
const artist: Show = (services, now) =>
  artistBySlug(aRequest('/mira-okafor', { now, host: HOSTS.fourtrack }), services, 'mira-okafor');
const label: Show = (services, now) => labelFeed(aRequest('/feed?label=tide-line', { now }), services);
const home: Show = (services, now) => homePage(aRequest('/', { now, host: HOSTS.fourtrack }), services);
const splash: Show = (services, now) =>
  splashPage(aRequest('/', { now }), {
    ...services,
    read: { ...services.read, releasePage: () => services.read.releasePage('product-tide') },
  });
const card: Show = (services, now) => embedPage(aRequest('/embed/release/product-tide', { now }), services);
const receipt: Show = (services, now) => receiptPage(aRequest(`/r/${TOKEN}`, { now }), services, TOKEN);
const success: Show = (services, now) =>
  artistOnSubdomain(aRequest('/medley-success?state=unconfirmed', { now, host: HOSTS.mira }), services, 'mira-okafor');
const player: Show = (services, now) => embedPage(aRequest('/embed/mira-okafor', { now }), services);

const slots = (change: (slot: Medley['slots'][number]) => Medley['slots'][number]) => aMedley().slots.map(change);
const FIELDS: readonly (readonly [page: string, field: string, Show, (text: string) => Stored])[] = [
  ['release', 'title', release, (title) => ({ release: { title } })],
  ['release', 'description', release, (description) => ({ release: { description } })],
  ['release', 'artist', release, (artistName) => ({ release: { artistName } })],
  ['release', 'label', release, (labelName) => ({ release: { labelName } })],
  [
    'release',
    'tracks',
    release,
    (title) => ({ release: { kind: 'ep', tracks: [aTrack({ title }), aTrack({ title: 'Salt' })] } }),
  ],
  ['release', 'version', release, (version) => ({ release: { version } })],
  [
    'release',
    'featured artist',
    release,
    (name) => ({ release: { artists: [{ name, role: 'featured', artistId: null, slug: null }] } }),
  ],
  ['release', 'catalogue number', release, (text) => ({ release: { catalogueNumber: text.slice(0, 40) } })],
  ['release', '℗ line', release, (owner) => ({ release: { pLine: { year: 2026, owner } } })],
  [
    'release',
    'credit',
    release,
    (name) => ({
      release: { tracks: [aTrack({ credits: [{ role: 'performer', name, instrument: name.slice(0, 40) }] })] },
    }),
  ],
  [
    'release',
    'link label',
    release,
    (text) => ({
      release: { storeLinks: [aStoreLink({ service: 'other', url: 'https://shop.example/x', label: text })] },
    }),
  ],
  [
    'release',
    'link address',
    release,
    (text) => ({ release: { storeLinks: [aStoreLink({ service: 'other', url: `https://shop.example/${text}` })] } }),
  ],
  ['artist', 'name', artist, (name) => ({ artist: { name } })],
  ['artist', 'link', artist, (title) => ({ artist: { pageLinks: [anArtistLink({ title })] } })],
  ['artist', 'venue', artist, (venue) => ({ artist: { shows: [anArtistShow({ venue })] } })],
  ['artist', 'city', artist, (city) => ({ artist: { shows: [anArtistShow({ city })] } })],
  ['artist', 'text in English', artist, (en) => ({ artist: { language: 'de', bios: { en } } })],
  ['artist', 'bio', artist, (bio) => ({ artist: { bio } })],
  ['artist', 'location', artist, (location) => ({ artist: { location } })],
  ['artist', 'genre', artist, (genre) => ({ artist: { genres: [genre.slice(0, 30)] } })],
  ['artist', 'social link', artist, (text) => ({ artist: { socials: { website: `https://mira.example/${text}` } } })],
  ['artist', 'release title', artist, (title) => ({ release: { title } })],
  [
    'artist',
    'medley titles',
    artist,
    (title) => ({ medley: { slots: slots((slot) => ({ ...slot, title, releaseTitle: slot.productId && title })) } }),
  ],
  ['label', 'name', label, (name) => ({ label: { name } })],
  ['label', 'bio', label, (bio) => ({ label: { bio } })],
  ['label', 'location', label, (location) => ({ label: { location } })],
  ['label', 'genre', label, (genre) => ({ label: { genres: [genre.slice(0, 30)] } })],
  ['label', 'release title', label, (title) => ({ release: { title } })],
  ['label', 'artist of a release', label, (artistName) => ({ release: { artistName } })],
  ['home', 'release title', home, (title) => ({ release: { title } })],
  ['home', 'artist of a medley', home, (artistName) => ({ medley: { artistName } })],
  ['home', 'medley titles', home, (title) => ({ medley: { slots: slots((slot) => ({ ...slot, title })) } })],
  ['splash', 'title of the example', splash, (title) => ({ release: { title } })],
  ['splash', 'artist of the example', splash, (artistName) => ({ release: { artistName } })],
  ['release card', 'title', card, (title) => ({ release: { title } })],
  ['release card', 'artist', card, (artistName) => ({ release: { artistName } })],
  ['receipt', 'title', receipt, (title) => ({ release: { title } })],
  ['receipt', 'artist', receipt, (artistName) => ({ release: { artistName } })],
  ['page after a signup', 'artist', success, (name) => ({ artist: { name } })],
  ['player', 'artist', player, (name) => ({ artist: { name }, medley: { artistName: name } })],
  ['player', 'titles', player, (title) => ({ medley: { slots: slots((slot) => ({ ...slot, title })) } })],
];
const CASES = FIELDS.flatMap(([page, field, show, store]) =>
  TEXTS.map(([what, text]) => ({ page, field, what, text, show, store })),
);
const counted = new Map<unknown, Map<number, Promise<number>>>();
/** How many scripts the page has with a plain text in that field. */
function scriptsOf(show: Show, store: (text: string) => Stored, now: number): Promise<number> {
  const known = counted.get(store) ?? new Map<number, Promise<number>>();
  counted.set(store, known);
  const count =
    known.get(now) ??
    show(backend(store('plain')), now).then(
      (plain) => pageOf({ body: String(plain?.body) }).querySelectorAll('script').length,
    );
  known.set(now, count);
  return count;
}

it.each(CASES)('$page, $field: $what runs nothing and turns nothing around', async ({ text, show, store }) => {
  for (const now of [NOW, Date.UTC(2027, 0, 1)]) {
    const response = await show(backend(store(text)), now);
    expect(response?.status).toBe(200);
    if (text === HEBREW) expect(String(response?.body)).toMatch(/שלום עולם|%D7%A9%D7%9C%D7%95%D7%9D/);
    const page = pageOf({ body: String(response?.body) });

    expect(page.querySelectorAll('[data-evil]').length).toBe(0);
    expect(page.querySelectorAll('script').length).toBe(await scriptsOf(show, store, now));
    expect(
      [...page.querySelectorAll('*')]
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => name.startsWith('on') || name === 'autofocus'),
    ).toEqual([]);
    expect(
      [...page.querySelectorAll('a')].filter(
        ({ protocol }) => !['http:', 'https:', 'mailto:', 'webcal:'].includes(protocol),
      ),
    ).toEqual([]);
    expect(outOfOrder(page)).toEqual([]);
  }
});

const FORM = {
  contact: 'ana@example.com',
  name: 'Ana',
  consent: 'on',
  wordingVersion: CONSENT_WORDING_VERSION,
  service: 'spotify',
  zone: 'Europe/Lisbon',
  country: 'PT',
};
const POSTS = (['release', 'artist'] as const).flatMap((page) => Object.keys(FORM).map((field) => ({ page, field })));

it.each(POSTS)(
  'posted to the $page page, $field: no text runs anything when it is shown again',
  async ({ page, field }) => {
    for (const [, text] of TEXTS) {
      const requested = { method: 'POST', form: { ...FORM, [field]: text } } as const;
      const answer =
        page === 'release'
          ? releasePage(aRequest('/release/mira-okafor.tide-lines', requested), backend({}), 'mira-okafor.tide-lines')
          : artistBySlug(aRequest('/mira-okafor', { ...requested, host: HOSTS.fourtrack }), backend({}), 'mira-okafor');
      const shown = pageOf({ body: String((await answer)?.body) });
      expect(shown.querySelector('[name=contact]')).not.toBeNull();
      expect(shown.querySelectorAll('[data-evil]').length).toBe(0);
      expect(
        [...shown.querySelectorAll('*')]
          .flatMap((element) => element.getAttributeNames())
          .filter((name) => name.startsWith('on')),
      ).toEqual([]);
      expect(outOfOrder(shown)).toEqual([]);
    }
  },
);

/** Texts that could reorder what is beside them: overrides, isolates without an end, and Hebrew without an isolate. */
function outOfOrder(page: Document): string[] {
  const found: string[] = [];
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent ?? '';
    if (!parent || parent.closest('script, style')) continue;
    const begun = [...text.matchAll(/\u2068/g)].length;
    if (/[\u202a-\u202e\u2066\u2067]/.test(text) || begun !== [...text.matchAll(/\u2069/g)].length)
      found.push(`unbalanced: ${text}`);
    const bare = text.replace(/\u2068[^\u2069]*\u2069/g, '');
    const isolated = parent.closest('bdi, [dir="auto"], title, option');
    if (/\p{Script=Hebrew}/u.test(bare) && !isolated)
      found.push(`not isolated: <${parent.tagName.toLowerCase()} class="${parent.className}"> ${bare.slice(0, 40)}`);
  }
  return found;
}
