import { memoryAccess } from '@countin/data/testing';
import { AppError } from '@countin/domain/errors';
import type { FoundLink, FoundLinks, FoundRow } from '@countin/domain/link-finding';
import type { StoreLink } from '@countin/domain/store-links';
import { aStoreLink } from '@countin/domain/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { FindLinks } from './find-links.tsx';

afterEach(cleanup);

const UPC = '036000291452';
const SPOTIFY = 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3';
const FACTS: NonNullable<FoundLink['facts']> = {
  kind: 'album',
  title: 'Low Sun',
  artists: ['Mira Okafor'],
  label: null,
  gtins: [],
  trackCount: 5,
  durationMs: null,
  date: '2026-11-20',
};
const page = (url: string, changes: Partial<FoundLink> = {}): FoundLink => ({
  url,
  method: 'upc',
  via: 'Spotify',
  confidence: 95,
  reasons: [{ fact: 'code', verdict: 'same', points: 80 }],
  facts: FACTS,
  countries: { live: ['US'], complete: false },
  ...changes,
});
const SURE: FoundRow = {
  service: 'spotify',
  attribution: { text: 'Spotify', url: 'https://open.spotify.com/' },
  status: 'found',
  link: page(SPOTIFY),
};
const LIVE = page('https://tidal.com/album/2', {
  confidence: 60,
  facts: { ...FACTS, title: 'Low Sun (Live)', trackCount: 7 },
  reasons: [
    { fact: 'title', verdict: 'same', points: 25 },
    { fact: 'trackCount', verdict: 'different', points: -25 },
  ],
});
const DOUBTFUL: FoundRow = { service: 'tidal', attribution: null, status: 'doubtful', candidates: [LIVE] };
const SILENT: FoundRow = {
  service: 'deezer',
  attribution: null,
  status: 'not-reached',
  reason: 'rate-limited',
  retryAfterSeconds: 90,
};
const MISSING: FoundRow = { service: 'apple-music', attribution: null, status: 'not-found' };
const answer = (rows: readonly FoundRow[], changes: Partial<FoundLinks> = {}) =>
  ({ by: 'upc', example: false, notReached: [], ...changes, rows: [...rows] }) satisfies FoundLinks;

async function open(find: (input: { text: string }) => FoundLinks, initial: readonly StoreLink[] = []) {
  const saved: { links: readonly StoreLink[] } = { links: initial };
  function Holder() {
    const [links, setLinks] = useState(initial);
    const latest = useRef(initial);
    return (
      <FindLinks
        productId="low-sun"
        links={links}
        latest={() => latest.current}
        storeOrder={[]}
        onChange={(next) => {
          latest.current = next;
          saved.links = next;
          setLinks(next);
        }}
        own={{ title: 'Low Sun', artists: ['Mira Okafor'], trackCount: 5, date: '2026-11-20' }}
        code={UPC}
      />
    );
  }
  const access = memoryAccess({}, { 'studio/findLinks': find });
  await renderRoute([{ path: '/', element: <Holder /> }], { path: '/', uid: 'mira', access });
  await box();
  return { saved, access };
}

