import type { StoreLink } from '@countin/domain/store-links';
import type { OpenInput } from '@countin/screen-kit/autosave';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { StoreLinksEditor } from './store-links-editor.tsx';

const SPOTIFY = 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3';
const BANDCAMP = 'https://miraokafor.bandcamp.com/album/low-sun';

afterEach(cleanup);

async function open(initial: readonly StoreLink[] = []) {
  const saved: { links: readonly StoreLink[]; inputs: Map<string, OpenInput> } = { links: initial, inputs: new Map() };
  function Holder() {
    const [links, setLinks] = useState(initial);
    return (
      <StoreLinksEditor
        inputs={{
          setInput: (id, input) => (input ? saved.inputs.set(id, input) : saved.inputs.delete(id)),
          typedIn: () => undefined,
        }}
        links={links}
        onChange={(next) => {
          saved.links = next;
          setLinks(next);
        }}
      />
    );
  }
  await renderScreen(<Holder />);
  // The list draws its rows after the rest of the editor.
  if (initial.length > 0) await screen.findAllByRole('row');
  return saved;
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Paste links');
const paste = (text: string) => fireEvent.paste(box(), { clipboardData: { getData: () => text } });
const link = (id: string, changes: Partial<StoreLink> = {}): StoreLink => ({
  id,
  service: 'spotify',
  url: SPOTIFY,
  label: '',
  hidden: false,
  territories: [],
  source: 'pasted',
  ...changes,
});

test('pasted addresses become links with the names of their services', async () => {
  const saved = await open();
  paste(`${SPOTIFY}?si=abc\n${BANDCAMP}`);
  const rows = within(await screen.findByRole('grid')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Spotify'),
    expect.stringContaining('Bandcamp'),
  ]);
  expect(saved.links.map(({ url }) => url)).toEqual([SPOTIFY, BANDCAMP]);
  expect(screen.getByText('2 links added: Spotify and Bandcamp')).toBeTruthy();
});

test('an address that imitates a store stays in the box with its reason, and the others are added', async () => {
  const saved = await open();
  paste(`https://open.spotify.com.evil.example/album/1\n${BANDCAMP}`);
  expect((await screen.findByRole('alert')).textContent).toContain('only looks like a store’s');
  expect(box().value).toBe('https://open.spotify.com.evil.example/album/1');
  expect(saved.links.map(({ service }) => service)).toEqual(['bandcamp']);
});

test('a script is no link', async () => {
  const saved = await open();
  fireEvent.change(box(), { target: { value: 'javascript:alert(1)' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect((await screen.findByRole('alert')).textContent).toContain('isn’t a web address');
  expect(saved.links).toEqual([]);
});

test('a link to an artist instead of a release is kept, with a warning', async () => {
  await open();
  paste('https://open.spotify.com/artist/1DFixLWuPkv3KT3TnV35m3');
  expect(within(await screen.findByRole('grid')).getByText(/doesn’t lead to a release/)).toBeTruthy();
});

test('a removed link comes back to its place', async () => {
  const saved = await open([
    link('a'),
    link('b', { service: 'bandcamp', url: BANDCAMP }),
    link('c', { service: 'other', url: 'https://mira.example/' }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Bandcamp' }));
  expect(saved.links.map(({ id }) => id)).toEqual(['a', 'c']);
  fireEvent.click(within(screen.getByRole('status', { name: '' })).getByRole('button', { name: 'Undo' }));
  expect(saved.links.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('hiding keeps a link and tells how to show it again', async () => {
  const saved = await open([link('a')]);
  fireEvent.click(screen.getByRole('button', { name: 'Hide Spotify from fans' }));
  expect(saved.links).toMatchObject([{ id: 'a', hidden: true }]);
  expect(screen.getByRole('button', { name: 'Show Spotify to fans' })).toBeTruthy();
});

test('a plain link takes a title of the artist', async () => {
  const saved = await open([link('a', { service: 'other', url: 'https://mira.example/shop' })]);
  fireEvent.change(screen.getByLabelText('Button text'), { target: { value: 'My shop' } });
  expect(saved.links).toMatchObject([{ label: 'My shop' }]);
});

test('countries count only when all of them are some: a mistyped one does not open the link to the whole world', async () => {
  const saved = await open([link('a', { territories: ['PT'] })]);
  const field = screen.getByLabelText('Countries of Spotify');
  const leave = (text: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };
  leave('Frnace');
  expect(screen.getByText('Choose a country from the list.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(saved.links).toMatchObject([{ territories: ['PT'] }]);
  expect([...saved.inputs.values()]).toEqual([{ kind: 'wrong', name: 'storeLinks', typed: 'Frnace' }]);
  leave('France');
  expect(saved.links).toMatchObject([{ territories: ['FR'] }]);
  expect(saved.inputs.size).toBe(0);
});
