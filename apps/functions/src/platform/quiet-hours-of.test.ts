import { allowedFrom } from '@countin/domain/fan';
import { expect, test } from 'vitest';
import { quietHoursOf } from './quiet-hours-of.ts';

const fan = { channel: 'phone', contact: '+14155552671', zone: null, country: 'DE' } as const;

test.each([
  ['+14155552671', 'US'],
  ['+14165550123', 'CA'],
  ['+77012345678', 'KZ'],
  ['+441534700000', 'JE'],
  ['+80012345678', 'DE'],
])('without a zone, the number %s counts as one of %s', (contact, country) => {
  expect(quietHoursOf({ ...fan, contact }).country).toBe(country);
});

test('a German phone’s text at noon waits until the day has begun on Hawaii, for a number of the United States', () => {
  const noon = Date.parse('2026-11-20T11:00:00Z');
  expect(allowedFrom(quietHoursOf({ ...fan, contact: '+4915112345678' }), noon)).toBe(noon);
  expect(allowedFrom(quietHoursOf(fan), noon)).toBe(Date.parse('2026-11-20T18:00:00Z'));
  expect(quietHoursOf({ ...fan, zone: 'Europe/Berlin' }).country).toBe('DE');
});
