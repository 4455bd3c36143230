import { unsavedChanges } from '@countin/screen-kit/autosave';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import { AccessGate } from './access-gate.tsx';

beforeEach(() => window.localStorage.clear());
afterEach(cleanup);

function Screen({ allowed }: { readonly allowed: boolean }) {
  const [may, setMay] = useState(allowed);
  return (
    <>
      <button onClick={() => setMay(!may)}>Change the role</button>
      <AccessGate allowed={may} name="Mira Okafor">
        <h1>Editor</h1>
      </AccessGate>
    </>
  );
}

const open = (allowed: boolean) =>
  renderRoute([{ path: '/artist/:artistId/products/:productId', element: <Screen allowed={allowed} /> }], {
    path: '/artist/one/products/tide',
    uid: 'ada',
  });
const changeRole = () => fireEvent.click(screen.getByRole('button', { name: 'Change the role' }));

/** Text that an editor of a document could not save. */
function keep(uid: string, path: string, mine: object): void {
  const entry = { at: Date.now(), mine: { ...mine }, base: {}, sent: {}, inputs: {} };
  unsavedChanges(() => window.localStorage, uid, path, 'tab').keep(entry);
}

test('a role that ends while a screen is open is said, with what was not saved', async () => {
  keep('ada', 'musicProducts/tide', { description: 'Recorded on a ferry.', storeLinks: [{ url: 'x' }] });
  keep('ada', 'musicProducts/other', { description: 'Of another release.' });
  keep('ben', 'musicProducts/tide', { description: 'Of another person.' });
  await open(true);
  expect(await screen.findByRole('heading', { name: 'Editor' })).toBeTruthy();
  changeRole();
  expect(await screen.findByRole('heading', { name: 'You no longer have access here' })).toBeTruthy();
  expect(screen.getByText(/Your role in Mira Okafor has changed or ended/)).toBeTruthy();
  expect(screen.getByText('Recorded on a ferry.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Copy this text' })).toHaveLength(1);
  expect(screen.queryByText(/Of another/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Editor' })).toBeNull();
  changeRole();
  expect(await screen.findByRole('heading', { name: 'Editor' })).toBeTruthy();
});

test('a role that ends with everything saved shows nothing else', async () => {
  await open(true);
  await screen.findByRole('heading', { name: 'Editor' });
  changeRole();
  expect(await screen.findByRole('heading', { name: 'You no longer have access here' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy this text' })).toBeNull();
});

test('a person who never had a role learns nothing', async () => {
  keep('ada', 'musicProducts/tide', { description: 'Recorded on a ferry.' });
  await open(false);
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeTruthy();
  expect(screen.queryByText(/Mira Okafor|ferry/)).toBeNull();
});
