import { LIMITS, optionalText, requiredText } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import { PRODUCT_KINDS, type Credit, type ProductContent, type Track } from '@countin/domain/release';
import { ARTIST_ROLES, CREDIT_ROLES, GENRES } from '@countin/domain/release-metadata';
import { aProductContent, aTrack } from '@countin/domain/testing';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Availability, CoverSource, ReleaseRecord } from '../records/index.ts';
import { aDisclosure } from '../testing/a-disclosure.ts';
import { CATALOGUES } from '../testing/catalogue-texts.ts';
import { anEnvelope } from './testing/an-envelope.ts';
import { asReadBack, inOrder, momentAsReadBack, WRITTEN_FIELDS } from './testing/not-kept.ts';
import { brokenRules } from './testing/profile-rules.ts';
import { recordOf } from './testing/read-text.ts';
import { validateWritten } from './testing/written-schema.ts';
import { writeErnMessage } from './write-ern-message.ts';
import type { ErnEnvelope } from './writing/ern-envelope.ts';
import { readXml } from './xml/read-xml.ts';

const PART = 'batch/message.xml';

/** Words of catalogues in ten languages and more. */
const WORDS = CATALOGUES.flatMap(({ lines }) => lines.slice(1)).flatMap((line) => line.split(/[,;]/));

/** Text as a form stores it, which XML can have. */
function aText(max: number, required = true) {
  const schema = required ? requiredText(max) : optionalText(max);
  const isStored = (text: string) => {
    const parsed = v.safeParse(schema, text);
    return parsed.success && parsed.output === text && !/[\ufffe\uffff]/.test(text);
  };
  const signs = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
  const markup = fc.constantFrom(']]>', '<b>&amp;</b>', '"\'', 'a\r\nb\tc', '👩‍👩‍👧', '(P) 1994 Sony', '[Live]');
  const some = fc.oneof(fc.constantFrom(...WORDS), signs, markup).map((text) => text.trim().slice(0, max));
  return (required ? some : fc.oneof(some, fc.constant(''))).filter(isStored);
}

