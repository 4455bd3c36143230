import { act, cleanup, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderKit } from '../testing/render-kit.tsx';
import { stubLayout } from '../testing/stub-layout.ts';
import { VirtualRows, type VirtualRowsHandle } from './virtual-rows.tsx';

stubLayout({ width: 600, height: 50 });
afterEach(cleanup);

const songs = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `song-${at}`, title: `Song ${at}` }));

async function open(count: number, { columns = 1, complete = true } = {}) {
  let ends = 0;
  const ref = createRef<VirtualRowsHandle>();
  await renderKit(
    <VirtualRows
      ref={ref}
      items={songs(count)}
      idOf={({ id }) => id}
      render={({ title }) => title}
      label="Songs"
      complete={complete}
      layout={(width) => ({ columns: Math.min(columns, width), rowHeight: 50 })}
      onEnd={() => (ends += 1)}
    />,
  );
  const list = await screen.findByRole('list', { name: 'Songs' });
  return { list, items: () => within(list).getAllByRole('listitem'), ends: () => ends, handle: () => ref.current };
}

test('of a thousand items only those near the viewport are in the document, each with its position', async () => {
  const { list, items, ends } = await open(1000);
  expect(items().length).toBeLessThan(40);
  expect(list.style.blockSize).toBe('50000px');
  expect(items()[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(items()[0]?.getAttribute('aria-setsize')).toBe('1000');
  expect(ends()).toBe(0);
});

test('columns share a row', async () => {
  const { list, items } = await open(10, { columns: 4 });
  expect(list.style.blockSize).toBe('150px');
  expect(items().map(({ textContent }) => textContent)).toEqual(songs(10).map(({ title }) => title));
});

test('the end is reported when it is near; before that the number of items is unknown', async () => {
  const { items, ends } = await open(5, { complete: false });
  expect(ends()).toBeGreaterThan(0);
  expect(items()[0]?.getAttribute('aria-setsize')).toBe('-1');
});

test('a screen can reach the list element, and scroll to an item', async () => {
  const { list, handle } = await open(1000);
  expect(handle()?.element).toBe(list);
  act(() => handle()?.scrollTo(500));
});
