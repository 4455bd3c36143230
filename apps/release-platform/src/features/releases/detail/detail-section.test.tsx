import { memoryAccess } from '@countin/data/testing';
import type { ProductContent } from '@countin/domain/release';
import { aProductContent } from '@countin/domain/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../testing/render-route.tsx';
import { AiGroup } from './ai-group.tsx';
import { ArtistsGroup } from './artists-group.tsx';
import { CodesGroup } from './codes-group.tsx';
import { RightsGroup } from './rights-group.tsx';

afterEach(cleanup);

const access = memoryAccess({
  'slugs/night-ferry': { kind: 'artist', profileId: 'artist-ferry', createdBy: 'tide' },
  'slugs/tidewrack': { kind: 'label', profileId: 'label-tide', createdBy: 'tide' },
});

async function open(initial: Partial<ProductContent> = {}) {
  const seen = { content: aProductContent(initial) };
  function Editor() {
    const [content, setContent] = useState(seen.content);
    const copy = {
      content,
      errorCodes: new Map(),
      change: (changes: Partial<ProductContent>) => {
        seen.content = { ...seen.content, ...changes };
        setContent(seen.content);
      },
    };
    return (
      <>
        <ArtistsGroup copy={copy} />
        <CodesGroup copy={copy} />
        <RightsGroup copy={copy} />
        <AiGroup copy={copy} />
      </>
    );
  }
  await renderRoute([{ path: '/', Component: Editor }], { path: '/', uid: 'mira', access });
  await screen.findByText('Codes');
  return seen;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a code is kept without its separators and with its leading zero', async () => {
  const seen = await open();
  type('UPC or EAN', '0 36000 29145 2');
  expect(seen.content.upc).toBe('036000291452');
  expect(screen.queryByText(/The last digit/)).toBeNull();
});

test('a wrong check digit is answered with the right one, in a group that stays open', async () => {
  await open();
  type('UPC or EAN', '036000291453');
  const error = await screen.findByText(/The last digit would have to be 2/);
  expect(error.closest('details')?.open).toBe(true);
  type('UPC or EAN', '0360002914');
  await screen.findByText(/Digits entered: 10/);
});

test('artists are added with a role; a row without a name is none; a removed one comes back', async () => {
  const seen = await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add artist', hidden: true }));
  expect(seen.content.artists).toEqual([]);
  type('Artist 1', 'Night Ferry ');
  expect(seen.content.artists).toEqual([{ name: 'Night Ferry', role: 'featured', artistId: null }]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove artist 1', hidden: true }));
  expect(seen.content.artists).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  expect(seen.content.artists).toHaveLength(1);
});

test('a name links to the artist here who has it, and to nothing else', async () => {
  const seen = await open({ artists: [{ name: 'Night Ferry', role: 'featured', artistId: null }] });
  fireEvent.click(screen.getByRole('button', { name: /Link profile: .*Night Ferry/, hidden: true }));
  await screen.findByText('Linked to the profile here.');
  expect(seen.content.artists[0]?.artistId).toBe('artist-ferry');
  type('Artist 1', 'Tidewrack');
  expect(seen.content.artists[0]?.artistId).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Link profile: .*Tidewrack/, hidden: true }));
  await screen.findByText(/No artist here has this name/);
});

test('a rights line without year and owner is no line', async () => {
  const seen = await open();
  type('℗ owner', 'Tidewrack');
  type('℗ year', '２０２６');
  expect(seen.content.pLine).toEqual({ year: 2026, owner: 'Tidewrack' });
  type('℗ owner', '');
  type('℗ year', '');
  expect(seen.content.pLine).toBeNull();
});

test('what AI made is said by an extent and by parts, and who sees it is said beside them', async () => {
  const seen = await open();
  const part = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
  expect(screen.getByText(/^Fans see this on the release’s page/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Vocals', hidden: true })).toBeNull();
  type('Generative AI', 'partly');
  expect(seen.content.ai).toEqual({ extent: 'partly', contributions: [] });
  part('Lyrics');
  part('Vocals');
  expect(seen.content.ai).toEqual({ extent: 'partly', contributions: ['vocals', 'lyrics'] });
  await screen.findByText('Made partly with AI (vocals and lyrics)');
  type('Generative AI', 'none');
  expect(seen.content.ai).toEqual({ extent: 'none', contributions: [] });
  expect(screen.queryByRole('checkbox', { name: 'Vocals', hidden: true })).toBeNull();
  type('Generative AI', '');
  expect(seen.content.ai).toBeNull();
});

test('parts that a message names without an extent are kept until none is left', async () => {
  const seen = await open({ ai: { extent: null, contributions: ['vocals', 'lyrics'] } });
  const part = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name, hidden: true }));
  expect(screen.getByLabelText('Generative AI')).toHaveProperty('value', 'some');
  part('Vocals');
  expect(seen.content.ai).toEqual({ extent: null, contributions: ['lyrics'] });
  part('Lyrics');
  expect(seen.content.ai).toBeNull();
});
