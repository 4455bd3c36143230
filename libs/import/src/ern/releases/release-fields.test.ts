import { describe, expect, it } from 'vitest';
import { ernMessages, releaseFacts, trackFacts } from '../testing/ern-messages.ts';
import { recordOf } from '../testing/read-text.ts';

const { ern382, ern43 } = ernMessages(releaseFacts());

describe('details by territory, as 3.8 has them', () => {
  it('the first hold the defaults, and further ones are noted', async () => {
    const further =
      '<ReleaseDetailsByTerritory><TerritoryCode>JP</TerritoryCode><LabelName>Other</LabelName>' +
      '<Title TitleType="DisplayTitle"><TitleText>潮</TitleText></Title></ReleaseDetailsByTerritory>';
    const record = await recordOf(
      ern382.replace('</ReleaseDetailsByTerritory>', `</ReleaseDetailsByTerritory>${further}`),
    );
    expect(record.fields).toMatchObject({
      title: { value: 'Harbour & Tide' },
      labelName: { value: 'Tideline Records' },
    });
    expect(record.notes.map(({ code, found }) => [code, found])).toEqual([['note/territories', 'JP']]);
  });

  it('the reference title is the title if nothing else is', async () => {
    const record = await recordOf(ern382.replace(/<Title TitleType="DisplayTitle" L[^]*?<\/Title>/, ''));
    expect(record.fields.title).toEqual({ value: 'Harbour & Tide' });
  });
});

describe('fields', () => {
  it('a © line of the last year that the form takes is a year alone', async () => {
    const xml = ern43.replace(/<CLine>.*?<\/CLine>/, '<CLine><Year>2100</Year><CLineText>2100</CLineText></CLine>');
    expect((await recordOf(xml)).fields.cLine).toEqual({ value: { year: 2100, owner: '' } });
  });

  it.each([
    ['en', 'en'],
    ['es_MX', 'es'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['JA-jpan', 'ja-Jpan'],
  ])('language %s', async (language, value) => {
    const record = await recordOf(ernMessages(releaseFacts({ language })).ern43);
    expect(record.fields.titleLanguage).toEqual({ value });
  });

  it('the language of the message holds for titles without one', async () => {
    const record = await recordOf(
      ern43.replaceAll(' LanguageAndScriptCode="en"', '').replace('xmlns:ern', 'LanguageAndScriptCode="fr" xmlns:ern'),
    );
    expect(record.fields.titleLanguage).toEqual({ value: 'fr' });
  });

  it.each([
    ['Compilation', 1, 'single'],
    ['Compilation', 4, 'ep'],
    ['constructor', 7, 'album'],
    ['EP', 2, 'ep'],
    ['SingleResourceRelease', 2, 'single'],
  ])('type %s with %i tracks', async (type, count, kind) => {
    const tracks = Array.from({ length: count }, () => trackFacts());
    const record = await recordOf(ernMessages(releaseFacts({ type, tracks })).ern382);
    expect(record.fields.kind).toEqual({ value: kind });
  });

  it('an original date without its day is a note', async () => {
    const record = await recordOf(ernMessages(releaseFacts({ originalDate: '1994' })).ern43);
    expect(record.fields.originalReleaseDate).toBeUndefined();
    expect(record.notes).toMatchObject([{ code: 'note/date-left-out', found: '1994' }]);
  });

  it('an unknown genre is a note, the genre of 4.3.2 is read', async () => {
    const unknown = await recordOf(ernMessages(releaseFacts({ genre: 'Seapunk' })).ern43);
    expect(unknown.fields.genre).toBeUndefined();
    expect(unknown.notes).toMatchObject([{ code: 'note/genre-left-out', field: 'genre', found: 'Seapunk' }]);
    const shown = await recordOf(
      ern43.replace(
        /<Genre [^]*?<\/Genre>/,
        '<DisplayGenre><GenreText>Jazz</GenreText><SubGenre>Experimental</SubGenre></DisplayGenre>',
      ),
    );
    expect(shown.fields).toMatchObject({ genre: { value: 'jazz' }, secondaryGenre: { value: 'experimental' } });
  });

  it.each([
    ['(P) 1994 EMI', { year: 1994, owner: 'EMI' }],
    ['℗ & © 1994, Ünïcode GmbH', { year: 1994, owner: 'Ünïcode GmbH' }],
    ['Public Domain', { year: null, owner: 'Public Domain' }],
  ])('the line %s', async (text, value) => {
    const line = `<PLine><PLineText>${text.replace('&', '&amp;')}</PLineText></PLine>`;
    const record = await recordOf(ern43.replace(/<PLine>[^]*?<\/PLine>/, line));
    expect(record.fields.pLine).toEqual({ value });
  });

  it('℗ of the recordings is that of the release if all have the same', async () => {
    const line = (year: number) => `<PLine><Year>${year}</Year><PLineText>(P) Tideline</PLineText></PLine>`;
    const bare = ern43.replace(/<PLine>[^]*?<\/PLine>/, '');
    const same = bare.replaceAll('</SoundRecordingEdition>', `${line(2020)}</SoundRecordingEdition>`);
    expect((await recordOf(same)).fields.pLine).toEqual({ value: { year: 2020, owner: 'Tideline' } });
    expect((await recordOf(same.replace('2020', '2021'))).fields.pLine).toBeUndefined();
  });

  it('what is too long is shortened with a note; a title that is too long is a problem', async () => {
    const record = await recordOf(
      ernMessages(releaseFacts({ title: 'x'.repeat(201), label: `${'y'.repeat(79)}😀`, synopsis: 'z'.repeat(4001) }))
        .ern43,
    );
    expect(record.problems.map(({ code, field }) => [code, field])).toEqual([['field/too-long', 'title']]);
    expect(record.fields.labelName).toEqual({ value: 'y'.repeat(79) });
    expect(record.fields.description).toEqual({ value: 'z'.repeat(4000) });
    expect(record.notes.map(({ code, field }) => [code, field])).toEqual([
      ['note/text-shortened', 'labelName'],
      ['note/text-shortened', 'description'],
    ]);
  });

  it('an explicit track makes the release explicit, if it does not say otherwise', async () => {
    expect((await recordOf(ern43)).fields.explicit).toEqual({ value: true });
    const edited = ern43.replace('</Release>', '<ParentalWarningType>NotExplicit</ParentalWarningType></Release>');
    expect((await recordOf(edited)).fields.explicit).toEqual({ value: false });
    const silent = ern43.replaceAll(/<ParentalWarningType>[^<]*/g, '<ParentalWarningType>NoAdviceAvailable');
    expect((await recordOf(silent)).fields.explicit).toBeUndefined();
  });
});
