import { memoryAccess } from '@countin/data/testing';
import { addDays, dayOf } from '@countin/domain/numbers';
import { aStoredDayShard, aTally } from '@countin/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import WeekNumbers from './week-numbers.tsx';

afterEach(cleanup);

const TODAY = dayOf(Date.now());
const shardOf = (daysAgo: number, views: number, shard = 0) => {
  const day = addDays(TODAY, -daysAgo);
  const content = { whole: aTally({ counts: { views, storeClicks: 2, signups: 1 } }) };
  return [`artistProfiles/artist/dayNumbers/${day}.${shard}`, aStoredDayShard(day, content, shard)] as const;
};
const open = (documents: Readonly<Record<string, object>>) =>
  renderRoute([{ path: '/', element: <WeekNumbers artistId="artist" /> }], {
    path: '/',
    uid: 'mira',
    access: memoryAccess(documents),
  });
const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('the numbers are those of the last seven days, of all hosts', async () => {
  await open(Object.fromEntries([shardOf(0, 5), shardOf(0, 3, 1), shardOf(6, 1000), shardOf(7, 70_000)]));
  expect(await screen.findByText('1,008')).toBeTruthy();
  expect(shown()).toEqual(['1,008', '6', '3']);
  expect(screen.getByRole('link', { name: 'All numbers' }).getAttribute('href')).toBe('/artist/artist/analysis?days=7');
});

test('without a visit the block says what to do', async () => {
  await open({});
  expect(await screen.findByText(/Share their addresses/)).toBeTruthy();
  expect(shown()).toEqual(['0', '0', '0']);
});

test('numbers that cannot be read are said to be so', async () => {
  const access = memoryAccess();
  access.errorCode = 'service/unavailable';
  await renderRoute([{ path: '/', element: <WeekNumbers artistId="artist" /> }], { path: '/', uid: 'mira', access });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('definition')).toBeNull();
});
