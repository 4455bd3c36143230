import type { ImportRun } from '@countin/domain/imports';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { ImportEngine } from '../../engine/import-engine.ts';
import { RunScreen } from '../import-screen.tsx';
import { aRunServer } from '../run-server.test-data.ts';

stubLayout();
// The files of jsdom cannot be streamed.
beforeAll(() => void vi.stubGlobal('Blob', NodeBlob));
afterEach(cleanup);

type List = NonNullable<ImportRun['list']>;
type Service = List['services'][number];

const aService = (catalogue: string, changes: Partial<Service> = {}): Service => ({
  catalogue,
  asked: 9,
  found: 9,
  notFound: 0,
  notReached: 0,
  reason: '',
  calls: 18,
  ...changes,
});
const aList = (changes: Partial<List> = {}): List => ({
  total: 40,
  done: 10,
  services: [aService('spotify', { found: 7, notFound: 2 }), aService('musicbrainz')],
  secondsLeft: 150,
  again: null,
  ...changes,
});

async function open(list: List, state: ImportRun['state'] = 'open') {
  const server = await aRunServer('602445790128\n4006381333931', { run: { list } });
  const { run } = server.server;
  server.server.run = { ...run, state };
  await renderRoute([{ path: '/bulk-links/:runId', element: <RunScreen runId="run" engine={new ImportEngine()} /> }], {
    path: '/bulk-links/run',
    uid: 'mira',
    access: server.access,
  });
  return server;
}

test('while a list is read, each service says what it has found, and how long the rest takes', async () => {
  await open(aList(), 'reading');
  expect(await screen.findByRole('progressbar', { name: 'Finding links…' })).toBeTruthy();
  expect(screen.getByText(/Entries: 10 of 40\..*3 minutes.*You can leave this screen/)).toBeTruthy();
  const [, spotify] = within(screen.getByRole('table', { name: 'Services' })).getAllByRole('row');
  expect(spotify?.textContent).toBe('Spotify720');
  expect(screen.getByRole('link', { name: 'All lists' }).getAttribute('href')).toBe('/bulk-links');
});

test('services that were not reached are named with the reason, and asked again', async () => {
  const services = [
    aService('deezer', { notReached: 3, reason: 'timeout' }),
    aService('tidal', { reason: 'not-configured' }),
  ];
  const server = await open(aList({ services }));
  const notice = await screen.findByText('Deezer hasn’t answered. TIDAL isn’t connected.');
  expect(notice).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await expect.poll(() => server.server.calls).toEqual([['retryImportServices', { runId: 'run' }]]);
  expect(await screen.findByRole('progressbar', { name: 'Asking services again…' })).toBeTruthy();
});

test('where all services have answered, nothing is to be asked', async () => {
  await open(aList());
  expect(await screen.findByText('Services')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});
