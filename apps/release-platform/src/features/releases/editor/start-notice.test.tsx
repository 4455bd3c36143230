import { memoryAccess } from '@countin/data/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import StartNotice from './start-notice.tsx';
import { startedState } from '../../../shell/new-release/started.ts';

afterEach(cleanup);

const input = { artistId: 'mira', startId: 'start', text: '036000291452', productSlug: undefined };

test('a complete draft has nothing to say', () => {
  expect(startedState(input, { productId: 'p', cover: { state: 'ready' }, notes: [] })).toBeUndefined();
});

test('a draft says what it lacks, and gets its cover by the same call', async () => {
  const calls: unknown[] = [];
  let covers = 0;
  let answer: object = { state: 'late' };
  const access = memoryAccess(
    {},
    {
      'studio/startRelease': (called: never) => {
        calls.push(called);
        return { productId: 'p', cover: answer, notes: [] };
      },
    },
  );
  const failed = startedState(input, {
    productId: 'p',
    cover: { state: 'failed', code: 'service/unavailable' },
    notes: ['tracks-left-out', 'text-shortened'],
  });
  function From() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => void navigate('/editor', { state: failed })}>
        Create
      </button>
    );
  }
  const Editor = () => (
    <>
      <StartNotice productId="p" onCover={() => (covers += 1)} />
      <StartNotice productId="another" onCover={() => undefined} />
    </>
  );
  await renderRoute(
    [
      { path: '/', Component: From },
      { path: '/editor', Component: Editor },
    ],
    { path: '/', uid: 'u', access },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('The cover couldn’t be loaded. We can’t be reached right now.');
  expect(notice.textContent).toContain('Some tracks were left out. Long texts were shortened.');
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(notice.textContent).toContain('The cover is still loading.'));
  expect(covers).toBe(0);
  answer = { state: 'ready' };
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(notice.textContent).toContain('The cover is here.'));
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect([covers, calls]).toEqual([1, [input, input].map(({ productSlug: _none, ...sent }) => sent)]);
});
