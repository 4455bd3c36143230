import { LANGUAGES } from '@countin/domain/locale';
import { formatInstant } from '@countin/i18n';
import { expect, it } from 'vitest';
import { longestTexts } from './longest-texts.ts';

const NOW = Date.UTC(2026, 10, 20);
const ZONES = ['Pacific/Kiritimati', 'Asia/Tokyo', 'Asia/Kathmandu', 'UTC', 'America/Los_Angeles', 'Pacific/Pago_Pago'];

it.each(LANGUAGES)('hold what fans in any zone read of a worldwide moment in %s', (language) => {
  for (let day = 0; day < 60; day += 1) {
    const at = Date.UTC(2026, 10, 26 + day, 19, 30);
    const room = longestTexts(language, { at, now: NOW, differs: true });
    for (const zone of ZONES) {
      const { date, time } = formatInstant(language, at, zone, NOW);
      expect(date.length, `${date} in ${zone}`).toBeLessThanOrEqual(room.date.length);
      expect(time.length, `${time} in ${zone}`).toBeLessThanOrEqual(room.time.length);
    }
  }
});

it('hold the day and time alone that every fan’s own clock shows', () => {
  const at = Date.UTC(2026, 10, 27, 8);
  expect(longestTexts('de', { at, now: NOW, differs: false })).toEqual({
    date: 'Freitag, 27. November',
    time: '08:00',
  });
  expect(longestTexts('en', { at, now: NOW, differs: false }).time).toBe('8:00\u00a0AM');
});