const box = () => screen.findByLabelText<HTMLTextAreaElement>('Find links');
const enter = async (text: string) => {
  fireEvent.change(await box(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const service = async (name: string) => {
  const items = within(await screen.findByRole('region', { name: 'Found on services' })).getAllByRole('listitem');
  const item = items.find((one) => one.textContent.startsWith(name));
  if (!item) throw new Error(`no row of ${name}`);
  return within(item);
};

test('a page of another year warns before it is accepted, beside a confidence that is not certain', async () => {
  const earlier = page('https://tidal.com/album/2', {
    confidence: 74,
    facts: { ...FACTS, date: '2015-03-06' },
    reasons: [{ fact: 'date', verdict: 'different', points: -10 }],
  });
  const { saved } = await open(() => answer([{ ...DOUBTFUL, candidates: [earlier] }]));
  await enter(UPC);
  const found = within(await screen.findByRole('article', { name: 'Low Sun' }));
  expect(found.getByText('Released in 2015 there. Yours is from 2026.')).toBeTruthy();
  expect(found.getByText(/Possible.*74/)).toBeTruthy();
  expect(saved.links).toEqual([]);
});

test('one UPC gives a row a service; what is sure is added, and can be undone', async () => {
  const { saved } = await open(() => answer([SURE, DOUBTFUL, SILENT, MISSING]));
  await enter(UPC);
  expect(await screen.findByText('1 link added: Spotify')).toBeTruthy();
  expect(saved.links.map(({ url, source }) => [url, source])).toEqual([[SPOTIFY, 'upc']]);
  const spotify = await service('Spotify');
  expect(spotify.getByText('Certain, 95%')).toBeTruthy();
  expect(spotify.getByText('Same UPC')).toBeTruthy();
  expect(spotify.getByText('In your list')).toBeTruthy();
  expect(spotify.getByRole('link', { name: 'Data: Spotify' })).toBeTruthy();
  expect((await service('Apple Music')).getByText('Not found on Apple Music.')).toBeTruthy();
  expect(
    (await service('Deezer')).getByText(/isn’t taking any more requests right now\. Try again in 2 minutes\./),
  ).toBeTruthy();
  press('Undo');
  expect(saved.links).toEqual([]);
});

test('a doubtful page stands beside the release, and is added only by a decision', async () => {
  const { saved } = await open(() => answer([DOUBTFUL]));
  await enter(UPC);
  const tidal = await service('TIDAL');
  const cells = tidal.getAllByRole('row').map((row) => row.textContent);
  expect(cells).toContain('TitleLow SunLow Sun (Live)');
  expect(tidal.getByText('Different number of tracks')).toBeTruthy();
  expect(saved.links).toEqual([]);
  fireEvent.click(tidal.getByRole('button', { name: 'Not this one' }));
  expect(tidal.getByText(/Nothing added from TIDAL/)).toBeTruthy();
  fireEvent.click(tidal.getByRole('button', { name: 'Undo' }));
  fireEvent.click(tidal.getByRole('button', { name: 'Add this link' }));
  expect(saved.links.map(({ url, confidence }) => [url, confidence])).toEqual([[LIVE.url, 60]]);
});

test('another link of the service is replaced only when asked to', async () => {
  const own = aStoreLink({
    id: 'own',
    service: 'spotify',
    url: 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy',
  });
  const { saved } = await open(() => answer([SURE]), [own]);
  await enter(UPC);
  const spotify = await service('Spotify');
  expect(saved.links).toEqual([own]);
  fireEvent.click(spotify.getByRole('button', { name: /Replace my .*Spotify.* link/ }));
  expect(saved.links.map(({ id, url }) => [id, url])).toEqual([['own', SPOTIFY]]);
});

test('an address is added at once and looked for on the other services', async () => {
  const requested: string[] = [];
  const { saved } = await open(({ text }) => (requested.push(text), answer([SURE], { by: 'url' })));
  await enter(`${SPOTIFY}?si=abc`);
  expect((await service('Spotify')).getByText('In your list')).toBeTruthy();
  expect([requested, saved.links.length]).toEqual([[`${SPOTIFY}?si=abc`], 1]);
});

test('several addresses are added without asking the services', async () => {
  const { saved } = await open(() => {
    throw new Error('asked');
  });
  await enter(`${SPOTIFY} https://tidal.com/album/1`);
  expect(saved.links.map(({ service: id }) => id)).toEqual(['spotify', 'tidal']);
});

test('a wrong check digit is told with the right one, and stays in the box', async () => {
  await open(() => answer([]));
  await enter('036000291453');
  expect((await screen.findByRole('alert')).textContent).toMatch(/should be .*2/);
  expect((await box()).value).toBe('036000291453');
});

test('the release’s own code is looked for by one press', async () => {
  const requested: string[] = [];
  await open(({ text }) => (requested.push(text), answer([])));
  press(/Find on all services/);
  expect(await screen.findByText('No service knows this release.')).toBeTruthy();
  expect(requested).toEqual([UPC]);
});

test('while it searches it says so, and example data are told apart', async () => {
  const { access } = await open(() => answer([SURE], { example: true, notReached: ['MusicBrainz'] }));
  const release = access.hold();
  await enter(UPC);
  expect(await screen.findByText('Searching all services…')).toBeTruthy();
  release();
  expect(await screen.findByText('The example catalogue answers: no keys are set.')).toBeTruthy();
  expect(screen.getByText(/MusicBrainz.* hasn’t answered/)).toBeTruthy();
});

test('no answer of any service is told once, with another try', async () => {
  let tries = 0;
  await open(() => (++tries === 1 ? answer([SILENT]) : answer([SURE])));
  await enter(UPC);
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('No service has answered.')).toBeTruthy();
  fireEvent.click(notice.getByRole('button', { name: 'Try Again' }));
  expect((await service('Spotify')).getByText('In your list')).toBeTruthy();
});

test('a failed search says when to try again', async () => {
  await open(() => {
    throw new AppError('limit/too-many', { retryAfterSeconds: 30 });
  });
  await enter(UPC);
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 30 seconds.');
});

test('a page of another year says so, however sure the service is', async () => {
  const old = page('https://tidal.com/album/9', { confidence: 100, facts: { ...FACTS, date: '2015-03' } });
  await open(() => answer([SURE, { service: 'tidal', attribution: null, status: 'found', link: old }]));
  await enter(UPC);
  expect((await service('TIDAL')).getByText('Released in 2015 there. Yours is from 2026.')).toBeTruthy();
  expect((await service('Spotify')).queryByText(/^Released in/)).toBeNull();
});
