import { AppError, type ErrorCode } from '@countin/domain/errors';
import { QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { failedQueries } from './failed-queries.ts';
import { HomePathProvider } from './load-error.tsx';
import { screen as bounded, ScreenBoundary } from './screen-boundary.tsx';
import { screenLoader } from './screen-loader.ts';

afterEach(cleanup);

const options = (name: string, read: () => Promise<string>) => ({ queryKey: keyOf(name), queryFn: read, retry: false });
const keyOf = (name: string): readonly string[] => [name];

/** Fake server with two documents, each of which can fail. */
function aServer() {
  const failing = new Map<string, ErrorCode>();
  const reads: string[] = [];
  const read = (name: string) => async () => {
    reads.push(name);
    const code = failing.get(name);
    if (code) throw new AppError(code);
    return `The ${name}`;
  };
  function Screen() {
    const { data: artist } = useSuspenseQuery(options('artist', read('artist')));
    const { data: medley } = useSuspenseQuery(options('medley', read('medley')));
    return <h1>{`${artist}, ${medley}`}</h1>;
  }
  return { failing, reads, read, Screen };
}

test('a skeleton shows until the data has loaded', async () => {
  const { Screen } = aServer();
  const { container } = await renderKit(
    <ScreenBoundary skeleton={<p>Loading</p>}>
      <Screen />
    </ScreenBoundary>,
  );
  expect(container.textContent).toContain('Loading');
  expect(await screen.findByRole('heading', { name: 'The artist, The medley' })).toBeTruthy();
});

test('"Try again" asks again for what failed, and for nothing else', async () => {
  const { failing, reads, Screen } = aServer();
  failing.set('medley', 'service/unavailable');
  await renderKit(
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>,
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We can’t be reached right now. Try again in a moment.');
  failing.clear();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'The artist, The medley' })).toBeTruthy();
  expect(reads).toEqual(['artist', 'medley', 'medley']);
});

test('a missing or foreign document offers the way home instead of a retry', async () => {
  const { failing, Screen } = aServer();
  failing.set('artist', 'access/denied');
  await renderKit(
    <HomePathProvider value="/dashboard">
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    </HomePathProvider>,
  );
  expect((await screen.findByRole('link', { name: 'Go to the dashboard' })).getAttribute('href')).toBe('/dashboard');
  expect(screen.queryByRole('button')).toBeNull();
});

test('another address begins anew, and a loader starts all reads at once', async () => {
  const { failing, reads, read, Screen } = aServer();
  failing.set('artist', 'service/unavailable');
  const client = new QueryClient();
  const { router } = await renderKit(null, {
    client,
    path: '/first',
    routes: [
      { path: '/first', Component: bounded(Screen) },
      {
        path: '/second',
        Component: bounded(Screen),
        loader: screenLoader(({ client: cache, uid }) => {
          for (const name of ['artist', 'medley', uid]) void cache.prefetchQuery(options(name, read(name)));
        }),
      },
    ],
  });
  await screen.findByRole('alert');
  failing.clear();
  reads.length = 0;
  await act(() => router.navigate('/second'));
  expect(await screen.findByRole('heading', { name: 'The artist, The medley' })).toBeTruthy();
  expect(reads).toEqual(['artist', 'medley', 'mira']);
});

test('an error without a code is logged and passed to the route', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new TypeError('broken');
  };
  await renderKit(null, {
    routes: [{ path: '/', Component: bounded(Broken), ErrorBoundary: () => <p>The route says it.</p> }],
  });
  expect(await screen.findByText('The route says it.')).toBeTruthy();
  expect(logged.mock.calls.flat().some((value) => value instanceof TypeError)).toBe(true);
  logged.mockRestore();
});

test('of several queries, the failed ones are asked again', async () => {
  const requested: string[] = [];
  const query = (name: string, error: Error | null) => ({ error, refetch: () => requested.push(name) });
  const { error, retry } = failedQueries([
    query('releases', null),
    query('artists', new AppError('service/unavailable')),
    query('labels', new AppError('limit/too-many')),
  ]);
  retry();
  await waitFor(() => expect(requested).toEqual(['artists', 'labels']));
  expect(error).toMatchObject({ code: 'service/unavailable' });
  expect(failedQueries([query('releases', null)]).error).toBeNull();
});
