import { memoryAccess } from '@countin/data/testing';
import type { MyArtist } from '@countin/data/profiles';
import { addDays, dayOf, monthsIn, releasePageKey, type Counts } from '@countin/domain/numbers';
import { aFigures, anArtistProfile, aStoredMonth } from '@countin/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import WeekRows from './week-rows.tsx';
import { renderRoute } from '../../testing/render-route.tsx';
import MessageWeek from './message-week.tsx';
import ReleaseWeek from './release-week.tsx';

afterEach(cleanup);

const TODAY = dayOf(Date.now());

/** Months with the same counts on each of the last so many days, today included. */
function stored(artistId: string, countsOf: (daysAgo: number) => Counts) {
  const all = Array.from({ length: 15 }, (_, daysAgo) => ({
    day: addDays(TODAY, -daysAgo),
    counts: countsOf(daysAgo),
  }));
  const months = monthsIn({ from: addDays(TODAY, -14), to: TODAY });
  return Object.fromEntries(
    months.map((month) => [
      `artistProfiles/${artistId}/monthNumbers/${month}`,
      aStoredMonth(
        month,
        Object.fromEntries(
          all
            .filter(({ day }) => day.startsWith(month))
            .map(({ day, counts }) => [
              day.slice(8),
              {
                whole: aFigures({ counts }),
                pages: { [releasePageKey('salt')]: { counts: { views: 3 }, visitors: 2 } },
              },
            ]),
        ),
      ),
    ]),
  );
}
const anArtist = (id: string, role: MyArtist['role'] = 'owner') =>
  ({ ...anArtistProfile({ id, name: id.toUpperCase(), createdBy: 'mira' }), role }) as MyArtist;
const open = (element: React.ReactElement, access: ReturnType<typeof memoryAccess>) =>
  renderRoute([{ path: '/', element }], { path: '/', uid: 'mira', access });

test('the dashboard has the views of each artist in the seven days up to yesterday, with their change', async () => {
  const access = memoryAccess({
    ...stored('mira', (daysAgo) => ({ views: daysAgo === 0 ? 9000 : daysAgo <= 7 ? 15 : 10 })),
    ...stored('silent', () => ({ bots: 4 })),
  });
  await open(<WeekRows artists={[anArtist('mira', 'viewer'), anArtist('silent')]} />, access);
  expect(await screen.findByText('Views: 105 · +50% from the days before')).toBeTruthy();
  const [link, ...more] = screen.getAllByRole('link');
  expect(more).toEqual([]);
  expect(link?.getAttribute('aria-label')).toBe('Numbers of MIRA');
  expect(link?.getAttribute('href')).toBe('/artist/mira/analysis?days=7');
});

test('a release has its own views, and one without views shows nothing', async () => {
  const access = memoryAccess(stored('mira', () => ({ views: 10 })));
  await open(
    <>
      <ReleaseWeek artistId="mira" productId="salt" />
      <ReleaseWeek artistId="mira" productId="other" />
    </>,
    access,
  );
  expect(await screen.findByText('Views: 21')).toBeTruthy();
  expect(screen.queryAllByText(/^Views/)).toHaveLength(1);
});

test('campaigns have what was sent and followed', async () => {
  const access = memoryAccess(stored('mira', () => ({ mailsSent: 100, mailClicks: 4 })));
  await open(<MessageWeek subject={{ kind: 'artist', id: 'mira' }} />, access);
  expect(
    await screen.findByText('The 7 days through yesterday · Emails sent: 700 · Clicks in emails: 28'),
  ).toBeTruthy();
});

test('numbers that cannot be read leave the list as it is', async () => {
  const access = memoryAccess();
  access.errorCode = 'service/unavailable';
  await open(
    <>
      <p>List</p>
      <WeekRows artists={[anArtist('mira')]} />
      <ReleaseWeek artistId="mira" productId="salt" />
      <MessageWeek subject={{ kind: 'artist', id: 'mira' }} />
    </>,
    access,
  );
  expect(screen.getByText('List').parentElement?.textContent).toBe('List');
});
