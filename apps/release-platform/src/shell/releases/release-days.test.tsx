import { aMusicProduct, RELEASE_DAYS, type ReleaseDaySample } from '@countin/domain/testing';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

const DAY = { month: 'long', day: 'numeric' } as const;

/** The date as screens write it; another year than that of the reader's clock is named. */
function worded({ date, now, reader }: ReleaseDaySample, options: Intl.DateTimeFormatOptions): string {
  const yearNow = new Intl.DateTimeFormat('en-US', { timeZone: reader, year: 'numeric' }).format(Date.parse(now));
  const year = date.startsWith(yearNow) ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options, year }).format(Date.parse(date));
}

/** The screens as a device in a time zone loads them: they read its zone once. */
async function screensIn(reader: string) {
  vi.resetModules();
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: reader });
  return import('../../testing/release-day-screens.tsx');
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe.each([...new Set(RELEASE_DAYS.map(({ reader }) => reader))])('for a member in %s', (reader) => {
  let screens: Awaited<ReturnType<typeof screensIn>>;
  test('the screens load', async () => {
    screens = await screensIn(reader);
  });

  test.each(
    RELEASE_DAYS.filter((sample) => sample.reader === reader).map(
      (sample) => [sample.moment.date, sample.now, sample] as const,
    ),
  )('a release of %s at %s has its date and state in lists and on the dashboard', async (_date, time, sample) => {
    vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });
    const now = Date.now();
    const { renderScreen, ReleaseRow, NextReleasePanel, featuredRelease } = screens;
    const { moment, out } = sample;
    const product = aMusicProduct({ title: 'Salt', kind: 'single', status: 'published', releaseMoment: moment });
    const words = async (element: React.JSX.Element) => (await renderScreen(element)).container.textContent ?? '';

    const row = await words(<ReleaseRow product={{ ...product, publishedAt: now, updatedAt: now }} now={now} />);
    expect(row).toContain(`Single · out ${out ? 'since ' : ''}${worded(sample, DAY)}`);
    expect(row).toMatch(out ? /Out now$/ : /Scheduled$/);

    const draft = await words(<ReleaseRow product={{ ...product, status: 'draft' }} now={now} />);
    expect(draft).toContain(`planned for ${worded(sample, DAY)}`);

    const panel = await words(<NextReleasePanel product={product} />);
    expect(panel).toContain(worded(sample, DAY));
    expect(featuredRelease([product], now, reader)).toBe(out ? null : product);
  });
});
