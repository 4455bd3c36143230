import { parseGtin } from '@countin/domain/identifiers';
import { NO_FACTS, type ReleaseFacts } from '@countin/domain/release-match';
import { storeReferenceOf } from '@countin/domain/store-links';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CATALOGUE_IDS, type CatalogueId } from '../client/catalogue-ids.ts';
import { Stage, type ListedAlbum } from '../testing/stage.ts';
import { findEverywhere, type FoundEverywhere } from './find-everywhere.ts';
import type { FindQuery } from './find-query.ts';

const RELEASE = 'low-sun-long-water';
/** As configured with all keys: Apple Music in place of iTunes. */
const KEYED = CATALOGUE_IDS.filter((id) => id !== 'itunes');
const KEYLESS: readonly CatalogueId[] = ['deezer', 'itunes', 'musicbrainz'];

beforeEach(() => new Stage().reset());
afterEach(() => new Stage().reset());

describe('a release on every service', () => {
  it('is found by its UPC, with links of further stores from MusicBrainz', async () => {
    const stage = new Stage();
    const { rows, facts, notReached } = await find(stage, byUpc(await stage.album(RELEASE)));
    for (const service of ['spotify', 'apple-music', 'tidal', 'deezer'])
      expect(rows.find((row) => row.service === service)).toMatchObject({ status: 'found', link: { method: 'upc' } });
    const further = rows.slice(4);
    expect(further.length).toBeGreaterThan(0);
    for (const row of further) expect(row).toMatchObject({ status: 'found', link: { via: 'musicbrainz', item: null } });
    expect(facts).toMatchObject({ title: expect.stringMatching(/^Low Sun/) as string, trackCount: 5 });
    expect(notReached).toEqual([]);
  });

  it('is found by the services without keys alone', async () => {
    const stage = new Stage();
    const { rows } = await find(stage, byUpc(await stage.album(RELEASE)), { ids: KEYLESS });
    expect(statuses({ rows })).toMatchObject({ 'apple-music': 'found', deezer: 'found' });
  });

  it('is found from one pasted link', async () => {
    const stage = new Stage();
    const [album] = await stage.client('tidal').byUpc(code((await stage.album(RELEASE)).upc), stage.options());
    const { rows } = await find(stage, byUrl(album?.url ?? ''));
    expect(rows.find(({ service }) => service === 'tidal')).toMatchObject({ status: 'found', link: { method: 'url' } });
    for (const service of ['spotify', 'apple-music', 'deezer'])
      expect(rows.find((row) => row.service === service)).toMatchObject({ status: 'found', link: { method: 'upc' } });
  });

  it('is found from the link of a service that cannot be asked', async () => {
    const stage = new Stage();
    const [release] = await stage.client('musicbrainz').byUpc(code((await stage.album(RELEASE)).upc), stage.options());
    const page = release?.links.find(({ service }) => !['spotify', 'deezer'].includes(service))?.url ?? '';
    const { rows } = await find(stage, byUrl(page));
    expect(statuses({ rows })).toMatchObject({
      spotify: 'found',
      'apple-music': 'found',
      tidal: 'found',
      deezer: 'found',
    });
  });

  it('is found as a track by its ISRC, by title where ISRCs cannot be looked up', async () => {
    const stage = new Stage();
    const [, , isrc = ''] = (await stage.album(RELEASE)).isrcs;
    const { rows } = await find(stage, { by: 'isrc', isrc }, { ids: ['spotify', 'deezer', 'itunes'] });
    expect(rows.find(({ service }) => service === 'spotify')).toMatchObject({
      status: 'found',
      link: { method: 'isrc' },
    });
    expect(rows.find(({ service }) => service === 'deezer')).toMatchObject({
      status: 'found',
      link: { method: 'isrc' },
    });
    // Title, artist, duration and date agree, but nothing proves it.
    expect(rows.find(({ service }) => service === 'apple-music')).toMatchObject({
      status: 'doubtful',
      candidates: [{ method: 'title' }],
    });
  });
});

