import { memoryAccess } from '@countin/data/testing';
import type { PageRow } from '@countin/domain/publisher';
import { aMedley } from '@countin/domain/testing';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as PublisherPage } from './publisher-page-screen.tsx';

stubLayout();
afterEach(cleanup);

const ROW: PageRow = {
  ...{ key: { kind: 'medley', id: 'mira' }, artistId: 'mira', labelId: null, title: 'Mira', profileName: 'Mira' },
  ...{ profileSlug: 'mira', productSlug: null, state: 'live', publishedAt: 1000, updatedAt: 1000, release: null },
  may: { edit: true, publish: true },
};
const aSlot = (title: string) => ({ ...aMedley().slots[0], title, clipId: title });
const VERSION = { id: 'v1', publishedAt: 1000, byName: 'Ada', kept: false, isLive: false };

test('restores a version of a medley, and names the tracks that are left out', async () => {
  const asked: unknown[] = [];
  const access = memoryAccess(
    { 'medleys/mira': aMedley({ artistId: 'mira', publishedAt: 1000 }) },
    {
      'studio/listPages': () => ({ rows: [ROW], next: null }),
      'studio/listPageVersions': () => ({ versions: [VERSION], next: null }),
      'studio/readPageVersion': () => ({
        version: VERSION,
        content: JSON.stringify({ fields: { slots: [aSlot('Salt'), aSlot('Sand')] }, texts: {}, page: null }),
      }),
      'studio/restorePageVersion': (input: unknown) => {
        asked.push(input);
        return { updatedAt: 2000, left: ['slots.0.productId', 'slots.1.clipId'] };
      },
    },
  );
  await renderRoute([{ path: '/publisher/:kind/:id', Component: PublisherPage }], {
    path: '/publisher/medley/mira',
    uid: 'ada',
    access,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Restore the version/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('An unpublished one stays unpublished.');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Left out, because their clips are gone: Sand.')).toBeTruthy();
  expect(screen.getByText('Without a link, because the release has no page any more: Salt.')).toBeTruthy();
  expect(asked).toEqual([{ page: { kind: 'medley', id: 'mira' }, version: 'v1', expectedUpdatedAt: 1000 }]);
});
