import type { AiDisclosure } from '@countin/domain/release';
import { aProductContent, aTrack } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import type { Availability } from '../records/index.ts';
import { anEnvelope } from './testing/an-envelope.ts';
import { brokenRules } from './testing/profile-rules.ts';
import { readText, recordOf } from './testing/read-text.ts';
import { validateWritten } from './testing/written-schema.ts';
import { writeErnMessage } from './write-ern-message.ts';
import { readXml } from './xml/read-xml.ts';

const PART = 'batch/message.xml';

/** A release that has all that stores ask for. */
function aWholeRelease() {
  return aProductContent({
    title: 'Harbour & Tide',
    version: 'Deluxe Edition',
    kind: 'album',
    titleLanguage: 'en',
    upc: '0634904012311',
    catalogueNumber: 'TIDE-012',
    genre: 'hip-hop-rap',
    secondaryGenre: 'r-b-soul',
    pLine: { year: 2026, owner: 'Tideline Records' },
    cLine: { year: 2025, owner: '© Tideline' },
    originalReleaseDate: '2019-05-03',
    explicit: true,
    artists: [
      { name: 'Ben Adeyemi', role: 'featured', artistId: null },
      { name: 'Ana Reis', role: 'remixer', artistId: null },
    ],
    tracks: [
      aTrack({
        title: 'Low Water',
        version: 'Live',
        isrc: 'GBAYE2600001',
        durationMs: 185_000,
        explicit: true,
        credits: [
          { role: 'featured', name: 'Ben Adeyemi', instrument: '' },
          { role: 'performer', name: 'Jo Lind', instrument: 'Vocals' },
          { role: 'performer', name: 'Jo Lind', instrument: 'McCarthy cello' },
          { role: 'composer', name: 'Jo Lind', instrument: '' },
          { role: 'producer', name: 'Ana Reis', instrument: '' },
        ],
      }),
      aTrack({
        title: 'Slack',
        isrc: 'GBAYE2600002',
        durationMs: 3_722_500,
        credits: [{ role: 'lyricist', name: 'Jo Lind', instrument: '' }],
      }),
    ],
  });
}

/** Broken rules of a message that is valid by the schema. */
async function checked(xml: string): Promise<string[]> {
  validateWritten(xml);
  return brokenRules(await readXml(new Blob([xml]), PART, () => undefined));
}

describe('a release with all that stores ask for', () => {
  it('is a valid message of ERN 4.3 that lacks nothing', async () => {
    const { xml, missing } = writeErnMessage(aWholeRelease(), 'Mira Okafor', anEnvelope());
    expect(missing).toEqual([]);
    expect(await checked(xml)).toEqual([]);
    expect((await readText(xml)).version).toBe('4.3');
    expect(xml).toContain('<Duration>PT3M5S</Duration>');
    expect(xml).toContain('<Duration>PT1H2M2.5S</Duration>');
    expect(xml).toContain('<StartDateTime>2026-12-04T18:00:00+01:00</StartDateTime>');
    expect(xml).toContain('<MessageControlType>LiveMessage</MessageControlType>');
  });

  it('is the same when it is read back', async () => {
    const content = aWholeRelease();
    const { xml } = writeErnMessage(content, 'Mira Okafor', anEnvelope());
    const record = await recordOf(xml, PART);
    expect(record.problems).toEqual([]);
    expect(record.notes).toEqual([]);
    expect(record.artistName).toBe('Mira Okafor');
    expect(record.cover).toEqual({ kind: 'file', path: 'batch/resources/cover.jpg' });
    expect(record.fields).toMatchObject({
      version: { value: 'Deluxe Edition' },
      artists: { value: content.artists },
      genre: { value: 'hip-hop-rap' },
      secondaryGenre: { value: 'r-b-soul' },
      cLine: { value: { year: 2025, owner: '© Tideline' } },
      tracks: { value: content.tracks },
    });
  });
});

describe('what a release lacks', () => {
  it('is named, and the message is valid without it', async () => {
    const content = aProductContent({ labelName: '', releaseMoment: null, tracks: [aTrack(), aTrack()] });
    const envelope = anEnvelope({ cover: null, recipient: null, sender: { dpid: '', name: 'Mira' } });
    const { xml, missing } = writeErnMessage(content, 'Mira Okafor', envelope);
    expect([...missing].sort()).toEqual(
      [
        ...['c-line', 'cover', 'deal', 'genre', 'label', 'p-line', 'recipient-id', 'sender-id', 'upc'],
        ...['isrc/1', 'isrc/2', 'duration/1', 'duration/2', 'writer/1', 'writer/2'],
      ].sort(),
    );
    expect(await checked(xml)).toEqual([]);
    const { fields, message } = await recordOf(xml, PART);
    expect(Object.keys(fields)).not.toContain('labelName');
    expect(Object.keys(fields)).not.toContain('genre');
    expect(fields.tracks).toEqual({ value: content.tracks });
    expect(message?.takedown).toBe(true);
  });

  it('is not invented: a message to nobody yet is to its sender', async () => {
    const { xml } = writeErnMessage(aProductContent(), 'Mira Okafor', anEnvelope({ recipient: null, control: 'test' }));
    expect(xml.match(/<PartyId>PADPIDA2026010101A<\/PartyId>/g)).toHaveLength(2);
    expect(xml).toContain('TestMessage');
  });

  it('includes all tracks', async () => {
    const { xml, missing } = writeErnMessage(aProductContent({ tracks: [] }), 'Mira Okafor', anEnvelope());
    expect(missing).toContain('tracks');
    expect(await checked(xml)).toEqual([]);
  });

  it('does not invent a first release after this one', () => {
    const content = aProductContent({ originalReleaseDate: '2027-01-01' });
    expect(writeErnMessage(content, 'Mira Okafor', anEnvelope()).missing).toContain('original-date');
  });
});

