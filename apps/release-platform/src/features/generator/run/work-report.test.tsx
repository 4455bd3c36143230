import { csv } from '@countin/import/csv';
import { stubLayout } from '@countin/screen-kit/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Blob as NodeBlob } from 'node:buffer';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { ImportEngine } from '../engine/import-engine.ts';
import { RunScreen } from './import-screen.tsx';
import { aRunServer, aStep, aWork } from './run-server.test-data.ts';

stubLayout();
// The files of jsdom cannot be streamed.
beforeAll(() => void vi.stubGlobal('Blob', NodeBlob));
afterEach(cleanup);

const TEXT = csv([
  ['Artist', 'Title'],
  ['Mira Okafor', 'Low Tide'],
]);
const open = ({ access }: Awaited<ReturnType<typeof aRunServer>>) =>
  renderRoute(
    [
      {
        path: '/generator/run',
        element: <RunScreen runId="run" engine={new ImportEngine()} />,
      },
    ],
    { path: '/generator/run', uid: 'mira', access },
  );

test('a work that goes on is stopped, and its end says by whom', async () => {
  const working = aWork({ endedAt: null, total: 9, done: 3 });
  const server = await aRunServer(TEXT, { run: { state: 'working', works: [working] } });
  await open(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Stopping…' })).toBeTruthy();
  await expect.poll(() => server.server.calls).toEqual([['stopImportWork', { runId: 'run', work: 1 }]]);
  server.end({ code: 'import/stopped' }, [aStep({ cover: 'waiting', open: true })]);
  expect(await screen.findByText('Stopped by Mira. What was written stays.', {}, { timeout: 5000 })).toBeTruthy();
  expect(screen.getByText('Created: 1')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take back…' })).toBeTruthy();
  // Nothing is left but a cover.
  const bar = within(await screen.findByRole('group', { name: 'Apply' }));
  expect(await bar.findByText('Covers and pages to finish: 1')).toBeTruthy();
  expect(bar.getByRole<HTMLButtonElement>('button', { name: 'Apply changes' }).disabled).toBe(false);
});

test('what an undo that was stopped has left is taken back in another one', async () => {
  const stopped = { work: 2, kind: 'undo', undoes: 1, code: 'import/stopped' } as const;
  const server = await aRunServer(TEXT, { run: { works: [aWork(), aWork(stopped)] } });
  await open(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Take back…' }));
  expect(await screen.findByRole('region', { name: 'Take back' })).toBeTruthy();
  expect(screen.getByText(/Stopped before it was done/)).toBeTruthy();
});
