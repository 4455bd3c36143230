import { COUNTRIES } from '@countin/domain/locale';
import { describe, expect, it } from 'vitest';
import { ernMessages, releaseFacts } from '../testing/ern-messages.ts';
import { recordOf } from '../testing/read-text.ts';

const momentOf = async (start: string) =>
  (await recordOf(ernMessages(releaseFacts({ start })).ern43)).fields.releaseMoment;
const deal = (territories: string, start: string, reference = 'R0') =>
  `<ReleaseDeal><DealReleaseReference>${reference}</DealReleaseReference><Deal><DealTerms>
${territories}<ValidityPeriod><StartDate>${start}</StartDate></ValidityPeriod></DealTerms></Deal></ReleaseDeal>`;
const { ern382, ern43 } = ernMessages(releaseFacts());
const withDeals = (xml: string, deals: string) =>
  xml.replace(/<DealList>[^]*<\/DealList>/, () => `<DealList>${deals}</DealList>`);
const code = (territory: string) => `<TerritoryCode>${territory}</TerritoryCode>`;

describe('the release moment', () => {
  it.each([
    ['2026-11-27', { mode: 'local', date: '2026-11-27', time: '00:00' }],
    ['2026-11-27+09:00', { mode: 'local', date: '2026-11-27', time: '00:00' }],
    ['2026-11-27T18:30:00', { mode: 'local', date: '2026-11-27', time: '18:30' }],
    ['2026-11-27T18:30:00Z', { mode: 'instant', date: '2026-11-27', time: '18:30', zone: 'UTC' }],
    ['2026-11-27T18:30:00.000+01:00', { mode: 'instant', date: '2026-11-27', time: '18:30', zone: 'Europe/Berlin' }],
    ['2026-07-03T18:30:00+01:00', { mode: 'instant', date: '2026-07-03', time: '18:30', zone: 'Europe/London' }],
    ['2026-11-27T00:00:00-05:00', { mode: 'instant', date: '2026-11-27', time: '00:00', zone: 'America/New_York' }],
    ['2026-07-03T00:00:00-05:00', { mode: 'instant', date: '2026-07-03', time: '00:00', zone: 'America/Chicago' }],
    ['2026-11-27T00:00:00+05:30', { mode: 'instant', date: '2026-11-27', time: '00:00', zone: 'Asia/Kolkata' }],
    ['2026-11-27T00:00:00-11:00', { mode: 'instant', date: '2026-11-27', time: '00:00', zone: 'Etc/GMT+11' }],
    ['2026-11-27T00:00:00+14:00', { mode: 'instant', date: '2026-11-27', time: '00:00', zone: 'Etc/GMT-14' }],
    // The clocks of Berlin show this time twice, first an hour earlier.
    ['2026-10-25T02:30:00+01:00', { mode: 'instant', date: '2026-10-25', time: '02:30', zone: 'Africa/Lagos' }],
    ['2026-11-27T00:00:00+13:37', { mode: 'instant', date: '2026-11-26', time: '10:23', zone: 'UTC' }],
  ])('of %s', async (start, moment) => {
    expect(await momentOf(start)).toEqual({ value: moment });
  });

  it.each(['2026-02-30', '27.11.2026', '2026-11-27T25:00:00Z', '1026-11-27'])('refuses %s', async (start) => {
    const record = await recordOf(ernMessages(releaseFacts({ start })).ern43);
    expect(record.fields.releaseMoment).toBeUndefined();
    expect(record.problems.map(({ found }) => found)).toContain(start);
    expect(new Set(record.problems.map(({ code: one }) => one))).toEqual(new Set(['import/date']));
  });

  it('is the earliest of the deals that offer the release itself', async () => {
    const record = await recordOf(
      withDeals(
        ern43,
        deal(code('US'), '2026-12-04') + deal(code('JP'), '2026-11-27') + deal(code('JP'), '2026-10-30', 'R2'),
      ),
    );
    expect(record.fields.releaseMoment).toEqual({ value: { mode: 'local', date: '2026-11-27', time: '00:00' } });
    expect(record.notes.map(({ code: note, found }) => [note, found])).toEqual([
      ['note/dates-by-territory', '2026-11-27, 2026-12-04'],
      ['note/dates-by-track', '2026-10-30'],
      ['note/territories', 'US JP'],
    ]);
    expect(record.message?.availability).toEqual([
      { track: null, territories: ['US'], excluded: [], start: '2026-12-04', end: null },
      { track: null, territories: ['JP'], excluded: [], start: '2026-11-27', end: null },
      { track: 1, territories: ['JP'], excluded: [], start: '2026-10-30', end: null },
    ]);
  });

  it('of 3.8 is the release date if no deal has a start, and the date behind a pre-order', async () => {
    const undated = ern382
      .replace(/<ValidityPeriod>[^]*?<\/ValidityPeriod>/, '')
      .replace('<OriginalReleaseDate>', '<ReleaseDate>2026-11-20</ReleaseDate><OriginalReleaseDate>');
    expect((await recordOf(undated)).fields.releaseMoment).toMatchObject({ value: { date: '2026-11-20' } });
    const ordered = ern382.replace('</DealTerms>', '<PreOrderReleaseDate>2026-12-11</PreOrderReleaseDate></DealTerms>');
    expect((await recordOf(ordered)).fields.releaseMoment).toMatchObject({ value: { date: '2026-12-11' } });
  });
});

