import { memoryAccess } from '@countin/data/testing';
import { aFan, anArtistProfile } from '@countin/domain/testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { stubLayout } from '@countin/screen-kit/testing';
import { ROW_HEIGHT } from './fan-row.tsx';
import { Component as Signups } from './signups-screen.tsx';

stubLayout();
afterEach(cleanup);

const artist = anArtistProfile({ id: 'artist', createdBy: 'mira' });
const pathOf = (id: string) => `artistProfiles/${artist.id}/fans/${id}`;

/** Fans, the last of them newest. */
const fans = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => {
      const id = `fan-${at}`;
      const fan = aFan({
        id,
        ownerId: artist.id,
        contact: `${id}@example.com`,
        createdAt: 1_700_000_000_000 + at,
      });
      return [pathOf(id), fan];
    }),
  );

/** The server counts all fans alike; a search finds none more than the memory holds. */
const accessTo = (documents: Record<string, object> = {}, count = Object.keys(documents).length) =>
  memoryAccess(documents, {
    'studio/countFans': () => ({ count }),
    'studio/readFan': () => ({ brokenAt: null, signups: [] }),
  });

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
  const access = accessTo(fans(1));
  const release = access.hold();
  const { container } = await open(access);
  await screen.findByRole('heading', { name: 'Fans' });
  expect(container.querySelector('[aria-busy]')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
  release();
  expect(await screen.findByText('fan-0@example.com')).toBeTruthy();
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('the newest fans are there before the code for live lists is, and are not said to be old', async () => {
  const access = accessTo(fans(50));
  const { live } = access;
  let load = () => {};
  const loading = new Promise<void>((resolve) => (load = resolve));
  await open({ ...access, live: () => loading.then(live) });
  expect(await screen.findByText('fan-49@example.com')).toBeTruthy();
  expect(screen.queryByText(/Not connected. The l/)).toBeNull();
  // The list goes on only with the live fans.
  const table = screen.getByRole('table', { name: 'Fans' });
  expect(table.getAttribute('aria-rowcount')).toBe('-1');
  load();
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('50');
});

test('an artist without fans is told how to get some', async () => {
  await open(accessTo());
  expect(await screen.findByText('No fans yet')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
});

test('a denied list says so', async () => {
  const access = accessTo();
  access.errorCode = 'limit/too-many';
  await open(access);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

test('a search and a state narrow the list, and "Show everybody" clears both', async () => {
  await open(
    accessTo({ ...fans(3), [pathOf('told')]: aFan({ id: 'told', contact: 'ana@example.com', state: 'stopped' }) }),
  );
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'FAN-1' } });
  await expect
    .poll(() => rows().map(({ textContent }) => textContent))
    .toEqual([expect.stringContaining('fan-1@example.com')]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'stopped' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show everybody' }));
  expect(rows()).toHaveLength(4);
});

test('a segment is chosen by its conditions, saved under a name, and chosen again', async () => {
  const access = memoryAccess(
    { ...fans(3), [pathOf('fr')]: aFan({ id: 'fr', contact: 'eve@example.com', language: 'fr' }) },
    {
      'studio/countFans': ({ conditions }: { conditions: { languages: readonly string[] } }) => ({
        count: conditions.languages.length > 0 ? 1 : 4,
      }),
      'studio/saveSegment': ({ name, conditions }: { name: string; conditions: object }) => {
        access.put('artistProfiles/artist/segments/one', {
          id: 'one',
          ownerKind: 'artist',
          ownerId: 'artist',
          name,
          conditions,
          createdAt: 1,
        });
        return { segmentId: 'one' };
      },
    },
  );
  await open(access);
  fireEvent.click(await screen.findByRole('button', { name: 'Filters' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'fr' } });
  await expect.poll(() => rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('eve@')]);
  expect(await screen.findByText('1 match')).toBeTruthy();
  const name = screen.getByRole('textbox', { name: 'Name of the segment' });
  fireEvent.click(screen.getByRole('button', { name: 'Save segment' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Fill this in.');
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: 'France' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save segment' }));
  const saved = await screen.findByRole('combobox', { name: 'Saved segments' });
  await expect.poll(() => (saved as HTMLSelectElement).value).toBe('one');
  fireEvent.change(saved, { target: { value: '' } });
  await expect.poll(() => rows().length).toBe(4);
  fireEvent.change(saved, { target: { value: 'one' } });
  await expect.poll(() => rows().length).toBe(1);
});

test('the history says what was agreed to, and that the ledger was changed', async () => {
  const entry = {
    n: 1,
    scope: { kind: 'artist', id: 'artist' },
    channel: 'email',
    action: 'given',
    method: 'form',
    wordingVersion: '2026-11',
    language: 'de',
    wordingHash: 'a'.repeat(64),
    at: 1_700_000_000_000,
    previous: '',
    hash: 'b'.repeat(64),
  } as const;
  const morning = 1_764_889_200_000;
  const held = {
    ...{ productId: 'tide', releaseTitle: 'Tide Lines', state: 'confirmed', wording: 'I agree', wordingLanguage: 'en' },
    ...{ dueAt: morning, sentAt: null, heldUntil: morning },
  };
  const access = memoryAccess(
    { [pathOf('ana')]: aFan({ id: 'ana', ownerId: 'artist', contact: 'ana@example.com', ledger: [entry] }) },
    { 'studio/readFan': () => ({ brokenAt: 1, signups: [held] }) },
  );
  await open(access);
  fireEvent.click(await screen.findByRole('button', { name: 'History of ana@example.com' }));
  expect(await screen.findByText(/was changed afterwards, from entry 1 on/)).toBeTruthy();
  const said = screen.getByRole('listitem').textContent;
  for (const part of ['Asked', 'Every new release', 'Form', '2026-11', 'Deutsch']) expect(said).toContain(part);
  expect(screen.getByText('Held back at night until')).toBeTruthy();
});

test('of many fans only those near the window are in the document, and each row says its position', async () => {
  await open(accessTo(fans(99)));
  const table = await screen.findByRole('table', { name: 'Fans' });
  await expect.poll(() => table.getAttribute('aria-rowcount')).toBe('99');
  expect(rows().length).toBeLessThan(40);
  expect(
    rows()
      .map((row) => row.getAttribute('aria-rowindex'))
      .slice(0, 3),
  ).toEqual(['1', '2', '3']);
  expect(rows()[0]?.textContent).toContain('fan-98@example.com');
});

test('a new fan appears first, is counted, and an open history stays open', async () => {
  const access = accessTo(fans(2));
  await open(access);
  fireEvent.click(await screen.findByRole('button', { name: 'History of fan-1@example.com' }));
  expect(await screen.findByText('Consent history')).toBeTruthy();
  act(() => access.put(pathOf('new'), aFan({ id: 'new', contact: 'new@example.com', createdAt: 1_800_000_000_000 })));
  expect(rows()[0]?.textContent).toContain('new@example.com');
  expect(screen.getByText('Consent history')).toBeTruthy();
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.startsWith('3 '))).toBe(true);
});

test('older fans follow once the end of the live list is near', async () => {
  await open(accessTo(fans(1_130)));
  await screen.findByText('1,130 fans');
  const table = await screen.findByRole('table', { name: 'Fans' });
  expect(table.getAttribute('aria-rowcount')).toBe('-1');
  scrollDown(100 * ROW_HEIGHT);
  expect(await screen.findByText('fan-1020@example.com')).toBeTruthy();
  scrollDown(2000 * ROW_HEIGHT);
  await expect.poll(() => screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1130');
});

test('a search finds a fan beyond the live list', async () => {
  await open(accessTo(fans(1_130)));
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'fan-7@' } });
  expect(await screen.findByText('fan-7@example.com')).toBeTruthy();
});