describe('nothing wrong is added', () => {
  it('no near miss is ever found in place of another album', async () => {
    const stage = new Stage();
    const families = (await stage.albums()).filter(({ slug }) => /^invented-(?:[0-9]|1[0-9])$/.test(slug));
    for (const album of families) {
      const { rows } = await find(stage, byUpc(album), { known: knownOf(album) });
      for (const row of rows) {
        if (row.status !== 'found' || !row.link.item) continue;
        const { title, artists, gtins, isrcs } = row.link.item;
        expect(bare(title), `${album.slug} at ${row.service}`).toBe(album.title);
        expect(artists).toEqual([album.artist]);
        if (gtins.length > 0) expect(gtins).toEqual([`00${album.upc}`]);
        if (isrcs.length > 0) expect(isrcs).toEqual(album.isrcs);
      }
    }
  });

  it('a service that answers another album gives no row to add', async () => {
    const stage = new Stage();
    await stage.fault('apple-music', 'other-album');
    const { rows } = await find(stage, byUpc(await stage.album(RELEASE)));
    expect(statuses({ rows })).toMatchObject({ spotify: 'found', tidal: 'found', deezer: 'found' });
    expect(statuses({ rows })['apple-music']).not.toBe('found');
  });

  it('a single service that does not repeat the code is doubtful', async () => {
    const stage = new Stage();
    const { rows } = await find(stage, byUpc(await stage.album(RELEASE)), { ids: ['itunes'] });
    expect(rows).toMatchObject([{ service: 'apple-music', status: 'doubtful' }]);
  });

  it('two albums with one UPC are told apart by what the artist knows', async () => {
    const stage = new Stage();
    const twins = (await stage.albums()).filter(({ nearMiss }) => nearMiss === 'same-upc');
    for (const { slug } of twins.slice(0, 5)) {
      const album = await stage.album(slug.replace('-same-upc', ''));
      const { rows } = await find(stage, byUpc(album), { ids: ['apple-music'], known: knownOf(album) });
      const [row] = rows;
      if (row?.status === 'found') expect(bare(row.link.item?.title ?? '')).toBe(album.title);
    }
  });

  it('another edition with the same UPC is no rival of the album that agrees in everything', async () => {
    const stage = new Stage();
    const twins = (await stage.albums()).filter(({ nearMiss }) => nearMiss === 'same-upc');
    expect(twins.length).toBeGreaterThan(0);
    for (const { slug } of twins.slice(0, 3)) {
      const album = await stage.album(slug.replace('-same-upc', ''));
      // Its tracks are not entered yet.
      const known = { ...knownOf(album), isrcs: [], trackCount: null };
      const { rows } = await find(stage, byUpc(album), { ids: ['tidal', 'apple-music'], known });
      for (const row of rows) expect(row).toMatchObject({ status: 'found', link: { match: { score: 100 } } });
    }
  });

  it('an album of another year than that of the artist’s release is for a decision, and its confidence says so', async () => {
    const stage = new Stage();
    const album = await stage.album(RELEASE);
    const { rows, sure } = await find(stage, byUpc(album), { known: { ...knownOf(album), date: '2041-12-04' } });
    const dated = rows.filter((row) => row.status === 'found' || row.status === 'doubtful');
    expect(dated.length).toBeGreaterThan(3);
    for (const row of rows.filter(({ service }) => ['spotify', 'apple-music', 'tidal', 'deezer'].includes(service))) {
      expect(row).toMatchObject({ status: 'doubtful' });
      const [best] = row.status === 'doubtful' ? row.candidates : [];
      expect(best?.match).toMatchObject({
        band: 'doubtful',
        reasons: expect.arrayContaining([DATE_DIFFERS]) as unknown,
      });
      expect(best?.match.score).toBeLessThan(75);
    }
    expect(sure).toEqual([]);
  });

  it('the album of the UPC is for a decision where the artist names it otherwise, and the evidence is shown', async () => {
    const stage = new Stage();
    const album = await stage.album(RELEASE);
    const known = { ...NO_FACTS, title: 'Harbour Lights', artists: ['Nobody Known'] };
    const { rows } = await find(stage, byUpc(album), { known });
    for (const row of rows.filter(({ service }) => ['spotify', 'apple-music', 'tidal', 'deezer'].includes(service))) {
      expect(row).toMatchObject({ status: 'doubtful' });
      const [best] = row.status === 'doubtful' ? row.candidates : [];
      expect(bare(best?.item?.title ?? '')).toBe(album.title);
      expect(best?.match.reasons.map(({ fact, verdict }) => `${fact} ${verdict}`)).toEqual(
        expect.arrayContaining(['title different', 'artist different']),
      );
    }
  });

  it('the album of a wrong code does not hide the right one, which is found by its title', async () => {
    const stage = new Stage();
    const album = await stage.album(RELEASE);
    const other = (await stage.albums()).find(({ artist, nearMiss }) => artist !== album.artist && !nearMiss);
    const known = { ...knownOf(album), gtins: [] };
    const { rows } = await find(stage, byUpc(other ?? album), { ids: ['deezer'], known });
    const [row] = rows;
    const titles = row?.status === 'doubtful' ? row.candidates.map(({ item }) => bare(item?.title ?? '')) : [];
    expect(titles).toEqual(expect.arrayContaining([album.title, other?.title]));
  });

  it('a code that no album has is found nowhere', async () => {
    const { rows, facts } = await find(new Stage(), { by: 'upc', gtin: code('036000291452') });
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['not-found']));
    expect(facts).toBeNull();
  });
});

