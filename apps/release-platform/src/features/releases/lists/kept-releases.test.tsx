import { memoryAccess } from '@countin/data/testing';
import type { KeptRow } from '@countin/domain/collection';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as Collection } from './collection-screen.tsx';

stubLayout();
afterEach(cleanup);

const uid = 'mira';
const kept = (title: string, changes: Partial<KeptRow> = {}): KeptRow => ({
  kind: 'release',
  id: title.toLowerCase(),
  state: 'there',
  title,
  artistId: 'ada',
  artistName: 'Ada',
  artistSlug: 'ada',
  productSlug: title.toLowerCase(),
  releaseMoment: { mode: 'local', date: '2020-05-01', time: '12:00' },
  cover: null,
  coverImage: null,
  key: `release-${title.toLowerCase()}`,
  folder: '',
  note: '',
  order: title,
  keptAt: 1,
  playable: false,
  ...changes,
});

/** A collection in parts of two, of which an answer has the kind that it is asked for. */
const open = (all: readonly KeptRow[], search: string) =>
  renderRoute([{ path: '/collection', Component: Collection }], {
    path: `/collection${search}`,
    uid,
    access: memoryAccess(
      {},
      {
        'studio/listPages': () => Promise.resolve({ rows: [], next: null }),
        'studio/readKept': ({ kind, after }: { kind: string | null; after: { key: string } | null }) => {
          const rows = all.filter((row) => kind === null || row.kind === kind);
          const from = after ? rows.findIndex(({ key }) => key === after.key) + 1 : 0;
          const last = rows[from + 1];
          const next = last && from + 2 < rows.length ? { order: last.order, key: last.key } : null;
          return Promise.resolve({ rows: rows.slice(from, from + 2), next });
        },
      },
    ),
  });
const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent ?? '');

test('shows all kept releases with artist, state and public page', async () => {
  const { router } = await open(
    [
      kept('One'),
      kept('Someone', { kind: 'artist' }),
      kept('Two', { releaseMoment: { mode: 'local', date: '2999-05-01', time: '12:00' } }),
      kept('Three', { state: 'withdrawn', artistSlug: null, productSlug: null }),
    ],
    '',
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'Kept' }));
  await expect.poll(texts).toHaveLength(3);
  expect(router.state.location.search).toBe('?of=kept');
  const [one, two, three] = texts();
  expect(one).toMatch(/^One.*Ada.*Out now$/);
  expect(two).toMatch(/^Two.*Scheduled$/);
  expect(three).toMatch(/^Three.*No longer available$/);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'One' });
  expect(link.href).toMatch(/one/);
  expect(within(screen.getAllByRole('listitem')[2]!).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('says how to keep a release where none is kept', async () => {
  await open([kept('Someone', { kind: 'artist' })], '?of=kept');
  expect(await screen.findByText('No release kept yet')).toBeTruthy();
});
