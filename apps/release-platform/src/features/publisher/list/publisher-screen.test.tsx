import { memoryAccess } from '@countin/data/testing';
import type { PageRow } from '@countin/domain/publisher';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as Publisher } from './publisher-screen.tsx';

stubLayout();
afterEach(cleanup);

const DAY = 86_400_000;

function aRow(changes: Partial<PageRow>): PageRow {
  return {
    ...{ key: { kind: 'artist', id: 'mira' }, artistId: 'mira', labelId: null, title: 'Mira', profileName: 'Mira' },
    ...{ profileSlug: 'mira', productSlug: null, state: 'live', publishedAt: 1, updatedAt: 1, release: null },
    may: { edit: true, publish: true },
    ...changes,
  };
}

const aRelease = (id: string, title: string, state: PageRow['state']) =>
  aRow({
    ...{ key: { kind: 'release', id }, title, state, productSlug: id, publishedAt: state === 'draft' ? null : 1 },
    release: {
      ...{
        kind: 'single',
        cover: { style: 'waves', colours: ['#0b3954', '#ff6b35', '#f7fff7'], seed: 42 },
        coverImage: null,
        releaseMoment: null,
      },
      ...{ labelName: '', labelId: null, upc: '', createdAt: 1 },
    },
  });

/** Pages whose operations change them. Publishing a release that is called “Bare” is refused. */
function open(search = '') {
  const rows = [
    aRelease('one', 'One', 'draft'),
    aRelease('two', 'Two', 'live'),
    aRelease('bare', 'Bare', 'draft'),
    aRelease('three', 'Three', 'changed'),
    aRow({}),
  ];
  const set = (id: string, state: PageRow['state']) => {
    const at = rows.findIndex(({ key }) => key.id === id);
    const row = rows[at];
    if (row) rows[at] = { ...row, state };
  };
  const publications = [
    { productId: 'two', at: Date.now() + DAY, groupId: null, state: 'waiting', code: null, scheduledByName: 'Ada' },
    { productId: 'bare', at: 5, groupId: null, state: 'failed', code: 'moment/missing', scheduledByName: 'Ada' },
  ];
  const access = memoryAccess(
    {},
    {
      'studio/listPages': () => ({ rows, next: null }),
      'studio/listScheduledPublications': () => ({ publications }),
      'studio/publishReleases': ({ releases }: { releases: { productId: string }[] }) => ({
        results: releases.map(({ productId }) => {
          if (productId === 'bare') return { productId, code: 'moment/missing', field: null, publishedAt: null };
          set(productId, 'live');
          return { productId, code: null, field: null, publishedAt: 2 };
        }),
      }),
      'studio/withdrawReleases': ({ releases }: { releases: { productId: string; to: 'draft' }[] }) => ({
        results: releases.map(({ productId, to }) => {
          set(productId, to);
          return { productId, code: null, field: null };
        }),
      }),
      'studio/republishReleases': ({ releases }: { releases: { productId: string }[] }) => ({
        results: releases.map(({ productId }) => {
          set(productId, 'changed');
          return { productId, code: null, field: null, publishedAt: 1 };
        }),
      }),
      'studio/schedulePublications': () => ({ problems: [{ productId: 'bare', code: 'moment/missing', field: null }] }),
    },
  );
  return renderRoute([{ path: '/publisher', Component: Publisher }], {
    path: `/publisher${search}`,
    uid: 'ada',
    access,
  });
}

const rowOf = async (title: string) => {
  const box = await screen.findByRole('checkbox', { name: `Select “${title}”` });
  return box.closest<HTMLElement>('[role=listitem]') ?? box;
};
const choose = async (title: string) =>
  fireEvent.click(within(await rowOf(title)).getByRole('checkbox', { name: `Select “${title}”` }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

test('publishes drafts, says which one failed and why, and takes it back', async () => {
  await open('?kind=release');
  await choose('One');
  await choose('Bare');
  await press('Publish');
  await confirm('Publish');
  expect(await screen.findByText(/Publish: done for 1 of 2[.] Failed: 1[.]/)).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'What failed' })).getByText('Bare')).toBeTruthy();
  await expect.poll(async () => (await rowOf('One')).textContent).toContain('Live');
  await press('Undo');
  await expect.poll(async () => (await rowOf('One')).textContent).toContain('Draft');
});

test('takes a page down only once it is confirmed, and publishes it again', async () => {
  await open('?kind=release');
  await choose('Two');
  await press('Unpublish');
  await confirm('Unpublish');
  await expect.poll(async () => (await rowOf('Two')).textContent).toContain('Draft');
  await press('Undo');
  await expect.poll(async () => (await rowOf('Two')).textContent).toContain('Live');
});

test('takes a page with unpublished changes down, and puts it back without them', async () => {
  await open('?kind=release');
  await choose('Three');
  await press('Unpublish');
  await confirm('Unpublish');
  await expect.poll(async () => (await rowOf('Three')).textContent).toContain('Draft');
  await press('Undo');
  await expect.poll(async () => (await rowOf('Three')).textContent).toContain('Changed');
});

test('shows what is scheduled and what has failed, and filters by it', async () => {
  await open('?state=failed');
  await expect.poll(async () => (await rowOf('Bare')).textContent).toContain('Not published');
  expect(screen.queryByRole('checkbox', { name: 'Select “Two”' })).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'scheduled' } });
  await expect.poll(async () => (await rowOf('Two')).textContent).toContain('To be published');
});

test('schedules all or none, and lists what has to be fixed by release', async () => {
  await open('?kind=release');
  await choose('Bare');
  await press('Schedule');
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(await within(dialog).findByLabelText('Date'), { target: { value: '2031-05-01' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  const problems = await within(dialog).findByRole('list', { name: 'What has to be fixed' });
  expect(problems.textContent).toContain('Bare');
});
