import { queryKeys } from '@countin/data/access';
import { AppError } from '@countin/domain/errors';
import { useInfiniteQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { lazy } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { PagedSection } from './paged-section.tsx';

afterEach(cleanup);

/** Waits for its file for ever. */
const Late = lazy(() => new Promise<never>(() => undefined));

/** A section of two pages with one row each; the pages in `down` cannot be read. Rows may be `late`. */
function open(down: Set<number>, late = false) {
  function Rows() {
    const query = useInfiniteQuery({
      queryKey: queryKeys.labels(),
      queryFn: ({ pageParam }) => {
        if (down.has(pageParam)) throw new AppError('service/unavailable');
        return `Row ${pageParam}`;
      },
      initialPageParam: 1,
      getNextPageParam: (_row, rows) => (rows.length < 2 ? rows.length + 1 : undefined),
      retry: false,
    });
    return (
      <PagedSection
        title="Releases"
        query={query}
        failed="Releases could not be loaded"
        more="More releases"
        height={68}
      >
        {late ? <Late /> : <p>{query.data?.pages.join(', ')}</p>}
      </PagedSection>
    );
  }
  return renderRoute([{ path: '/', Component: Rows }], { path: '/', uid: 'mira' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the next page follows at the press of a button, which the last page has no more', async () => {
  await open(new Set());
  await screen.findByText('Row 1');
  press('More releases');
  await screen.findByText('Row 1, Row 2');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that could not be read is asked for again, and earlier rows stay', async () => {
  const down = new Set([2]);
  await open(down);
  await screen.findByText('Row 1');
  press('More releases');
  expect((await screen.findByRole('alert')).textContent).toContain('Releases could not be loaded');
  expect(screen.getByText('Row 1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More releases' })).toBeNull();
  down.clear();
  press('Try Again');
  await screen.findByText('Row 1, Row 2');
});

test('a first page that could not be read is asked for again', async () => {
  const down = new Set([1]);
  await open(down);
  await screen.findByRole('alert');
  down.clear();
  press('Try Again');
  await screen.findByText('Row 1');
});

test('rows that wait for a file of their own leave the section in place', async () => {
  await open(new Set(), true);
  await screen.findByRole('button', { name: 'More releases' });
  expect(screen.getByRole('heading', { name: 'Releases' })).toBeTruthy();
});