describe('services that fail', () => {
  it('have a row with the reason, and the others are found', async () => {
    const stage = new Stage();
    await stage.fault('spotify', 'rate-limit', { retryAfter: '86400' });
    await stage.fault('tidal', 'html');
    const { rows, notReached } = await find(stage, byUpc(await stage.album(RELEASE)));
    const bySpotify = rows.find(({ service }) => service === 'spotify');
    // MusicBrainz may know the page all the same.
    if (bySpotify?.status !== 'found')
      expect(bySpotify).toMatchObject({ status: 'not-reached', reason: 'rate-limited', retryAfterMs: 86_400_000 });
    expect(rows.find(({ service }) => service === 'tidal')).toEqual({
      service: 'tidal',
      status: 'not-reached',
      reason: 'not-json',
      retryAfterMs: null,
    });
    expect(statuses({ rows })).toMatchObject({ 'apple-music': 'found', deezer: 'found' });
    expect(notReached).toEqual([
      { catalogue: 'spotify', reason: 'rate-limited' },
      { catalogue: 'tidal', reason: 'not-json' },
    ]);
  });

  it('are all reported when none answers', async () => {
    const stage = new Stage();
    for (const id of KEYED) await stage.fault(id, 'garbage');
    const { rows, facts } = await find(stage, byUpc(await stage.album(RELEASE)));
    expect(rows.map(({ status }) => status)).toEqual(Array(4).fill('not-reached'));
    expect(facts).toBeNull();
  });
});

it('a release of one region is found in the next country that is asked', async () => {
  const stage = new Stage();
  const regional = (await stage.albums()).filter(({ nearMiss }) => nearMiss === 'one-region').slice(0, 4);
  for (const album of regional) {
    const { rows } = await find(stage, byUpc(album), {
      ids: ['spotify', 'apple-music', 'tidal'],
      markets: ['US', 'JP'],
      known: knownOf(album),
    });
    // Services without the regional edition have the same recordings under another code.
    const byCode = rows.flatMap((row) => (row.status === 'found' && row.link.method === 'upc' ? [row.link] : []));
    for (const { item } of byCode) expect(item?.markets.live).toEqual(['JP']);
    expect(byCode.length).toBeGreaterThan(0);
  }
});

const DATE_DIFFERS = expect.objectContaining({ fact: 'date', verdict: 'different' }) as unknown;

interface Conditions {
  readonly ids?: readonly CatalogueId[];
  readonly known?: ReleaseFacts | null;
  readonly markets?: readonly [string, ...string[]];
}

function find(
  stage: Stage,
  query: FindQuery,
  { ids = KEYED, known = null, markets = ['US'] }: Conditions = {},
): Promise<FoundEverywhere> {
  const catalogues = ids.map((id) => stage.client(id));
  return findEverywhere(query, { catalogues, known, markets, deadline: stage.options().deadline });
}

function statuses({ rows }: Pick<FoundEverywhere, 'rows'>): Record<string, string> {
  return Object.fromEntries(rows.map(({ service, status }) => [service, status]));
}

function byUpc({ upc }: ListedAlbum): FindQuery {
  return { by: 'upc', gtin: code(upc) };
}

function byUrl(url: string): FindQuery {
  const reference = storeReferenceOf(url);
  if (!reference) throw new Error(`no link: ${url}`);
  return { by: 'url', reference };
}

function knownOf({ title, artist, upc, isrcs }: ListedAlbum): ReleaseFacts {
  return { ...NO_FACTS, title, artists: [artist], gtins: [`00${upc}`], isrcs, trackCount: isrcs.length };
}

/** Without what Apple adds. */
function bare(title: string): string {
  return title.replace(/ - (?:Single|EP)$/, '');
}

function code(text: string) {
  const parsed = parseGtin(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.gtin;
}