describe('territories', () => {
  it('are kept: all of 249, each with a date of its own', async () => {
    const days = COUNTRIES.map((country, at) => ({
      country,
      start: `2026-${String((at % 12) + 1).padStart(2, '0')}-15`,
    }));
    const periods = days.map(({ country, start }) => deal(code(country), start)).join('');
    const { message, fields, problems } = await recordOf(withDeals(ern382, periods));
    expect(COUNTRIES).toHaveLength(249);
    expect(message?.availability.map(({ territories, start }) => ({ country: territories?.[0], start }))).toEqual(days);
    expect(fields.releaseMoment).toMatchObject({ value: { date: '2026-01-15' } });
    expect(problems).toEqual([]);
  });

  it('are kept: 249 in one deal, and the world without two', async () => {
    const listed = await recordOf(ernMessages(releaseFacts({ territories: COUNTRIES })).ern43);
    expect(listed.message?.availability[0]?.territories).toEqual(COUNTRIES);
    const excluded =
      '<ExcludedTerritoryCode>JP</ExcludedTerritoryCode><ExcludedTerritoryCode>KR</ExcludedTerritoryCode>';
    const world = await recordOf(withDeals(ern43, deal(code('Worldwide') + excluded, '2026-11-27')));
    expect(world.message?.availability).toEqual([
      { track: null, territories: null, excluded: ['JP', 'KR'], start: '2026-11-27', end: null },
    ]);
    expect(world.notes.map(({ code: note, found }) => [note, found])).toEqual([['note/territories', 'JP KR']]);
  });
});

describe('the time from which stores show a release', () => {
  it('is that of its visibility in 4.3, and of its deals in 3.8', async () => {
    const visible = ern43
      .replace(
        '<DealList>',
        '<DealList><ReleaseVisibility><VisibilityReference>V1</VisibilityReference><ReleaseDisplayStartDateTime>2026-11-10T00:00:00Z</ReleaseDisplayStartDateTime></ReleaseVisibility>',
      )
      .replace('</Release>', '<ReleaseVisibilityReference>V1</ReleaseVisibilityReference></Release>');
    expect((await recordOf(visible)).message?.shownFrom).toBe('2026-11-10T00:00:00Z');
    const older = ern382.replace(
      '</DealTerms>',
      '<ReleaseDisplayStartDate>2026-11-10</ReleaseDisplayStartDate></DealTerms>',
    );
    expect((await recordOf(older)).message?.shownFrom).toBe('2026-11-10');
    const broken = visible.replace('>V1</VisibilityReference>', '>V2</VisibilityReference>');
    expect((await recordOf(broken)).problems.map(({ found }) => found)).toEqual(['V1']);
  });
});
