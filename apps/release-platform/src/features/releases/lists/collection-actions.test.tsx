import type { MemoryAccess } from '@countin/data/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { savedFiles } from '../../../testing/saved-files.ts';
import { Component as Collection } from './collection-screen.tsx';
import { releaseServer, uid } from './release-server.test-data.ts';

stubLayout();
const files = savedFiles();
afterEach(cleanup);

const open = (access: MemoryAccess, search = '?view=list') =>
  renderRoute([{ path: '/collection', Component: Collection }], { path: `/collection${search}`, uid, access });
const rows = () => within(screen.getByRole('list', { name: 'Collection' })).getAllByRole('listitem');
const texts = () => rows().map(({ textContent }) => textContent ?? '');
const titles = () => texts().map((text) => /^(?:One|Two|Three|Four|Refused)/.exec(text)?.[0]);
const box = (title: string) => screen.findByRole('checkbox', { name: `Select “${title}”` });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('archives the chosen releases, says which one failed, and takes it back', async () => {
  await open(releaseServer([{ title: 'One' }, { title: 'Two' }, { title: 'Refused' }, { title: 'Three' }]));
  for (const title of ['One', 'Two', 'Refused']) fireEvent.click(await box(title));
  expect(screen.getByText('Selected: 3')).toBeTruthy();
  await press('Archive');
  expect(await screen.findByText(/Archive: done for 2 of 3[.] Failed: 1[.]/)).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'What failed' })).getByText('Refused')).toBeTruthy();
  await expect.poll(() => texts().filter((text) => text.includes('Archived')).length).toBe(2);
  await press('Undo');
  expect(await screen.findByText(/Undo: Archive: done for 2 of 2/)).toBeTruthy();
  await expect.poll(() => texts().filter((text) => text.includes('Archived')).length).toBe(0);
});

test('an archived page with unpublished changes goes back to the public as it was, and keeps them', async () => {
  const moment = { mode: 'instant', date: '2020-05-01', time: '12:00', zone: 'UTC' } as const;
  const access = releaseServer([
    { title: 'One', status: 'published', publishedAt: 1_600_000_000_000, releaseMoment: moment },
  ]);
  await open(access);
  fireEvent.click(await box('One'));
  await press('Archive');
  expect(await screen.findByText('Archive: done for 1 of 1.')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByText('Undo: Archive: done for 1 of 1.')).toBeTruthy();
  expect((await access.store.get('musicProducts/release-0'))?.data).toMatchObject({
    status: 'published',
    publishedAt: 1_600_000_000_000,
  });
});

test('publishes only once it is confirmed', async () => {
  await open(releaseServer([{ title: 'One' }, { title: 'Two' }]));
  await press('Select all shown');
  await press('Publish');
  const dialog = await screen.findByRole('alertdialog');
  expect(screen.queryByText(/Publish: done/)).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Publish: done for 2 of 2.')).toBeTruthy();
});

test('takes drafts back that were published, and no page that was there before', async () => {
  await open(releaseServer([{ title: 'One' }, { title: 'Two', status: 'archived' }]));
  await press('Select all shown');
  await press('Publish');
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Publish: done for 2 of 2.')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByText('Undo: Publish: done for 1 of 1.')).toBeTruthy();
  await expect.poll(() => texts().find((text) => text.startsWith('One'))).toContain('Draft');
  expect(texts().find((text) => text.startsWith('Two'))).toContain('Out now');
});

test('names a label for the chosen releases, and the former ones again', async () => {
  await open(releaseServer([{ title: 'One', labelName: 'Old' }, { title: 'Two' }]), '?view=list&label=old');
  await expect.poll(titles).toEqual(['One']);
  fireEvent.click(await box('One'));
  await press('Set label');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'Label' }), { target: { value: ' Tide ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set label' }));
  expect(await screen.findByText('Set label: done for 1 of 1.')).toBeTruthy();
  const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Label' });
  await expect.poll(() => [...filter.options].map(({ text }) => text)).toContain('Tide');
  await press('Undo');
  await expect.poll(() => [...filter.options].map(({ text }) => text)).toEqual(['All', 'Old', 'Tide Line Records']);
});

test('filters of the address narrow the collection together', async () => {
  const at = (year: string) => ({ releaseMoment: { mode: 'local', date: `${year}-05-01`, time: '12:00' } as const });
  const { router } = await open(
    releaseServer([
      { title: 'One', kind: 'album', labelName: 'Tide', ...at('2020') },
      { title: 'Two', kind: 'album', labelName: 'Salt', ...at('2020') },
      { title: 'Three', kind: 'single', labelName: 'Tide', ...at('2020') },
      { title: 'Four', kind: 'album', labelName: 'Tide', artistId: 'other', ...at('2021') },
    ]),
    '?view=list&kind=album&label=tide',
  );
  await expect.poll(titles).toEqual(['Four', 'One']);
  fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2020' } });
  await expect.poll(titles).toEqual(['One']);
  expect(router.state.location.search).toContain('year=2020');
  fireEvent.change(screen.getByRole('combobox', { name: 'Artist' }), { target: { value: 'other' } });
  expect(await screen.findByText('Nothing matches')).toBeTruthy();
});

test('exports the chosen releases, and no title runs as a formula', async () => {
  await open(releaseServer([{ title: '=1+1', labelName: 'Tide' }, { title: 'Two' }]));
  fireEvent.click(await box('=1+1'));
  await press('Export as CSV');
  await expect.poll(() => files.length).toBe(1);
  const lines = (await files[0]?.file.text())?.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^'=1[+]1,Mira,/);
});

test('exports the state that the screen shows', async () => {
  const at = (date: string) =>
    ({ status: 'published', releaseMoment: { mode: 'local', date, time: '12:00' }, publishedAt: 2e12 }) as const;
  await open(
    releaseServer([
      { title: 'One', ...at('2020-05-01') },
      { title: 'Two', ...at('2999-05-01') },
      { title: 'Three', ...at('2020-05-01'), publishedAt: 1 },
    ]),
  );
  await press('Select all shown');
  await press('Export as CSV');
  await expect.poll(() => files.length).toBe(1);
  const states = (await files[0]?.file.text())
    ?.trim()
    .split('\r\n')
    .map((line) => line.split(',')[3]);
  expect(states?.slice(1).sort()).toEqual(['Changed since it went live', 'Out now', 'Scheduled']);
});