describe('texts of all kinds', () => {
  it.each([
    'a ]]> b & c <d> "e" \'f\'',
    '👩‍👩‍👧 🎧',
    'ليالي بيروت (حي)',
    'two\nlines\tand a tab',
    'carriage\rreturn',
    '&amp; &#65; <!-- -->',
  ])('%j is read as it was', async (text) => {
    const content = aProductContent({ title: text, labelName: text, description: text, catalogueNumber: text });
    const { xml, missing } = writeErnMessage(content, text, anEnvelope());
    expect(missing).not.toContain('characters');
    expect(await checked(xml)).toEqual([]);
    const { fields, artistName } = await recordOf(xml, PART);
    expect([fields.title, fields.labelName, fields.description, fields.catalogueNumber]).toEqual(
      Array(4).fill({ value: text }),
    );
    expect(artistName).toBe(text);
  });

  it.each(['\u0000', '\u000b', '\ud83d', '\udc00', '\uffff', '\ufffe'])(
    '%j, which XML cannot have, is left out, and the message says so',
    async (sign) => {
      const credits = [{ role: 'performer' as const, name: `Jo${sign}`, instrument: `cel${sign}lo` }];
      const content = aProductContent({ title: `Low${sign} Water`, tracks: [aTrack({ credits })] });
      const { xml, missing } = writeErnMessage(content, 'Mira Okafor', anEnvelope());
      expect(missing).toContain('characters');
      expect(await checked(xml)).toEqual([]);
      expect((await recordOf(xml, PART)).fields.title).toEqual({ value: 'Low Water' });
    },
  );
});

describe('covers', () => {
  it.each([
    ['100 % & more?.jpg', 'batch/100 % & more?.jpg'],
    ['資料/表紙.png', 'batch/資料/表紙.png'],
  ])('%j is found again', async (path, found) => {
    const { xml } = writeErnMessage(aProductContent(), 'Mira', anEnvelope({ cover: { kind: 'file', path } }));
    expect(await checked(xml)).toEqual([]);
    expect((await recordOf(xml, PART)).cover).toEqual({ kind: 'file', path: found });
  });

  it.each(['/etc/passwd', '../other/cover.jpg', 'file:cover.jpg', '..\\cover.jpg', ''])(
    '%j, which leads elsewhere, is left out',
    (path) => {
      const { missing } = writeErnMessage(aProductContent(), 'Mira', anEnvelope({ cover: { kind: 'file', path } }));
      expect(missing).toContain('cover');
    },
  );

  it('may be an address', async () => {
    const cover = { kind: 'url', url: 'https://media.example/cover.jpg?size=3000&v=2' } as const;
    const { xml } = writeErnMessage(aProductContent(), 'Mira', anEnvelope({ cover }));
    expect((await recordOf(xml, PART)).cover).toEqual(cover);
  });
});

describe('release moments', () => {
  it.each([
    ['a day in each zone', { mode: 'local', date: '2026-11-27', time: '00:00' }, '<StartDate>2026-11-27<'],
    [
      'one instant',
      { mode: 'instant', date: '2026-07-03', time: '09:30', zone: 'Asia/Kolkata' },
      '<StartDateTime>2026-07-03T09:30:00+05:30<',
    ],
    [
      'a time that summer time skips',
      { mode: 'instant', date: '2026-03-29', time: '02:30', zone: 'Europe/Berlin' },
      '<StartDateTime>2026-03-29T03:30:00+02:00<',
    ],
    [
      'a local mean time',
      { mode: 'instant', date: '1901-01-01', time: '00:00', zone: 'Africa/Monrovia' },
      '<StartDateTime>1901-01-01T00:43:08Z<',
    ],
  ] as const)('%s', async (_, releaseMoment, expected) => {
    const { xml } = writeErnMessage(aProductContent({ releaseMoment }), 'Mira', anEnvelope());
    expect(await checked(xml)).toEqual([]);
    expect(xml).toContain(expected);
  });

  it('a local time other than midnight becomes its day, and is named', () => {
    const content = aProductContent({ releaseMoment: { mode: 'local', date: '2026-11-27', time: '18:00' } });
    const { xml, missing } = writeErnMessage(content, 'Mira', anEnvelope());
    expect(xml).toContain('<StartDate>2026-11-27</StartDate>');
    expect(missing).toContain('local-time');
  });
});

