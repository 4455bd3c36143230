import { LIMITS, optionalText, requiredText } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { PRODUCT_KINDS, type AiDisclosure, type Credit, type Track } from '@countin/domain/release';
import { AI_CONTRIBUTIONS, CREDIT_ROLES, GENRES } from '@countin/domain/release-metadata';
import type { StoreLink } from '@countin/domain/store-links';
import fc from 'fast-check';
import * as v from 'valibot';
import type { GivenFields } from '../records/index.ts';
import { aDisclosure } from './a-disclosure.ts';

const CLEARING = ['-', 'NULL'];

/** Text as a form stores it, which no cell takes for something else. */
function aText(max: number, required: boolean, apart = /\r/u) {
  const schema = required ? requiredText(max) : optionalText(max);
  const isStored = (text: string) => v.safeParse(schema, text).output === text;
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(max, 30) })
    .filter((text) => text.trim() !== '' && isStored(text) && !CLEARING.includes(text) && !apart.test(text));
}

const aName = aText(LIMITS.profileName, true, /[;；|｜\n\r()（）]|(?:^|\s)[/／](?:\s|$)/u);
const aWord = fc.stringMatching(/^[A-Z][a-z]{1,20}$/);
const aDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const aTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const aMoment = fc.oneof(
  fc.record({ mode: fc.constant('local' as const), date: aDate, time: aTime }),
  fc.record({
    mode: fc.constant('instant' as const),
    date: aDate,
    time: aTime,
    zone: fc.constantFrom('UTC', 'Asia/Tokyo', 'America/Argentina/Buenos_Aires'),
  }),
);
const aRightsLine = fc.record({ year: fc.option(fc.integer({ min: 1900, max: 2100 })), owner: aWord });
const someArtists = fc
  .array(fc.record({ name: aName, role: fc.constantFrom('featured', 'remixer'), artistId: fc.constant(null) }), {
    minLength: 1,
    maxLength: LIMITS.releaseArtists,
  })
  .map((artists) => artists.sort((a, b) => a.role.localeCompare(b.role)));
const someLinks = fc
  .subarray(['https://tidal.com/album/1', 'https://soundcloud.com/mira/low-tide', 'https://shop.example/a|b'], {
    minLength: 1,
  })
  .map((urls) => urls.map((url) => aLink(url.replace('|', '/'))));
/** With its parts in the order in which cells are read. */
function inOrder({ extent, contributions }: AiDisclosure): AiDisclosure {
  return { extent, contributions: AI_CONTRIBUTIONS.filter((part) => contributions.includes(part)) };
}

const aTrack: fc.Arbitrary<Track> = fc.record({
  title: aText(LIMITS.title, true),
  version: fc.oneof(fc.constant(''), aText(LIMITS.version, false)),
  isrc: fc.constantFrom('', 'QZK6F2600001'),
  durationMs: fc.option(fc.integer({ min: 1, max: LIMITS.trackMs })),
  explicit: fc.boolean(),
  ai: aDisclosure.map((said) => said && inOrder(said)),
  credits: fc.array(aCredit(), { maxLength: LIMITS.trackCredits }).map(byRole),
});

function aCredit(): fc.Arbitrary<Credit> {
  return fc
    .record({
      role: fc.constantFrom(...CREDIT_ROLES),
      name: aName,
      instrument: fc.constantFrom('', 'cello', 'bass guitar'),
    })
    .map((credit) => (credit.role === 'performer' ? credit : { ...credit, instrument: '' }));
}

function byRole(credits: readonly Credit[]): Credit[] {
  return [...credits].sort((a, b) => CREDIT_ROLES.indexOf(a.role) - CREDIT_ROLES.indexOf(b.role));
}

function aLink(url: string): StoreLink {
  const service = url.includes('tidal') ? 'tidal' : url.includes('soundcloud') ? 'soundcloud' : 'other';
  return { id: service, service, url, label: '', hidden: false, territories: [], source: 'pasted' };
}

const given = <T>(of: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: of.map((value) => ({ value })) }, fc.constant({ cleared: true as const }));

/** Fields of a record that cells can say. */
export const someFields: fc.Arbitrary<GivenFields> = fc.record(
  {
    title: aText(LIMITS.title, true).map((value) => ({ value })),
    kind: fc.constantFrom(...PRODUCT_KINDS).map((value) => ({ value })),
    version: given(aText(LIMITS.version, false)),
    description: given(aText(LIMITS.description, false)),
    language: given(fc.constantFrom(...LANGUAGES)),
    labelName: given(aText(LIMITS.profileName, false)),
    upc: given(fc.constantFrom('076123456789', '4260123456788')),
    catalogueNumber: given(aText(LIMITS.catalogueNumber, false, /^=|\r/u)),
    genre: given(fc.constantFrom(...GENRES)),
    secondaryGenre: given(fc.constantFrom(...GENRES)),
    pLine: given(aRightsLine),
    cLine: given(aRightsLine),
    originalReleaseDate: given(aDate),
    titleLanguage: given(fc.constantFrom('en', 'zh-Hant', 'yue', 'ar')),
    explicit: given(fc.boolean()),
    ai: given(aDisclosure.filter((said) => said !== null).map(inOrder)),
    releaseMoment: given(aMoment),
    artists: given(someArtists),
    storeLinks: given(someLinks),
    tracks: fc.array(aTrack, { minLength: 1, maxLength: 8 }).map((value) => ({ value })),
  },
  { requiredKeys: ['title', 'kind'] },
) as fc.Arbitrary<GivenFields>;
