import { memoryAccess } from '@countin/data/testing';
import type { ProductContent } from '@countin/domain/release';
import { aLabelProfile, aMusicProduct, aProductContent } from '@countin/domain/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { LabelField } from './label-field.tsx';

afterEach(cleanup);

const product = aMusicProduct({ artistId: 'artist', createdBy: 'mira' });
const labels = [
  aLabelProfile({ id: 'tide', name: 'Tidewrack', createdBy: 'someone', artistIds: ['artist'], createdAt: 1 }),
  aLabelProfile({ id: 'own', name: 'Own Label', createdBy: 'mira', artistIds: [], createdAt: 2 }),
  aLabelProfile({ id: 'gone', name: 'Gone', createdBy: 'mira', artistIds: [], createdAt: 3, deletedAt: 4 }),
  aLabelProfile({ id: 'foreign', name: 'Foreign', createdBy: 'other', artistIds: [] }),
];

async function open(stored = labels) {
  function Editor() {
    const [content, setContent] = useState(aProductContent({ labelName: '' }));
    const change = (changes: Partial<ProductContent>) => setContent({ ...content, ...changes });
    return <LabelField copy={{ content, errorCodes: new Map(), change }} product={product} />;
  }
  await renderRoute([{ path: '/', Component: Editor }], {
    path: '/',
    uid: 'mira',
    access: memoryAccess(Object.fromEntries(stored.map((label) => [`labelProfiles/${label.id}`, label]))),
  });
  return screen.findByLabelText('Label', { exact: false });
}

test('suggests the labels whose feed the release can join, and says which it joins', async () => {
  const field = await open();
  await screen.findByText('To join a feed, enter one of your labels: Tidewrack and Own Label.');
  const suggested = [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
  expect(suggested).toEqual(['Tidewrack', 'Own Label']);
  fireEvent.change(field, { target: { value: 'tidewrack ' } });
  expect(await screen.findByText('Joins the feed of Tidewrack when it’s published.')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Foreign' } });
  expect(await screen.findByText(/To join a feed/)).toBeTruthy();
});

test('an artist without labels is told nothing', async () => {
  await open([]);
  expect(screen.queryByText(/feed/)).toBeNull();
});
