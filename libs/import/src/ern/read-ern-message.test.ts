import { describe, expect, it } from 'vitest';
import type { ReleaseRecord } from '../records/index.ts';
import { ernMessage, ernMessages, releaseFacts, trackFacts } from './testing/ern-messages.ts';
import { readText, recordOf } from './testing/read-text.ts';
import { readErnMessage } from './read-ern-message.ts';

/** Lines differ between versions; all else is the same. */
const withoutLines = ({ place, ...record }: ReleaseRecord) => ({ ...record, part: place.part });

describe('a release in 3.8.2 and 4.3', () => {
  it('gives equal records', async () => {
    const { ern382, ern43 } = ernMessages(releaseFacts());
    const old = await recordOf(ern382);
    expect(withoutLines(old)).toEqual(withoutLines(await recordOf(ern43)));
    expect(old.problems).toEqual([]);
    expect(old.notes).toEqual([]);
  });

  it('has every field that the message mentions, and no other', async () => {
    const record = await recordOf(ernMessages(releaseFacts()).ern43);
    expect(record).toMatchObject({
      key: 'batch/0634904012311/message.xml',
      artistName: 'Mira Okafor',
      slug: null,
      trackFields: ['title', 'version', 'isrc', 'durationMs', 'explicit', 'credits'],
      clearedServices: [],
      cover: { kind: 'file', path: 'batch/0634904012311/resources/cover.jpg' },
    });
    const credits = [
      { role: 'performer', name: 'Mira Okafor', instrument: 'Vocals' },
      { role: 'producer', name: 'Ana Reis', instrument: '' },
      { role: 'composer', name: 'Jo Lind', instrument: '' },
      { role: 'lyricist', name: 'Jo Lind', instrument: '' },
    ];
    const track = { version: '', durationMs: 185_000, explicit: false, ai: null, credits };
    expect(record.fields).toEqual({
      title: { value: 'Harbour & Tide' },
      version: { value: 'Deluxe Edition' },
      titleLanguage: { value: 'en' },
      kind: { value: 'album' },
      artists: { value: [{ name: 'Ben Adeyemi', role: 'featured', artistId: null }] },
      labelName: { value: 'Tideline Records' },
      upc: { value: '0634904012311' },
      catalogueNumber: { value: 'TIDE-012' },
      genre: { value: 'electronic' },
      pLine: { value: { year: 2026, owner: 'Tideline Records' } },
      cLine: { value: { year: 2026, owner: 'Tideline Records' } },
      originalReleaseDate: { value: '2019-05-03' },
      explicit: { value: true },
      description: { value: 'Eleven nights beside the water.' },
      releaseMoment: { value: { mode: 'local', date: '2026-11-27', time: '00:00' } },
      tracks: {
        value: [
          { ...track, title: 'Low Water', isrc: 'GBAYE2600001' },
          { ...track, title: 'High Water', version: 'Live', isrc: 'GBAYE2600002', explicit: true },
          { ...track, title: 'Slack', isrc: 'GBAYE2600003' },
        ],
      },
    });
    expect(record.message).toEqual({
      messageId: 'M-1',
      createdAt: Date.UTC(2026, 10, 1, 10),
      takedown: false,
      shownFrom: null,
      availability: [null, 0, 1, 2].map((position) => ({
        track: position,
        territories: null,
        excluded: [],
        start: '2026-11-27',
        end: null,
      })),
    });
  });

  it.each([
    ['many scripts', { title: '潮 & <Flut> "é" 𝄞', artist: 'فيروز', label: 'Ünïcode' }],
    ['a time with an offset', { start: '2026-11-27T18:30:00+01:00' }],
    ['a refused UPC', { upc: '0634904012312' }],
    ['an unknown genre', { genre: 'Seapunk' }],
    ['one track', { tracks: [trackFacts()], type: 'Single' }],
    ['an ISRC that is too short', { tracks: [trackFacts({ isrc: 'GBAYE26' }), trackFacts()] }],
  ])('gives equal records: %s', async (_, changes) => {
    const { ern382, ern43 } = ernMessages(releaseFacts(changes));
    const records = await Promise.all([ern382, ern43].map((xml) => recordOf(xml)));
    const [old, recent] = records.map(({ fields, artistName, cover, problems, notes }) => ({
      fields,
      artistName,
      cover,
      problems: problems.map(({ code, found, params }) => ({ code, found, params })),
      notes: notes.map(({ code, found }) => ({ code, found })),
    }));
    expect(old).toEqual(recent);
  });
});

describe('codes that the form would refuse', () => {
  it('are problems with their lines, and not among the fields', async () => {
    const facts = releaseFacts({ upc: '0634904012312', tracks: [trackFacts({ isrc: 'GB-AYE' }), trackFacts()] });
    const xml = ernMessages(facts).ern43;
    const record = await recordOf(xml);
    const lineOf = (text: string) => xml.split('\n').findIndex((line) => line.includes(text)) + 1;
    expect(record.fields.upc).toBeUndefined();
    expect(record.problems).toEqual([
      {
        code: 'gtin/check-digit',
        field: 'upc',
        place: { part: 'batch/0634904012311/message.xml', line: lineOf('<ICPN>'), column: 'ICPN' },
        found: '0634904012312',
        params: { expected: '1' },
      },
      {
        code: 'isrc/length',
        field: 'tracks',
        place: { part: 'batch/0634904012311/message.xml', line: lineOf('GB-AYE'), column: 'ISRC' },
        found: 'GB-AYE',
        params: { length: 5 },
      },
    ]);
  });
});

