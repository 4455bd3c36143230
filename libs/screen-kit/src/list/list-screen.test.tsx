import { AppError } from '@countin/domain/errors';
import { infiniteQueryOptions, keepPreviousData, QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { listState, ListScreen, MoreButton } from './list-screen.tsx';
import { usePagedList } from './use-paged-list.ts';

afterEach(cleanup);

const away = new AppError('service/unavailable');
const status = { count: 0, isPending: false, error: null, complete: true, retry: () => undefined };

test.each([
  ['loading', { ...status, isPending: true, complete: false }, false],
  ['loading', { ...status, complete: false }, true],
  ['failed', { ...status, error: away, complete: false }, false],
  ['empty', status, false],
  ['nothing-found', status, true],
  ['rows', { ...status, count: 3 }, true],
  ['rows', { ...status, count: 3, error: away }, false],
] as const)('a list is "%s"', (state, list, narrowed) => expect(listState(list, narrowed)).toBe(state));

type Page = { readonly items: readonly string[]; readonly next: number | null };
const itemsOf = (page: Page) => page.items;
const keyOf = (): readonly string[] => ['songs'];

interface Songs {
  readonly pages: readonly (readonly string[])[];
  readonly narrowed?: boolean;
  readonly byButton?: boolean;
}

/** Renders a list of songs with a fake server that can be offline. */
async function open({ pages, narrowed, byButton = false }: Songs) {
  const server = { away: false, requested: [] as number[], cleared: false };
  const options = infiniteQueryOptions({
    queryKey: keyOf(),
    queryFn: async ({ pageParam }): Promise<Page> => {
      server.requested.push(pageParam);
      if (server.away) throw away;
      return { items: pages[pageParam] ?? [], next: pageParam + 1 < pages.length ? pageParam + 1 : null };
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    retry: false,
  });
  function Screen() {
    const list = usePagedList(useInfiniteQuery({ ...options, placeholderData: keepPreviousData }), itemsOf);
    return (
      <ListScreen
        list={list}
        narrowed={narrowed}
        header={<h1>Songs</h1>}
        tools={<div role="search">Find</div>}
        skeleton={<p>Loading songs</p>}
        empty={{ title: 'No songs yet', text: 'Make one.' }}
        nothingFound={{
          title: 'None like that',
          text: 'Look for another.',
          clear: 'Show all',
          onClear: () => (server.cleared = true),
        }}
        more={byButton && !list.complete && <MoreButton label="More" onPress={list.readNext} />}
      >
        <ul>
          {list.items.map((song) => (
            <li key={song}>{song}</li>
          ))}
        </ul>
      </ListScreen>
    );
  }
  return { server, show: () => renderKit(<Screen />, { client: new QueryClient() }) };
}
const songs = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('while the first page loads there is the header and a skeleton, and no tools', async () => {
  const { show } = await open({ pages: [['Salt']] });
  const shown = show();
  expect(await screen.findByText('Loading songs')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Songs' })).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
  await shown;
  expect(await screen.findByText('Salt')).toBeTruthy();
  expect(screen.getByRole('search')).toBeTruthy();
  expect(screen.queryByText('Loading songs')).toBeNull();
});

test('a list without anything says what to do, and has nothing to search', async () => {
  const { show } = await open({ pages: [[]] });
  await show();
  expect(await screen.findByText('No songs yet')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});

test('a search without a match keeps its tools and can be cleared', async () => {
  const { server, show } = await open({ pages: [[]], narrowed: true });
  await show();
  expect(await screen.findByText('None like that')).toBeTruthy();
  expect(screen.getByRole('search')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(server.cleared).toBe(true);
});

test('a first page that failed is asked for again', async () => {
  const { server, show } = await open({ pages: [['Salt']] });
  server.away = true;
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t be reached right now.');
  server.away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Salt')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a next page that failed leaves the rows, and is alone asked for again', async () => {
  const { server, show } = await open({ pages: [['Salt'], ['Low Sun']], byButton: true });
  await show();
  await screen.findByText('Salt');
  server.away = true;
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('alert');
  expect(songs()).toEqual(['Salt']);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  server.away = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Low Sun');
  expect(server.requested).toEqual([0, 1, 1]);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('pages without a match are passed over', async () => {
  const { server, show } = await open({ pages: [[], [], ['Long Water']], narrowed: true });
  await show();
  await waitFor(() => expect(songs()).toEqual(['Long Water']));
  expect(server.requested).toEqual([0, 1, 2]);
});

test('rows and tools that wait for a file of their own leave the rest of the screen in place', async () => {
  const Late = lazy(() => new Promise<never>(() => undefined));
  await renderKit(
    <ListScreen
      list={{ ...status, count: 3 }}
      header={<h1>Songs</h1>}
      tools={<Late />}
      skeleton={<p>Loading songs</p>}
      empty={{ title: 'No songs yet', text: 'Make one.' }}
    >
      <Late />
    </ListScreen>,
  );
  expect(screen.getByRole('heading', { name: 'Songs' })).toBeTruthy();
  expect(screen.getByText('Loading songs')).toBeTruthy();
});
