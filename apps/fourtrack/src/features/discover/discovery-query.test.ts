import { releaseWeekOf } from '@countin/domain/discovery';
import { describe, expect, it } from 'vitest';
import { filterIn, fridayOf, discoveryQueryOf, weeksOf } from './discovery-query.ts';

const wantedAt = (address: string) => {
  const query = new URLSearchParams(address);
  return discoveryQueryOf(query.get('q') ?? '', filterIn(query));
};

describe('what an address asks for', () => {
  it.each([
    ['', { shelf: 'new' }],
    ['shelf=next&genre=folk&language=ja', { shelf: 'next', genre: 'folk', language: 'ja' }],
    ['week=2968', { shelf: 'new', week: 2968 }],
    ['place=Lisbon, Portugal', { shelf: 'new', place: 'Lisbon' }],
    ['q=++tide+', { text: 'tide' }],
  ])('%s', (address, expected) => {
    expect(wantedAt(address)).toMatchObject({ text: '', ...expected });
  });

  it.each(['shelf=best', 'genre=nothing', 'language=xx', 'week=-1', 'week=1e9', 'week=abc', 'place='])(
    'leaves out what it does not know: %s',
    (address) => {
      expect(wantedAt(address)).toEqual(wantedAt(''));
    },
  );

  it('has no week for medleys', () => {
    expect(wantedAt('shelf=medleys&week=2968').week).toBeUndefined();
  });

  it('searches everything, whatever the filters are', () => {
    expect(wantedAt('q=tide&shelf=next&genre=folk')).toEqual(wantedAt('q=tide'));
  });

  it('cuts a text of ten thousand characters', () => {
    expect(wantedAt(`q=${'a'.repeat(10_000)}`).text.length).toBeLessThan(1000);
  });
});

describe('weeks', () => {
  const now = Date.UTC(2026, 10, 24);

  it('go back from this one, and ahead for what is to come', () => {
    const current = String(releaseWeekOf(now));
    expect(weeksOf('new', now)[0]).toEqual({ week: current, friday: fridayOf(Number(current)) });
    expect(weeksOf('new', now)[1]?.week).toBe(String(Number(current) - 1));
    expect(weeksOf('next', now)[1]?.week).toBe(String(Number(current) + 1));
  });

  it('are named by their Friday', () => {
    for (const { friday } of weeksOf('new', now)) expect(new Date(friday).getUTCDay()).toBe(5);
  });
});