test('older fans who cannot be read are asked for again', async () => {
  const access = accessTo(fans(130));
  await open(access);
  await screen.findByRole('table', { name: 'Fans' });
  access.errorCode = 'limit/too-many';
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fan-7@' } });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  access.errorCode = null;
  fireEvent.click(retry);
  expect(await screen.findByText('fan-7@example.com')).toBeTruthy();
});

test('an import says what would happen, and does it after a second answer', async () => {
  const requested: object[] = [];
  const access = memoryAccess(fans(1), {
    'studio/countFans': () => ({ count: 1 }),
    'studio/importFans': (input: object) => {
      requested.push(input);
      return {
        outcomes: (input as { rows: { contact: string }[] }).rows.map(({ contact }) =>
          contact.includes('@') ? 'new' : 'invalid',
        ),
      };
    },
  });
  await open(access);
  fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const check = await screen.findByRole('button', { name: 'Check the file' });
  expect(check).toHaveProperty('disabled', true);
  const file = new File(['mail,name\nana@example.com,Ana\nANA@example.com,Ana\nnone,Ben'], 'fans.csv');
  fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [file] } });
  fireEvent.change(screen.getByLabelText(/Where does their consent come from/), { target: { value: 'Tour 2025' } });
  fireEvent.click(check);
  expect(await screen.findByText('3 rows read')).toBeTruthy();
  expect(screen.getByText('Twice in the file').parentElement?.textContent).toContain('Rows 3');
  expect(screen.getByText('Not an email address or phone number').parentElement?.textContent).toContain('Rows 4');
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 fan' }));
  expect(await screen.findByText('1 fan imported')).toBeTruthy();
  expect(requested).toMatchObject([
    { dryRun: true, source: 'Tour 2025', rows: [{ contact: 'ana@example.com' }, { contact: 'none' }] },
    { dryRun: false, rows: [{ contact: 'ana@example.com', name: 'Ana' }] },
  ]);
});

test('an import that meets a daily limit says how many rows were taken, and when the rest goes on', async () => {
  const access = memoryAccess(fans(1), {
    'studio/countFans': () => ({ count: 1 }),
    'studio/importFans': ({ dryRun, rows }: { dryRun: boolean; rows: object[] }) => ({
      outcomes: rows.map((_row, at) => (dryRun || at < 2 ? 'new' : 'limited')),
    }),
  });
  await open(access);
  fireEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const file = new File(['mail\nana@example.com\nben@example.com\ncho@example.com'], 'fans.csv');
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [file] } });
  fireEvent.change(screen.getByLabelText(/Where does their consent come from/), { target: { value: 'Tour 2025' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check the file' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import 3 fans' }));
  expect(await screen.findByText('2 fans imported')).toBeTruthy();
  expect(
    screen.getByText(/^Rows left for another day: 1\. .* Import the same file again from \w+ \d+ at /),
  ).toBeTruthy();
});