describe('availability', () => {
  const entry: Availability = { track: null, territories: null, excluded: [], start: '2026-11-27', end: null };

  it.each([
    ['no start', { start: null }],
    ['an end before its start', { end: '2026-11-26' }],
    ['an unknown track', { track: 7 }],
    ['no territory', { territories: [] }],
    ['a territory that is no code', { territories: ['Europe'] }],
    ['an offset that no clock has', { start: '2026-11-27T00:00:00+23:00' }],
  ])('with %s is left out, and is named', async (_, changes) => {
    const envelope = anEnvelope({ availability: [entry, { ...entry, ...changes }] });
    const { xml, missing } = writeErnMessage(aProductContent(), 'Mira', envelope);
    expect(missing).toContain('availability');
    expect(missing).not.toContain('deal');
    expect(await checked(xml)).toEqual([]);
    expect((await recordOf(xml, PART)).message?.availability).toEqual([entry]);
  });

  it('has days or times, not both', async () => {
    const availability = [
      { ...entry, end: '2027-01-01T12:00:00Z' },
      { ...entry, start: '2026-11-27T18:30+01:00', end: '2027-01-01' },
    ];
    const { xml } = writeErnMessage(aProductContent(), 'Mira', anEnvelope({ availability }));
    expect(await checked(xml)).toEqual([]);
    expect((await recordOf(xml, PART)).message?.availability).toMatchObject([
      { start: '2026-11-27', end: '2027-01-01' },
      { start: '2026-11-27T18:30:00+01:00', end: '2027-01-01T00:00:00+01:00' },
    ]);
  });
});

describe('generative AI', () => {
  const credits = [{ role: 'composer' as const, name: 'Jo Lind', instrument: '' }];

  it('makes it a message of ERN 4.3.2, with AI as a contributor of its own', async () => {
    const ai: AiDisclosure = {
      extent: 'partly',
      contributions: ['vocals', 'instruments', 'composition', 'post-production', 'lyrics'],
    };
    const tracks = [aTrack({ credits, ai }), aTrack({ title: 'Salt', ai: { extent: 'none', contributions: [] } })];
    const content = aProductContent({ ai: { extent: 'partly', contributions: [] }, tracks });
    const { xml } = writeErnMessage(content, 'Mira', anEnvelope());
    expect(await checked(xml)).toEqual([]);
    const { version } = await readText(xml);
    const { fields, trackFields } = await recordOf(xml, PART);
    expect(version).toBe('4.3.2');
    expect(fields.ai).toEqual({ value: content.ai });
    // AI is nobody's name: it does not become a credit.
    expect(fields.tracks).toEqual({ value: tracks });
    expect(trackFields).toContain('ai');
  });

  it('is a message of ERN 4.3 if nothing is said of it, and leaves what releases say', async () => {
    const { xml } = writeErnMessage(aProductContent(), 'Mira', anEnvelope());
    const { fields, trackFields } = await recordOf(xml, PART);
    expect((await readText(xml)).version).toBe('4.3');
    expect(fields.ai).toBeUndefined();
    expect(trackFields).not.toContain('ai');
  });

  it('that made all contradicts credits: the contradiction is named', async () => {
    const ai: AiDisclosure = { extent: 'all', contributions: ['vocals'] };
    const { xml, missing } = writeErnMessage(
      aProductContent({ tracks: [aTrack({ credits, ai })] }),
      'Mira',
      anEnvelope(),
    );
    expect(missing).toContain('ai/1');
    expect(await checked(xml)).toEqual([]);
  });

  it('has no parts of the release as a whole: they are named', async () => {
    const content = aProductContent({ ai: { extent: 'partly', contributions: ['vocals'] } });
    const { xml, missing } = writeErnMessage(content, 'Mira', anEnvelope());
    expect(missing).toContain('ai');
    expect((await recordOf(xml, PART)).fields.ai).toEqual({ value: { extent: 'partly', contributions: [] } });
  });
});

it('writes 100 tracks with 20 credits each', async () => {
  const credits = Array.from({ length: 20 }, (_, at) => ({
    role: 'performer' as const,
    name: `Player ${at}`,
    instrument: 'violin',
  }));
  const content = aProductContent({ tracks: Array.from({ length: 100 }, () => aTrack({ credits })) });
  const { xml } = writeErnMessage(content, 'Mira Okafor', anEnvelope());
  expect(await checked(xml)).toEqual([]);
  expect((await recordOf(xml, PART)).fields.tracks).toEqual({ value: content.tracks });
});
