import { memoryAccess } from '@countin/data/testing';
import { anArtistProfile, aSignup } from '@countin/domain/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { stubLayout } from '@countin/screen-kit/testing';
import { ROW_HEIGHT } from './signup-row.tsx';
import { Component as Signups } from './signups-screen.tsx';

stubLayout();
afterEach(cleanup);

const artist = anArtistProfile({ id: 'artist', createdBy: 'mira' });
const pathOf = (id: string) => `artistProfiles/${artist.id}/signups/${id}`;

/** Fans, the last of them newest. */
const fans = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const id = `fan-${at}`;
      const signup = aSignup({
        id,
        artistId: artist.id,
        contact: `${id}@example.com`,
        createdAt: 1_700_000_000_000 + at,
      });
      return [pathOf(id), signup];
    }),
  );

const open = (access: ReturnType<typeof memoryAccess>) =>
  renderRoute([{ path: '/', element: <Outlet context={artist} />, children: [{ path: 'fans', Component: Signups }] }], {
    path: '/fans',
    uid: 'mira',
    access,
  });
const scrollDown = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};
const rows = () => within(screen.getByRole('table', { name: 'Fans' })).getAllByRole('row');

afterEach(() => scrollDown(0));

test('a skeleton is shown until the fans are loaded', async () => {
  const access = memoryAccess(fans(1));
  const release = access.hold();
  const { container } = await open(access);
  await screen.findByRole('heading', { name: 'Fans' });
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
  release();
  expect(await screen.findByText('fan-0@example.com')).toBeTruthy();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('an artist without fans is told how to get some', async () => {
  await open(memoryAccess());
  expect(await screen.findByText('No fans yet')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('a denied list says so', async () => {
  const access = memoryAccess();
  access.errorCode = 'limit/too-many';
  await open(access);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('a search and a state narrow the list, and "Show everybody" clears both', async () => {
  await open(
    memoryAccess({ ...fans(3), [pathOf('told')]: aSignup({ id: 'told', contact: 'ana@example.com', state: 'sent' }) }),
  );
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'FAN-1' } });
  expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('fan-1@example.com')]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'sent' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everybody' }));
  expect(rows()).toHaveLength(4);
});

test('of many fans only those near the window are in the document, and each row says its position', async () => {
  await open(memoryAccess(fans(99)));
  const table = await screen.findByRole('table', { name: 'Fans' });
  expect(table.getAttribute('aria-rowcount')).toBe('99');
  expect(rows().length).toBeLessThan(40);
  expect(
    rows()
      .map((row) => row.getAttribute('aria-rowindex'))
      .slice(0, 3),
  ).toEqual(['1', '2', '3']);
  expect(rows()[0]?.textContent).toContain('fan-98@example.com');
});

test('a new fan appears first, is counted, and an open proof of consent stays open', async () => {
  const access = memoryAccess(fans(2));
  await open(access);
  fireEvent.click(await screen.findByRole('button', { name: 'Consent of fan-1@example.com' }));
  expect(await screen.findByText('Agreed to, as shown')).toBeTruthy();
  act(() =>
    access.put(pathOf('new'), aSignup({ id: 'new', contact: 'new@example.com', createdAt: 1_800_000_000_000 })),
  );
  expect(rows()[0]?.textContent).toContain('new@example.com');
  expect(screen.getByText('Agreed to, as shown')).toBeTruthy();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('3 '))).toBe(true);
});

test('older fans follow once the end of the live list is near', async () => {
  await open(memoryAccess(fans(1_130)));
  const table = await screen.findByRole('table', { name: 'Fans' });
  expect(table.getAttribute('aria-rowcount')).toBe('-1');
  scrollDown(100 * ROW_HEIGHT);
  expect(await screen.findByText('fan-1020@example.com')).toBeTruthy();
  scrollDown(2000 * ROW_HEIGHT);
  await expect.poll(() => screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1130');
});

test('a search finds a fan beyond the live list', async () => {
  await open(memoryAccess(fans(1_130)));
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'fan-7@' } });
  expect(await screen.findByText('fan-7@example.com')).toBeTruthy();
});

test('older fans who cannot be read are asked for again', async () => {
  const access = memoryAccess(fans(130));
  await open(access);
  await screen.findByRole('table', { name: 'Fans' });
  access.errorCode = 'limit/too-many';
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fan-7@' } });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  access.errorCode = null;
  fireEvent.click(retry);
  expect(await screen.findByText('fan-7@example.com')).toBeTruthy();
});
