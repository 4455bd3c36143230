import { describe, expect, it } from 'vitest';
import { ernMessages, releaseFacts, trackFacts } from '../testing/ern-messages.ts';
import { recordOf } from '../testing/read-text.ts';

const { ern382, ern43 } = ernMessages(releaseFacts());
const tracksOf = async (xml: string) => {
  const { tracks } = (await recordOf(xml)).fields;
  return tracks && 'value' in tracks ? tracks.value : [];
};

describe('covers', () => {
  const coverOf = async (uri: string, part = 'batch/0634904012311/message.xml') => {
    const { cover, problems } = await recordOf(
      ern43.replace('resources/cover.jpg', () => uri),
      part,
    );
    return { cover, problems: problems.map(({ code, found }) => [code, found]) };
  };

  it.each([
    ['cover.jpg', 'batch/0634904012311/cover.jpg'],
    ['./resources/./a%20b.jpg', 'batch/0634904012311/resources/a b.jpg'],
    ['../shared/cover.jpg', 'batch/shared/cover.jpg'],
    ['resources\\cover.jpg', 'batch/0634904012311/resources/cover.jpg'],
    ['100%.jpg', 'batch/0634904012311/100%.jpg'],
  ])('%s is a file of the batch', async (uri, path) => {
    expect(await coverOf(uri)).toEqual({ cover: { kind: 'file', path }, problems: [] });
  });

  it('of the web are addresses', async () => {
    const url = 'https://images.example.com/cover.jpg?a=1';
    expect(await coverOf(url)).toEqual({ cover: { kind: 'url', url }, problems: [] });
  });

  it.each([
    '../../../etc/passwd',
    '..%2f..%2f..%2fetc/passwd',
    '..\\..\\..\\x.jpg',
    '/etc/passwd',
    'file:///etc/passwd',
    'C:\\x.jpg',
    'ftp://example.com/x.jpg',
    'data:image/png;base64,AA',
    'http://localhost/x.jpg',
    'https://user:word@example.com/x.jpg',
    'x%00.jpg',
    '..',
  ])('%s is refused', async (uri) => {
    const { cover, problems } = await coverOf(uri, 'batch/message.xml');
    expect(cover).toEqual(null);
    expect(problems).toEqual([['import/picture-address', uri]]);
  });
});

describe('tracks', () => {
  it('have the credits that we know, and a note for each other role', async () => {
    const contributors = [
      { name: 'A', role: 'MixingEngineer' },
      { name: 'A', role: 'Mixer' },
      { name: 'B', role: 'FoodProvider' },
      { name: 'C', role: 'constructor' },
    ];
    const xml = ernMessages(releaseFacts({ tracks: [trackFacts({ contributors }), trackFacts()] })).ern43;
    const record = await recordOf(xml);
    expect((await tracksOf(xml))[0]?.credits).toEqual([{ role: 'mixing', name: 'A', instrument: '' }]);
    expect(record.notes.map(({ code, found }) => [code, found])).toEqual([
      ['note/credits-left-out', 'FoodProvider: B'],
      ['note/credits-left-out', 'constructor: C'],
    ]);
  });

  it('have instruments, own words for roles, and their own main artists', async () => {
    const xml = ern43
      .replace('<Role>Producer</Role>', '<Role UserDefinedValue="Arranger">UserDefined</Role>')
      .replace('<Role>LeadVocalist</Role>', '<Role>Musician</Role><InstrumentType>ElectricGuitar</InstrumentType>')
      .replace('<ArtistPartyReference>P0</ArtistPartyReference>', '<ArtistPartyReference>P1</ArtistPartyReference>');
    expect((await tracksOf(xml))[0]?.credits.slice(0, 3)).toEqual([
      { role: 'performer', name: 'Ben Adeyemi', instrument: '' },
      { role: 'performer', name: 'Mira Okafor', instrument: 'Electric Guitar' },
      { role: 'arranger', name: 'Ana Reis', instrument: '' },
    ]);
  });

  it.each([
    ['PT3M5S', 185_000],
    ['PT00H03M05.250S', 185_250],
    ['PT0S', null],
    ['P0DT1H', 3_600_000],
  ])('last %s', async (duration, durationMs) => {
    const xml = ernMessages(releaseFacts({ tracks: [trackFacts({ duration }), trackFacts()] })).ern382;
    expect((await tracksOf(xml))[0]?.durationMs).toBe(durationMs);
  });

  it.each(['3:05', 'PT', 'P', 'PT13H', 'PT1e9S'])('a duration of %s is a problem', async (duration) => {
    const xml = ernMessages(releaseFacts({ tracks: [trackFacts({ duration }), trackFacts()] })).ern43;
    expect((await recordOf(xml)).problems.map(({ code, found }) => [code, found])).toEqual([
      ['import/duration', duration],
    ]);
  });

  it('mention no more than the message does', async () => {
    const track = trackFacts({ isrc: '', duration: 'PT0S', warning: 'Unknown', contributors: [] });
    const record = await recordOf(ernMessages(releaseFacts({ tracks: [track, track] })).ern43);
    expect(record.trackFields).toEqual(['title', 'version']);
    expect(record.problems).toEqual([]);
  });

  it('beyond the most that a release has are notes', async () => {
    const tracks = Array.from({ length: 103 }, (_, at) => trackFacts({ title: `Track ${at + 1}` }));
    const xml = ernMessages(releaseFacts({ tracks })).ern43;
    expect(await tracksOf(xml)).toHaveLength(100);
    expect((await recordOf(xml)).notes.map(({ code, found }) => [code, found])).toEqual([
      ['note/tracks-left-out', 'Track 101'],
      ['note/tracks-left-out', 'Track 102'],
      ['note/tracks-left-out', 'Track 103'],
    ]);
  });

  it('of 3.8 without groups have the order of the release', async () => {
    const list =
      '<ReleaseResourceReferenceList><ReleaseResourceReference>A2</ReleaseResourceReference>' +
      '<ReleaseResourceReference>A1</ReleaseResourceReference>' +
      '<ReleaseResourceReference ReleaseResourceType="SecondaryResource">A0</ReleaseResourceReference></ReleaseResourceReferenceList>';
    const xml = ern382
      .replace(/<ResourceGroup>\n<ResourceGroup>[^]*?<\/ResourceGroup>\n<\/?Link[^]*?<\/ResourceGroup>/, '')
      .replace(/<ResourceGroup>\n[^]*<\/ResourceGroup>/, '')
      .replace('<ReleaseType>', `${list}<ReleaseType>`);
    expect((await tracksOf(xml)).map(({ title }) => title)).toEqual(['High Water', 'Low Water']);
  });
});

