import type { StoreLink } from '@countin/domain/store-links';
import { aStoreLink } from '@countin/domain/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { SortByUse } from './sort-by-use.tsx';

afterEach(cleanup);

/** Links of which the first has the fewest clicks, and the ids in the order that was last set. */
async function open(clicks: Readonly<Record<string, number>>) {
  const set: string[][] = [];
  function Holder() {
    const [links, setLinks] = useState<readonly StoreLink[]>(Object.keys(clicks).map((id) => aStoreLink({ id })));
    return (
      <SortByUse
        links={links}
        clicksOf={({ id }) => clicks[id] ?? null}
        onChange={(next) => {
          set.push(next.map(({ id }) => id));
          setLinks(next);
        }}
      />
    );
  }
  await renderScreen(<Holder />);
  return set;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the most used links come first, and undo brings the order from before', async () => {
  const set = await open({ a: 1, b: 7, c: 3 });
  press('Put the most used links first');
  expect(screen.getByRole('status').textContent).toContain('The most-used links now come first.');
  press('Undo');
  expect(set).toEqual([
    ['b', 'c', 'a'],
    ['a', 'b', 'c'],
  ]);
  expect(screen.getByRole('button', { name: 'Put the most used links first' })).toBeTruthy();
});

test('where the order is that of use already, nothing is offered', async () => {
  await open({ a: 9, b: 7, c: 7 });
  expect(screen.queryByRole('button')).toBeNull();
});