const aDate = fc
  .date({ min: new Date('1971-01-01'), max: new Date('9998-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const aTime = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const aZone = fc.constantFrom(
  'UTC',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Europe/Berlin',
  'Pacific/Apia',
  'Africa/Lagos',
);
const aMoment = fc.oneof(
  fc.constant(null),
  fc.record({ mode: fc.constant('local' as const), date: aDate, time: aTime }),
  fc.record({ mode: fc.constant('instant' as const), date: aDate, time: aTime, zone: aZone }),
);
const aRightsLine = fc.option(
  fc.record({ year: fc.option(fc.integer({ min: 1900, max: 2100 })), owner: aText(LIMITS.rightsOwner, false) }),
);
const aName = aText(LIMITS.profileName);
const aGenre = fc.option(fc.constantFrom(...GENRES));

/** Few names, so that one has several roles. */
const someCredits: fc.Arbitrary<Credit[]> = fc.array(aName, { minLength: 1, maxLength: 4 }).chain((names) =>
  fc.array(
    fc.record({
      role: fc.oneof(fc.constantFrom(...CREDIT_ROLES), fc.constant('performer' as const)),
      name: fc.constantFrom(...names),
      instrument: fc.oneof(fc.constantFrom('', 'Vocals', 'vocals', 'ElectricGuitar'), aText(LIMITS.instrument)),
    }),
    { maxLength: LIMITS.trackCredits },
  ),
);

const someTrack: fc.Arbitrary<Track> = fc
  .record({
    title: aText(LIMITS.title),
    version: aText(LIMITS.version, false),
    isrc: fc.constantFrom('', 'QZK6F2600001', 'GBAYE0600001'),
    durationMs: fc.option(fc.integer({ min: 1, max: LIMITS.trackMs })),
    explicit: fc.boolean(),
    ai: aDisclosure,
    credits: someCredits,
  })
  .map(aTrack);

const someContent: fc.Arbitrary<ProductContent> = fc
  .record({
    title: aText(LIMITS.title),
    version: aText(LIMITS.version, false),
    kind: fc.constantFrom(...PRODUCT_KINDS),
    description: aText(LIMITS.description, false),
    language: fc.constantFrom(...LANGUAGES),
    labelName: aText(LIMITS.profileName, false),
    artists: fc.array(
      fc.record({ name: aName, role: fc.constantFrom(...ARTIST_ROLES), artistId: fc.constantFrom(null, 'artist-1') }),
      { maxLength: LIMITS.releaseArtists },
    ),
    upc: fc.constantFrom('', '076123456789', '4260123456788'),
    catalogueNumber: aText(LIMITS.catalogueNumber, false),
    genre: aGenre,
    secondaryGenre: aGenre,
    pLine: aRightsLine,
    cLine: aRightsLine,
    originalReleaseDate: fc.option(aDate),
    titleLanguage: fc.constantFrom(null, 'en', 'zh-Hant', 'yue', 'ar'),
    explicit: fc.boolean(),
    ai: aDisclosure,
    releaseMoment: aMoment,
    tracks: fc.array(someTrack, { maxLength: 6 }),
  })
  .map(aProductContent);

const aStep = fc.constantFrom('cover.jpg', '表紙 1.png', 'a%20b.jpg', 'ü&<>".webp', "it's?#.jpg", 'resources');
const aCover: fc.Arbitrary<CoverSource | null> = fc.oneof(
  fc.constant(null),
  fc.constant({ kind: 'url' as const, url: 'https://media.example/c.jpg?a=1&b=%20' }),
  fc.array(aStep, { minLength: 1, maxLength: 3 }).map((steps) => ({ kind: 'file' as const, path: steps.join('/') })),
);

const aPeriod = fc.oneof(
  fc.tuple(aDate, fc.option(aDate)),
  fc
    .tuple(aDate, fc.option(aDate), fc.constantFrom('Z', '+05:30', '-11:00', ''))
    .map(
      ([start, end, zone]) => [`${start}T18:30:05${zone}`, end === null ? null : `${end}T00:00:00.5${zone}`] as const,
    ),
);
const somePlaces = fc.oneof(
  fc.constant({ territories: null, excluded: [] as string[] }),
  fc.subarray(['JP', 'DE', 'NG'], { minLength: 1 }).map((excluded) => ({ territories: null, excluded })),
  fc.subarray(['GB', 'FR', 'KR'], { minLength: 1 }).map((territories) => ({ territories, excluded: [] as string[] })),
);

function someAvailability(tracks: number): fc.Arbitrary<Availability[]> {
  const entry = fc.tuple(fc.oneof(fc.constant(null), fc.nat(Math.max(0, tracks - 1))), somePlaces, aPeriod);
  return fc
    .uniqueArray(entry, { maxLength: 8, selector: (one) => JSON.stringify(one) })
    .map((entries) =>
      entries
        .filter(([track, , [start, end]]) => (track === null || track < tracks) && (end === null || end >= start))
        .map(([track, places, [start, end]]) => ({ track, ...places, start, end })),
    );
}

const aMessage = someContent.chain((content) =>
  fc.record({
    content: fc.constant(content),
    artistName: aName,
    envelope: fc
      .record({
        messageId: aText(40),
        createdAt: fc.integer({ min: 0, max: Date.parse('2100-01-01') }),
        control: fc.constantFrom('live' as const, 'test' as const),
        cover: aCover,
        availability: fc.oneof(fc.constant([]), someAvailability(content.tracks.length)),
      })
      .map(anEnvelope),
  }),
);

it('a written message is valid, and the release is the same when it is read back', async () => {
  await fc.assert(
    fc.asyncProperty(aMessage, async ({ content, artistName, envelope }) => {
      const { xml, missing } = writeErnMessage(content, artistName, envelope);
      validateWritten(xml);
      expect(brokenRules(await readXml(new Blob([xml]), PART, () => undefined))).toEqual([]);
      expect(missing).not.toContain('characters');
      expect(missing).not.toContain('availability');

      const record = await recordOf(xml, PART);
      expect(record.problems).toEqual([]);
      expect(record.artistName).toBe(artistName);
      expect(readBack(record)).toEqual(comparable(asReadBack(content)));
      expect(record.cover).toEqual(coverInBatch(envelope));
      expect(record.message).toMatchObject({ messageId: envelope.messageId, createdAt: envelope.createdAt });
      if (envelope.availability.length > 0) expect(record.message?.availability).toEqual(envelope.availability);
      else expectMoment(record, content);
    }),
    { numRuns: 150 },
  );
});

/** Without availability of its own, the release and all its tracks are offered from the release moment. */
function expectMoment({ fields, message }: ReleaseRecord, { releaseMoment, tracks }: ProductContent): void {
  const { releaseMoment: read } = fields;
  expect(message?.takedown).toBe(releaseMoment === null);
  expect(momentAsReadBack(read && 'value' in read ? read.value : null)).toEqual(momentAsReadBack(releaseMoment));
  const offered = releaseMoment === null ? [] : [null, ...tracks.keys()];
  expect(message?.availability.map(({ track }) => track)).toEqual(offered);
}

function coverInBatch({ cover }: ErnEnvelope): CoverSource | null {
  return cover?.kind === 'file' ? { kind: 'file', path: `batch/${cover.path}` } : cover;
}

/** Fields of a record; what the message does not mention is as in a new release. */
function readBack({ fields }: ReleaseRecord) {
  const blank = { title: '', labelName: '', description: '', tracks: [], explicit: false };
  const values = Object.entries(fields).map(([field, given]) => [field, 'value' in given ? given.value : null]);
  return comparable(aProductContent({ ...blank, ...Object.fromEntries(values) }));
}

function comparable(content: ProductContent) {
  const tracks = content.tracks.map((track) => ({ ...track, credits: inOrder(track.credits) }));
  return Object.fromEntries(WRITTEN_FIELDS.map((field) => [field, field === 'tracks' ? tracks : content[field]]));
}
