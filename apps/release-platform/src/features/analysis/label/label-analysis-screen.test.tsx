import { queryKeys } from '@countin/data/access';
import { memoryAccess } from '@countin/data/testing';
import { AppError } from '@countin/domain/errors';
import type { MemberRole } from '@countin/domain/permissions';
import { aFigures, aLabelProfile } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as OwnLabel } from '../../../shell/profiles/own-label.tsx';
import { renderRoute } from '../../../testing/render-route.tsx';
import { Component as LabelAnalysis } from './label-analysis-screen.tsx';

afterEach(cleanup);

interface Requested {
  readonly range: { readonly from: string; readonly to: string };
  readonly onlyArtist: string | null;
}
const MIRA = { artistId: 'mira', name: 'Mira Okafor', views: 100, visitors: 40, storeClicks: 9, signups: 3 };
const ADA = { artistId: 'ada', name: 'Ada', views: 250, visitors: 90, storeClicks: 2, signups: 1 };
const answer = ({ range, onlyArtist }: Requested) => ({
  numbers: {
    range,
    total: aFigures({ counts: { views: onlyArtist === 'mira' ? 100 : 350 }, visitors: 130 }),
    days: [{ day: range.from, counts: { views: 350 }, people: {}, visitors: 130 }],
    hours: null,
    pages: { 'release.salt': { counts: { views: 350 }, people: {}, visitors: 130 } },
  },
  artists: onlyArtist === 'mira' ? [MIRA] : [MIRA, ADA],
  releases: [{ id: 'salt', artistId: 'mira', title: 'Salt', releaseMoment: null, publishedAt: null }],
  withheld: [{ artistId: 'yuki', name: 'Yuki' }],
});

async function open(read: (input: Requested) => unknown = answer, role?: MemberRole) {
  const label = aLabelProfile({ id: 'tide', name: 'Tidewrack', customSlug: 'tidewrack', createdBy: 'uid-tide' });
  const requested: Requested[] = [];
  const view = await renderRoute(
    [{ Component: OwnLabel, children: [{ path: '/label/:labelId/analysis', Component: LabelAnalysis }] }],
    {
      path: '/label/tide/analysis',
      uid: role ? 'member' : 'uid-tide',
      user: role && { labelRoles: { tide: role } },
      access: memoryAccess(
        {},
        {
          'studio/readRosterNumbers': (input: Requested) => {
            requested.push(input);
            return read(input);
          },
        },
      ),
      stored: [[queryKeys.label('tide'), label]],
    },
  );
  return { ...view, requested };
}
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the roster’s numbers are added up, by artist, and who shares none is named', async () => {
  const { requested } = await open();
  expect(await screen.findByText('350', { selector: 'dd' })).toBeTruthy();
  expect(rowsOf(screen.getByRole('table', { name: 'Artists' })).slice(1)).toEqual([
    ['Ada', '250', '90', '2', '1'],
    ['Mira Okafor', '100', '40', '9', '3'],
  ]);
  expect(within(screen.getByRole('region', { name: 'Not included in these numbers' })).getByText('Yuki')).toBeTruthy();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  expect(requested[0]?.range.to).toBe(yesterday);
});

test('one artist is chosen, and the address keeps it', async () => {
  const { router } = await open();
  fireEvent.change(await screen.findByLabelText('Whose pages'), { target: { value: 'mira' } });
  expect(await screen.findByText('100', { selector: 'dd' })).toBeTruthy();
  expect(router.state.location.search).toBe('?of=mira');
  expect(screen.queryByRole('table', { name: 'Artists' })).toBeNull();
  expect(await screen.findByRole('option', { name: 'Ada' })).toBeTruthy();
});

test('a roster that is too large for the days says what to choose', async () => {
  await open(() => Promise.reject(new AppError('numbers/too-many')));
  expect(await screen.findByText(/Choose fewer days/)).toBeTruthy();
});

test('a viewer of the label sees it', async () => {
  await open(answer, 'viewer');
  expect(await screen.findByText('350', { selector: 'dd' })).toBeTruthy();
});