describe('a message', () => {
  it.each(['38', '381', '382', '383'])('of version %s is read', async (namespace) => {
    const xml = ernMessages(releaseFacts()).ern382.replace('/ern/382"', `/ern/${namespace}"`);
    expect((await recordOf(xml)).fields.title).toEqual({ value: 'Harbour & Tide' });
  });

  it.each(['41', '411', '42', '43', '431', '432'])('of version %s is read', async (namespace) => {
    const xml = ernMessages(releaseFacts()).ern43.replace('/ern/43"', `/ern/${namespace}"`);
    expect((await recordOf(xml)).fields.title).toEqual({ value: 'Harbour & Tide' });
  });

  it('of 4.2 has its ISRCs in the recording itself', async () => {
    const { ern43 } = ernMessages(releaseFacts());
    const ern42 = ern43.replace('/ern/43"', '/ern/42"').replaceAll(/<\/?SoundRecordingEdition>/g, '');
    expect((await recordOf(ern42)).fields).toEqual((await recordOf(ern43)).fields);
  });

  it('whose root lacks the prefix of its namespace is read; one without a namespace is refused', async () => {
    const xml = ernMessages(releaseFacts()).ern43.replaceAll('ern:New', 'New');
    expect((await readText(xml)).version).toBe('4.3');
    const plain = xml.replace(/ xmlns:ern="[^"]*"/, '');
    await expect(readText(plain)).rejects.toMatchObject({ code: 'file/ern-version', params: { namespace: '' } });
  });

  it('keeps bonus tracks among the others', async () => {
    const { ern43 } = ernMessages(releaseFacts());
    const bonus = ern43.replace(
      '</ResourceGroupContentItem>',
      '<IsBonusResource>true</IsBonusResource></ResourceGroupContentItem>',
    );
    expect((await recordOf(bonus)).fields.tracks).toEqual((await recordOf(ern43)).fields.tracks);
  });

  it('of another version is an error that names it', async () => {
    const xml = ernMessages(releaseFacts()).ern43.replace('/ern/43"', '/ern/371"');
    await expect(readText(xml)).rejects.toMatchObject({
      code: 'file/ern-version',
      params: { namespace: 'http://ddex.net/xml/ern/371' },
    });
  });

  it('with another root is an error that names it', async () => {
    await expect(readText(ernMessage('43', '', { root: 'CatalogListMessage' }))).rejects.toMatchObject({
      code: 'file/no-ern-message',
      params: { root: 'CatalogListMessage' },
    });
  });

  it('without a main release is a record with a problem', async () => {
    const record = await recordOf(ernMessage('43', '<ReleaseList></ReleaseList>'));
    expect(record.problems).toMatchObject([
      { code: 'import/no-main-release', place: { line: 8, column: 'ReleaseList' } },
    ]);
    expect(record.fields).toEqual({});
  });

  it('with two of one reference has a problem', async () => {
    const xml = ernMessages(releaseFacts()).ern43.replace('<ResourceReference>A2<', '<ResourceReference>A1<');
    const codes = (await recordOf(xml)).problems.map(({ code, params }) => [code, params['reference']]);
    expect(codes).toEqual([
      ['import/reference-twice', 'A1'],
      ['import/reference', 'A2'],
    ]);
  });

  it('that refers to an unknown party or release has problems', async () => {
    const xml = ernMessages(releaseFacts())
      .ern43.replace('<ContributorPartyReference>P3<', '<ContributorPartyReference>PX<')
      .replace('<DealReleaseReference>R2<', '<DealReleaseReference>R9<');
    const codes = (await recordOf(xml)).problems.map(({ code, found }) => [code, found]);
    expect(codes).toEqual([
      ['import/reference', 'PX'],
      ['import/reference', 'R9'],
    ]);
  });
});

describe('encodings', () => {
  const xml = ernMessages(releaseFacts({ title: '潮 𝄞 Flut' })).ern43;
  const utf16 = (text: string, isLittle: boolean) => {
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
    return bytes;
  };
  const declared = xml.replace('UTF-8', 'UTF-16');

  it.each([
    ['UTF-16, little end first, with a mark', utf16(`\ufeff${declared}`, true)],
    ['UTF-16, big end first, with a mark', utf16(`\ufeff${declared}`, false)],
    ['UTF-16 without a mark', utf16(declared, true)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${xml}`)],
    ['UTF-8 that is declared as UTF-16', new TextEncoder().encode(declared)],
  ])('%s', async (_, bytes) => {
    // One byte at a time: characters and marks are split between chunks.
    const source = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const { releases } = await readErnMessage(source, 'a.xml');
    expect(releases[0]?.record.fields.title).toEqual({ value: '潮 𝄞 Flut' });
  });

  it('refuses another encoding by its name, and bytes that UTF-8 does not have', async () => {
    const other = new Blob([xml.replace('UTF-8', 'ISO-8859-1')]);
    await expect(readErnMessage(other, 'a.xml')).rejects.toMatchObject({
      code: 'file/encoding',
      params: { encoding: 'ISO-8859-1' },
    });
    const broken = new Blob([xml.slice(0, 900), Uint8Array.of(0xff, 0xfe), xml.slice(900)]);
    await expect(readErnMessage(broken, 'a.xml')).rejects.toMatchObject({ code: 'file/bytes' });
  });
});
