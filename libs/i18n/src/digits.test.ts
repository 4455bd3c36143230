import { afterEach, describe, expect, it, vi } from 'vitest';
import { countdownWords } from './countdown-units.ts';
import { formatDate, formatInstant, formatNumber } from './format/format.ts';
import { formatAgo } from './format/format-ago.ts';
import { formatDateTime, formatDayAndTime, formatMomentText } from './format/format-date-time.ts';

const now = Date.UTC(2026, 10, 20, 12);

describe('in a browser that takes Arabic-Indic digits for plain Arabic, as WebKit does', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('dates, times, numbers and countdowns have the digits of the server', () => {
    vi.stubGlobal('Intl', intlOfWebKit());
    expect(new Intl.NumberFormat('ar').format(27)).toBe('٢٧');
    const at = Date.UTC(2026, 10, 27, 18, 30);
    const { date, time } = formatInstant('ar', at, 'UTC', now);
    const texts = {
      date,
      time,
      moment: formatMomentText('ar', '2026-11-27', '18:30', 2025),
      dateTime: formatDateTime('ar', at, 'UTC', now),
      dayAndTime: formatDayAndTime('ar', at, 'UTC', now),
      day: formatDate('ar', at, 'UTC', now),
      number: formatNumber('ar', 1234),
      ago: formatAgo('ar', now - 5 * 60_000, now) ?? '',
      countdown: countdownWords('ar').digits,
    };
    for (const [what, text] of Object.entries(texts)) {
      expect(text, what).toMatch(/[0-9]/);
      expect(text, what).not.toMatch(/[٠-٩]/);
    }
  });
});

/** `Intl` with another default for the digits of `ar`. */
function intlOfWebKit(): typeof Intl {
  const original = Intl;
  const locale = (tag: unknown) => (tag === 'ar' ? 'ar-u-nu-arab' : tag);
  const made = (name: 'DateTimeFormat' | 'NumberFormat' | 'RelativeTimeFormat') =>
    new Proxy(original[name], {
      construct: (target, [tag, options]) => Reflect.construct(target, [locale(tag), options]),
    });
  return new Proxy(original, {
    get: (target, name) =>
      name === 'DateTimeFormat' || name === 'NumberFormat' || name === 'RelativeTimeFormat'
        ? made(name)
        : Reflect.get(target, name),
  });
}
