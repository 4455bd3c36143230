import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { SearchTools } from './search-tools.tsx';
import { useListFilters, useUrlChoice, useUrlFilters } from './use-list-filters.ts';

afterEach(cleanup);

const STATES = ['all', 'draft', 'released'] as const;
type State = (typeof STATES)[number];

function Tools({
  text,
  searched,
  filter,
  active,
  setText,
  setFilter,
  clear,
}: ReturnType<typeof useListFilters<{ state: State }>>) {
  return (
    <>
      <SearchTools
        search={{ label: 'Search', placeholder: 'Title', text, onChange: setText }}
        filter={{
          label: 'State',
          value: filter.state,
          options: STATES.map((value) => ({ value, label: value })),
          onChange: (state) => setFilter({ state }),
        }}
      />
      <button type="button" onClick={clear}>
        Clear
      </button>
      <output>{`${searched}/${filter.state}/${active ? 'narrowed' : 'whole'}`}</output>
    </>
  );
}
function InAddress() {
  const [view, setView] = useUrlChoice('view', ['grid', 'list']);
  return (
    <>
      <Tools {...useUrlFilters({ state: STATES })} />
      <button type="button" onClick={() => setView('list')}>
        {view}
      </button>
    </>
  );
}
const InMemory = () => <Tools {...useListFilters<{ state: State }>({ state: 'all' })} />;

const search = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (text: string) => fireEvent.change(search(), { target: { value: text } });
const choose = (state: State) => fireEvent.change(screen.getByLabelText('State'), { target: { value: state } });
const outcome = () => screen.getByRole('status').textContent;

test('a search runs after the last key, and replaces the address without a history entry', async () => {
  const { router } = await renderKit(<InAddress />, { path: '/list?view=list' });
  await screen.findByLabelText('Search');
  type('l');
  type('lo');
  type('low');
  expect([search().value, outcome()]).toEqual(['low', '/all/narrowed']);
  await waitFor(() => expect(outcome()).toBe('low/all/narrowed'));
  expect(router.state.location.search).toBe('?view=list&q=low');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a search is in the address once its field is left, before a click can lead elsewhere', async () => {
  const { router } = await renderKit(<InAddress />, { path: '/list' });
  await screen.findByLabelText('Search');
  search().focus();
  type('low');
  await act(async () => search().blur());
  expect(router.state.location.search).toBe('?q=low');
});

test('a filter is kept beside the search, and empty filters are left out', async () => {
  const { router } = await renderKit(<InAddress />, { path: '/list' });
  await screen.findByLabelText('Search');
  type('low');
  choose('draft');
  await waitFor(() => expect(outcome()).toBe('low/draft/narrowed'));
  expect(router.state.location.search).toBe('?q=low&state=draft');
  choose('all');
  await waitFor(() => expect(outcome()).toBe('low/all/narrowed'));
  expect(router.state.location.search).toBe('?q=low');
  fireEvent.click(screen.getByRole('button', { name: 'grid' }));
  await screen.findByRole('button', { name: 'list' });
  expect(router.state.location.search).toBe('?q=low&view=list');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(outcome()).toBe('/all/whole'));
  expect([search().value, router.state.location.search]).toEqual(['', '?view=list']);
});

test('filters of the address apply at once, and another address replaces them', async () => {
  const { router } = await renderKit(<InAddress />, { path: '/list?q=salt&state=released' });
  await waitFor(() => expect(outcome()).toBe('salt/released/narrowed'));
  expect(search().value).toBe('salt');
  await act(() => router.navigate('/list?q=low&state=nonsense'));
  expect([search().value, outcome()]).toEqual(['low', 'low/all/narrowed']);
});

test('typing continues while an earlier search updates the address', async () => {
  const { router } = await renderKit(<InAddress />, { path: '/list' });
  await screen.findByLabelText('Search');
  type('low');
  await waitFor(() => expect(router.state.location.search).toBe('?q=low'));
  type('low sun');
  await waitFor(() => expect(search().value).toBe('low sun'));
  await waitFor(() => expect(router.state.location.search).toBe('?q=low+sun'));
  expect(search().value).toBe('low sun');
});

test('a search that may name people stays out of the address', async () => {
  const { router } = await renderKit(<InMemory />, { path: '/fans' });
  await screen.findByLabelText('Search');
  type('ines@');
  choose('draft');
  await waitFor(() => expect(outcome()).toBe('ines@/draft/narrowed'));
  expect(router.state.location.search).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([search().value, outcome()]).toEqual(['', '/all/whole']);
});

test('"back" restores a search that stays out of the address; a new visit begins without it', async () => {
  const { router } = await renderKit(null, {
    path: '/fans',
    routes: [
      { path: '/fans', Component: InMemory },
      { path: '/other', Component: () => <h1>Other</h1> },
    ],
  });
  await screen.findByLabelText('Search');
  type('ines@');
  choose('draft');
  await act(() => router.navigate('/other'));
  await screen.findByRole('heading', { name: 'Other' });
  await act(() => router.navigate(-1));
  await screen.findByLabelText('Search');
  expect([search().value, outcome()]).toEqual(['ines@', 'ines@/draft/narrowed']);
  await act(() => router.navigate('/other'));
  await act(() => router.navigate('/fans'));
  await screen.findByLabelText('Search');
  expect([search().value, outcome()]).toEqual(['', '/all/whole']);
});
