import { expect, test } from 'vitest';
import { knownZones, zoneChoice } from '../../../shell/releases/zone-choices.ts';
import { clockChangeIssues, readingsOf, SAMPLE_ZONES } from './moment-facts.ts';

test('one moment in the world is the same instant everywhere', () => {
  const readings = readingsOf(
    { mode: 'instant', date: '2026-11-27', time: '00:00', zone: 'Europe/Lisbon' },
    SAMPLE_ZONES,
  );
  expect(new Set(readings.map(({ at }) => at))).toEqual(new Set([Date.UTC(2026, 10, 27)]));
});

test('a local moment comes to Tokyo first and to Los Angeles last', () => {
  const [losAngeles, london, tokyo] = readingsOf(
    { mode: 'local', date: '2026-11-27', time: '00:00' },
    SAMPLE_ZONES,
  ).map(({ at }) => at);
  expect(tokyo).toBe(Date.UTC(2026, 10, 26, 15));
  expect(london).toBe(Date.UTC(2026, 10, 27));
  expect(losAngeles).toBe(Date.UTC(2026, 10, 27, 8));
});

test('a skipped hour is found in the zone of an instant', () => {
  const moment = { mode: 'instant', date: '2026-03-29', time: '02:30', zone: 'Europe/Berlin' } as const;
  expect(clockChangeIssues(moment, SAMPLE_ZONES)).toEqual([{ clock: 'skipped', zones: ['Europe/Berlin'] }]);
});

test('a repeated hour is found among the zones of fans', () => {
  const moment = { mode: 'local', date: '2026-11-01', time: '01:30' } as const;
  expect(clockChangeIssues(moment, SAMPLE_ZONES)).toEqual([{ clock: 'repeated', zones: ['America/Los_Angeles'] }]);
});

test('a night without a clock change gives no warning', () => {
  expect(clockChangeIssues({ mode: 'local', date: '2026-11-27', time: '00:00' }, knownZones())).toEqual([]);
});

test('zones have the reader’s name, their city and their distance from UTC', () => {
  const at = Date.UTC(2026, 10, 27);
  expect(zoneChoice('en', 'Asia/Kathmandu', at)).toEqual({
    id: 'Asia/Kathmandu',
    name: 'Nepal Time · Kathmandu',
    aside: 'UTC+05:45',
  });
  expect(zoneChoice('de', 'America/Argentina/Buenos_Aires', at).name).toBe('Argentinische Normalzeit · Buenos Aires');
  expect(zoneChoice('en', 'America/New_York', at).aside).toBe('UTC−05:00');
  expect(zoneChoice('en', 'UTC', at).name).toBe('Coordinated Universal Time');
});
