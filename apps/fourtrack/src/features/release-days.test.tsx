import { firstInstant } from '@countin/domain/release';
import type { DiscoveryCard } from '@countin/domain/discovery';
import { aMusicProduct, aReleasePage, RELEASE_DAYS, type ReleaseDaySample } from '@countin/domain/testing';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';

const HOURS = { weekday: 'long', month: 'long', day: 'numeric' } as const;
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
  const screens = await import('../testing/release-day-screens.tsx');
  await screens.loadTexts();
  return screens;
}

const READERS = [...new Set(RELEASE_DAYS.map(({ reader }) => reader))];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe.each(READERS)('for a reader in %s', (reader) => {
  let screens: Awaited<ReturnType<typeof screensIn>>;
  const samples = RELEASE_DAYS.filter((sample) => sample.reader === reader);
  test('the screens load', async () => {
    screens = await screensIn(reader);
  });

  test.each(samples.map((sample) => [sample.moment.date, sample.now, sample] as const))(
    'a release of %s at %s has one date on all lists, and is out or coming',
    async (_date, time, sample) => {
      vi.useFakeTimers({ now: Date.parse(time), toFake: ['Date'] });
      const now = Date.now();
      const { show, DiscoverCard, Coming, KeptRow, NextRelease } = screens;
      const page = aReleasePage({
        title: 'Salt',
        releaseMoment: sample.moment,
        firstInstant: firstInstant(sample.moment),
      });
      const card: DiscoveryCard = {
        ...page,
        kind: 'release',
        productKind: 'single',
        labelName: '',
        artists: [],
        tracks: [],
        genres: [],
        place: '',
        country: null,
        at: page.firstInstant,
        playable: false,
      };
      const words = (element: Element) => element.textContent ?? '';
      const nothing = () => undefined;

      const discover = show(
        <DiscoverCard
          card={card}
          now={now}
          leading={false}
          onPlay={nothing}
          onHide={nothing}
          kept={false}
          onKeep={nothing}
        />,
      );
      expect(words(discover)).toContain(`Single, out ${sample.out ? 'since ' : ''}${worded(sample, DAY)}`);

      const view = { ...page, kind: 'release', state: 'there' } as const;
      const row = { ...view, key: 'salt', folder: '', note: '', keptAt: now, order: 1 } as never;
      const kept = words(
        show(<KeptRow row={row} rows={[row]} index={0} now={now} folders={[]} actions={{} as never} />),
      );
      const coming = words(show(<Coming next={[view as never]} />));
      const listed = aMusicProduct({ title: 'Salt', status: 'published', releaseMoment: sample.moment });
      const studio = words(show(<NextRelease artistId="artist" artistSlug="mira" owner="me" mayEdit />, [listed]));
      const date = worded(sample, HOURS);
      for (const list of [kept, coming, studio])
        if (sample.out) expect(list).not.toContain('Releases ');
        else expect(list).toContain(`Releases ${date} at`);
    },
  );
});
