import { memoryAccess, type MemoryFunctions } from '@countin/data/testing';
import { AppError } from '@countin/domain/errors';
import type { FoundRow, ProposedRelease, ReleaseProposal } from '@countin/domain/link-finding';
import { anArtistProfile } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderRoute } from '../../testing/render-route.tsx';
import NewReleaseDialog from './new-release-dialog.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

const UPC = '036000291452';
const LINK = 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3';
const mira = { ...anArtistProfile({ id: 'mira', name: 'Mira Okafor' }), role: 'owner' as const };
const elin = { ...anArtistProfile({ id: 'elin', name: 'Elin Sand', customSlug: 'elin' }), role: 'owner' as const };
const RELEASE: ProposedRelease = {
  title: 'Low Sun',
  version: '',
  kind: 'ep',
  artists: ['Mira Okafor'],
  namesArtist: true,
  date: '2015-05-08',
  label: 'Tide Line',
  upc: UPC,
  trackCount: 5,
  coverPreview: 'data:image/png;base64,iVBORw0KGgo=',
};
const row = (date = '2015-05-08'): FoundRow => ({
  service: 'spotify',
  attribution: null,
  status: 'found',
  link: {
    url: LINK,
    method: 'upc',
    via: 'Spotify',
    confidence: 100,
    reasons: [],
    facts: {
      kind: 'album',
      title: 'Low Sun',
      artists: [],
      label: null,
      gtins: [],
      trackCount: 5,
      durationMs: null,
      date,
    },
    countries: { live: [], complete: false },
  },
});
const proposal = (
  release: Partial<ProposedRelease> | null = {},
  more: Partial<ReleaseProposal> = {},
): ReleaseProposal => ({
  by: 'upc',
  example: false,
  rows: [row()],
  notReached: [],
  release: release && { ...RELEASE, ...release },
  existing: null,
  ...more,
});

interface Opened {
  readonly artists?: readonly (typeof mira)[];
  readonly functions?: MemoryFunctions;
}

