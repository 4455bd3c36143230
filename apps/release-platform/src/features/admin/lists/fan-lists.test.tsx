import type { AdminFanList } from '@countin/data/admin';
import { memoryAccess } from '@countin/data/testing';
import type { CallableInput } from '@countin/domain/callables';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { FanLists } from './fan-lists.tsx';

stubLayout();
afterEach(cleanup);

const NOW = Date.parse('2026-06-12T10:00:00Z');
const LIST: AdminFanList = {
  id: 'mira_1',
  account: 'mira',
  number: 1,
  state: 'held',
  artists: ['artist-mira'],
  statements: [{ artistId: 'artist-mira', artistName: 'Mira Okafor', by: 'ben', source: 'Shop', at: NOW }],
  fans: 300,
  places: 100,
  results: { sent: 90, bounced: 10, complained: 0 },
  createdAt: NOW,
  lookAt: null,
  decidedAt: NOW,
  decidedBy: null,
  accountName: 'Mira',
  accountSince: NOW,
};

async function open() {
  const decided: CallableInput<'decideFanList'>[] = [];
  let lists = [LIST];
  const access = memoryAccess(
    {},
    {
      'account/listFanLists': ({ state }: CallableInput<'listFanLists'>) => ({
        lists: lists.filter((list) => list.state === state),
      }),
      'account/decideFanList': (input: CallableInput<'decideFanList'>) => {
        decided.push(input);
        lists = [{ ...LIST, state: input.approved ? 'released' : 'refused', decidedBy: 'admin' }];
        return {};
      },
    },
  );
  await renderRoute([{ path: '/', element: <FanLists now={NOW} /> }], { path: '/', uid: 'admin', access });
  return decided;
}

test('a list that is on hold comes first, with its sample and whose word it is', async () => {
  await open();
  expect(await screen.findByText('Mira')).toBeTruthy();
  expect(screen.getByText('Fans: 300 · Sample: 100 · Sent: 90 · Refused: 10 · Spam reports: 0')).toBeTruthy();
  expect(screen.getByText(/Mira Okafor, .*“Shop”/)).toBeTruthy();
});

test.each([
  ['Approve', 'Released', true],
  ['Refuse', 'Refused', false],
] as const)('%s asks for the reason, and the list moves on', async (button, state, approved) => {
  const decided = await open();
  fireEvent.click(await screen.findByRole('button', { name: button }));
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Their shop has the proofs.' } });
  fireEvent.click(screen.getAllByRole('button', { name: button }).at(-1)!);
  expect(await screen.findByText('No lists here')).toBeTruthy();
  expect(decided).toEqual([{ listId: 'mira_1', approved, reason: 'Their shop has the proofs.' }]);
  fireEvent.click(screen.getByText(state));
  expect(await screen.findByText('Mira')).toBeTruthy();
});