describe('generative AI, as 4.3.2 has it', () => {
  it('is kept by track and for the release', async () => {
    const xml = ern43
      .replace('/ern/43"', '/ern/432"')
      .replace('<Role>LeadVocalist</Role>', '<Role>LeadVocalist</Role><AiContribution>All</AiContribution>')
      .replace('<Role>ComposerLyricist</Role>', '<Role>ComposerLyricist</Role><AiContribution>None</AiContribution>')
      .replace('<Duration>PT3M5S</Duration>', '<Duration>PT3M5S</Duration><ContainsAI>Partly</ContainsAI>')
      .replace('</Release>', '<ContainsAI>None</ContainsAI></Release>');
    const { fields, trackFields } = await recordOf(xml);
    expect(fields.ai).toEqual({ value: { extent: 'none', contributions: [] } });
    expect(trackFields).toContain('ai');
    expect((await tracksOf(xml)).map(({ ai }) => ai)).toEqual([
      { extent: 'partly', contributions: ['vocals'] },
      null,
      null,
    ]);
  });

  it('may be a contributor of its own, which is not credited', async () => {
    const special =
      '<Contributor><SpecialContributor>GenerativeAI</SpecialContributor><Role><Value>Lyricist</Value></Role></Contributor>';
    const xml = ern43.replace('/ern/43"', '/ern/432"').replace('<Duration>', `${special}<Duration>`);
    const [track] = await tracksOf(xml);
    expect(track?.ai).toEqual({ extent: null, contributions: ['lyrics'] });
    expect(track?.credits).toEqual((await tracksOf(ern43))[0]?.credits);
  });

  it('counts by its parts where the message also says that AI made nothing', async () => {
    const xml = ern43
      .replace('/ern/43"', '/ern/432"')
      .replace('<Role>LeadVocalist</Role>', '<Role>LeadVocalist</Role><AiContribution>All</AiContribution>')
      .replace('<Duration>PT3M5S</Duration>', '<Duration>PT3M5S</Duration><ContainsAI>None</ContainsAI>');
    expect((await tracksOf(xml))[0]?.ai).toEqual({ extent: null, contributions: ['vocals'] });
  });
});

describe('instruments', () => {
  const player = '<Role>LeadVocalist</Role>';
  const instrumentsOf = async (roles: string) => {
    const [track] = await tracksOf(ern43.replace(player, roles));
    return track?.credits.filter(({ role }) => role === 'performer').map(({ instrument }) => instrument);
  };
  const own = (name: string) => `<InstrumentType UserDefinedValue="${name}" Namespace="X">UserDefined</InstrumentType>`;

  it('are all read, beside a voice', async () => {
    const both = '<InstrumentType>Cello</InstrumentType><InstrumentType>ElectricGuitar</InstrumentType>';
    expect(await instrumentsOf(`${player}<Role>Musician</Role>${both}`)).toEqual([
      'Vocals',
      'Cello',
      'Electric Guitar',
    ]);
  });

  it('are read where 4.3.2 has them: in each role', async () => {
    const roles =
      '<Role><Value>Musician</Value><InstrumentType>Cello</InstrumentType></Role><Role><Value>Performer</Value></Role>';
    expect(await instrumentsOf(roles)).toEqual(['Cello', '']);
  });

  it('are as the sender writes them if they are no words of the standard', async () => {
    expect(await instrumentsOf(`<Role>Musician</Role>${own('McCarthy cello')}`)).toEqual(['McCarthy cello']);
  });
});

it('the release’s further main artists are no credits of its tracks', async () => {
  const main = (name: string) =>
    `<DisplayArtist><PartyName><FullName>${name}</FullName></PartyName><DisplayArtistRole>MainArtist</DisplayArtistRole></DisplayArtist>`;
  const xml = ern43
    .replace('<ReleaseLabelReference', `${main('Kit Low')}<ReleaseLabelReference`)
    .replace('<Contributor ', `${main('Kit Low')}${main('Sol Ebb')}<Contributor `);
  const names = (await tracksOf(xml))[0]?.credits.map(({ name }) => name);
  expect(names).toContain('Sol Ebb');
  expect(names).not.toContain('Kit Low');
});