/** The dialog over a screen, which it leaves for an editor. Each call is listed. */
async function open({ artists = [mira], functions = {} }: Opened = {}) {
  const calls: { name: string; input: Record<string, unknown> }[] = [];
  const listed = (name: string, answer: (input: never) => unknown) => (input: never) => {
    calls.push({ name, input });
    return answer(input);
  };
  const all: MemoryFunctions = {
    'studio/findRelease': () => proposal(),
    'studio/startRelease': () => ({ productId: 'started', cover: { state: 'ready' }, notes: [] }),
    'studio/createRelease': () => ({ productId: 'created' }),
    ...functions,
  };
  const access = memoryAccess(
    {},
    Object.fromEntries(Object.entries(all).map(([name, answer]) => [name, listed(name, answer)])),
  );
  function Screen() {
    const [shown, setShown] = useState(true);
    return shown ? (
      <NewReleaseDialog artists={artists} onClose={() => setShown(false)} />
    ) : (
      <button type="button" onClick={() => setShown(true)}>
        Open again
      </button>
    );
  }
  const Editor = () => <p>Editor {JSON.stringify(useLocation().state)}</p>;
  const view = await renderRoute(
    [
      { path: '/', Component: Screen },
      { path: '/artist/:artistId/products/:productId', Component: Editor },
    ],
    { path: '/', uid: 'u', access },
  );
  await screen.findByRole('dialog', { name: 'New release' });
  return {
    ...view,
    access,
    namesOf: () => calls.map(({ name }) => name),
    inputs: () => calls.map(({ input }) => input),
  };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const paste = (text: string) => type(/^Store link, UPC or title/, text);
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create release' }));

test('a pasted link shows the release, and one press makes its draft', async () => {
  const { inputs, router } = await open();
  paste(` ${LINK} `);
  const card = await screen.findByRole('region', { name: 'Low Sun' });
  for (const text of ['Mira Okafor', /EP.*5 tracks.*2015.*Tide Line/, 'Certain'])
    expect(within(card).getByText(text)).toBeTruthy();
  expect(within(card).getByRole('link', { name: 'Spotify' }).getAttribute('href')).toBe(LINK);
  expect(card.querySelector('img')?.getAttribute('src')).toBe(RELEASE.coverPreview);
  create();
  create();
  expect(await screen.findByText(/^Editor/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/artist/mira/products/started');
  expect(inputs()).toEqual([
    { artistId: 'mira', text: LINK },
    { artistId: 'mira', text: LINK, startId: expect.any(String) as string, productSlug: 'low-sun' },
  ]);
});

test('a title is a title', async () => {
  const { inputs, namesOf } = await open();
  paste('1989');
  create();
  expect(await screen.findByText(/^Editor/)).toBeTruthy();
  expect(namesOf().filter((name) => name !== 'studio/createRelease')).toEqual([]);
  expect(inputs()).toMatchObject([{ title: '1989', productSlug: '1989' }]);
});

test('the search can be stopped, and the draft made with the link alone', async () => {
  const { access, inputs } = await open();
  const answer = access.hold();
  paste(LINK);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop looking' }));
  type(/^Title/, 'Low Sun');
  answer();
  create();
  expect(await screen.findByText(/^Editor/)).toBeTruthy();
  expect(inputs().at(-1)).toMatchObject({ title: 'Low Sun', storeLinks: [{ service: 'spotify', url: LINK }] });
});

test.each([
  ['no service answers', 'link/no-answer', /^No service answers/],
  ['there is no connection', 'service/unavailable', /^We can’t be reached/],
  ['there were too many look-ups', 'limit/too-many', /^Too many requests/],
] as const)('if %s, nothing is lost, and the same can be tried again', async (_what, code, text) => {
  let fails = true;
  const { inputs } = await open({
    functions: {
      'studio/findRelease': () => {
        if (fails) throw new AppError(code);
        return proposal();
      },
    },
  });
  paste(UPC);
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(screen.getByLabelText(/^Title/)).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Low Sun' })).toBeTruthy();
  expect(inputs()).toHaveLength(2);
});

test('of a UPC that no service surely has, the draft gets the UPC, leading zero included', async () => {
  const { inputs } = await open({
    functions: { 'studio/findRelease': () => proposal(null, { rows: [] }) },
  });
  paste(UPC);
  expect(await screen.findByText('No service is sure that it has this release.')).toBeTruthy();
  create();
  expect(await screen.findAllByText('Fill this in.')).not.toEqual([]);
  expect(document.activeElement).toBe(screen.getByLabelText(/^Title/));
  type(/^Title/, 'Low Sun');
  create();
  expect(await screen.findByText(/^Editor/)).toBeTruthy();
  expect(inputs().at(-1)).toMatchObject({ title: 'Low Sun', upc: UPC });
});

test('somebody else’s release is said, and goes to the artist whom it names by one press', async () => {
  const { inputs } = await open({
    artists: [mira, elin],
    functions: {
      'studio/findRelease': ({ artistId }: { artistId: string }) =>
        proposal({ artists: ['Elin Sand'], namesArtist: artistId === 'elin' }),
    },
  });
  paste(UPC);
  expect(await screen.findByText('This release is by Elin Sand. Create it for Mira Okafor all the same?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create it for Elin Sand' }));
  await waitFor(() => expect(screen.queryByText(/^This release is by/)).toBeNull());
  await screen.findByRole('region', { name: 'Low Sun' });
  create();
  expect(await screen.findByText(/^Editor/)).toBeTruthy();
  expect(inputs().at(-1)).toMatchObject({ artistId: 'elin', text: UPC });
});

test('a release that is there already has a link', async () => {
  const { router } = await open({
    functions: {
      'studio/findRelease': () => proposal({}, { existing: { productId: 'old', title: 'Low Sun', same: 'upc' } }),
    },
  });
  paste(UPC);
  expect(await screen.findByText('Mira Okafor already has a release with this UPC: Low Sun.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Open it' }));
  expect(await screen.findByText(/^Editor/)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/artist/mira/products/old');
});

test('links to a release of another year are said', async () => {
  await open({ functions: { 'studio/findRelease': () => proposal({}, { rows: [row('2026-01-02')] }) } });
  paste(UPC);
  expect(await screen.findByText(/^Released in another year on Spotify/)).toBeTruthy();
});

test('a wrong check digit is said at once, and nothing is asked for', async () => {
  const { inputs } = await open();
  paste('036000291453');
  expect(await screen.findByText(/^The last digit should be 2/)).toBeTruthy();
  create();
  expect(inputs()).toEqual([]);
});

test('closed and opened again, it has what was entered; a lost answer makes no second draft', async () => {
  let lost = true;
  const { inputs, namesOf } = await open({
    functions: {
      'studio/startRelease': () => {
        if (lost) throw new AppError('service/unavailable');
        return { productId: 'started', cover: { state: 'ready' }, notes: [] };
      },
    },
  });
  paste(UPC);
  await screen.findByRole('region', { name: 'Low Sun' });
  create();
  expect(await screen.findByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Open again' }));
  await screen.findByRole('region', { name: 'Low Sun' });
  lost = false;
  create();
  expect(await screen.findByText(/^Editor/)).toBeTruthy();
  const ids = inputs().flatMap(({ startId }) => (startId === undefined ? [] : [startId]));
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(namesOf()).toContain('studio/startRelease');
});

test('what the draft lacks goes along to its editor', async () => {
  await open({
    functions: {
      'studio/startRelease': () => ({
        productId: 'started',
        cover: { state: 'failed', code: 'service/unavailable' },
        notes: ['tracks-left-out'],
      }),
    },
  });
  paste(UPC);
  await screen.findByRole('region', { name: 'Low Sun' });
  create();
  expect((await screen.findByText(/^Editor/)).textContent).toContain('tracks-left-out');
});
