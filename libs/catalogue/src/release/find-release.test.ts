import { parseGtin } from '@countin/domain/identifiers';
import { storeReferenceOf } from '@countin/domain/store-links';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { CATALOGUE_IDS, type CatalogueId } from '../client/catalogue-ids.ts';
import type { FindQuery } from '../find/find-query.ts';
import { Stage } from '../testing/stage.ts';
import { findRelease } from './find-release.ts';

const RELEASE = 'low-sun-long-water';
const KEYED = CATALOGUE_IDS.filter((id) => id !== 'itunes');

beforeEach(() => new Stage().reset());
afterEach(() => new Stage().reset());

const byUpc = (upc: string): FindQuery => {
  const parsed = parseGtin(upc);
  if (!parsed.ok) throw new Error(upc);
  return { by: 'upc', gtin: parsed.gtin };
};
const byUrl = (url: string | null | undefined): FindQuery => {
  const reference = storeReferenceOf(url ?? '');
  if (!reference) throw new Error(`no reference in ${url}`);
  return { by: 'url', reference };
};
const find = (stage: Stage, query: FindQuery, ids: readonly CatalogueId[] = KEYED) =>
  findRelease(query, {
    catalogues: ids.map((id) => stage.client(id)),
    known: null,
    markets: ['US', 'JP'],
    deadline: stage.now() + 60_000,
  });

it('a UPC gives title, date, label, kind, tracks with ISRCs, and a cover', async () => {
  const stage = new Stage();
  const album = await stage.album(RELEASE);
  const { release } = await find(stage, byUpc(album.upc));
  expect(release).toMatchObject({
    title: 'Low Sun, Long Water',
    kind: 'ep',
    artists: [album.artist],
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    label: expect.stringMatching(/./) as string,
    gtin: album.upc.padStart(14, '0'),
    pLine: { year: expect.any(Number) as number },
    genres: ['Electronic'],
  });
  expect(release?.tracks.map(({ isrc }) => isrc)).toEqual(album.isrcs);
  expect(release?.covers.map(({ catalogue }) => catalogue)).toEqual(['apple-music', 'tidal', 'deezer', 'spotify']);
});

test.each(KEYED.filter((id) => id !== 'musicbrainz'))('%s alone gives tracks and a cover', async (id) => {
  const stage = new Stage();
  const album = await stage.album(RELEASE);
  const [found] = await stage.client(id).byUpc(codeOf(album.upc), stage.options());
  const { release } = await find(stage, byUrl(found?.url), [id]);
  expect(release?.tracks).toHaveLength(album.isrcs.length);
  expect(release?.tracks.every(({ durationMs }) => Number(durationMs) > 0)).toBe(true);
  const [cover] = release?.covers ?? [];
  const picture = await stage.client(id).picture(cover?.cover.url ?? '', 1_000_000, stage.options());
  expect([...picture.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
});

test('services without keys give tracks with the ISRCs that one of them has', async () => {
  const stage = new Stage();
  const album = await stage.album(RELEASE);
  const { release } = await find(stage, byUpc(album.upc), ['itunes', 'deezer']);
  expect(release).toMatchObject({ title: 'Low Sun, Long Water', kind: 'ep' });
  expect(release?.tracks.map(({ isrc }) => isrc)).toEqual(album.isrcs);
});

describe('a track leads to its release', () => {
  test.each<CatalogueId>(['spotify', 'apple-music', 'deezer', 'tidal'])('by its link at %s', async (id) => {
    const stage = new Stage();
    const album = await stage.album(RELEASE);
    const [track] = await stage.client(id).byIsrc(album.isrcs[2] ?? '', stage.options());
    const { release, rows } = await find(stage, byUrl(track?.url));
    expect(release).toMatchObject({ title: 'Low Sun, Long Water' });
    expect(release?.tracks).toHaveLength(album.isrcs.length);
    expect(rows.filter(({ status }) => status === 'found').length).toBeGreaterThan(3);
  });

  it('by its ISRC', async () => {
    const stage = new Stage();
    const album = await stage.album(RELEASE);
    const { release } = await find(stage, { by: 'isrc', isrc: album.isrcs[0] ?? '' });
    expect(release).toMatchObject({ title: 'Low Sun, Long Water', gtin: album.upc.padStart(14, '0') });
  });
});

describe('services that fail', () => {
  it('leave the release of the others', async () => {
    const stage = new Stage();
    const album = await stage.album(RELEASE);
    await stage.fault('spotify', 'garbage');
    await stage.fault('apple-music', 'garbage');
    const { release, notReached, answered } = await find(stage, byUpc(album.upc));
    expect(release?.tracks.map(({ isrc }) => isrc)).toEqual(album.isrcs);
    expect(notReached.map(({ catalogue }) => catalogue)).toEqual(['spotify', 'apple-music']);
    expect(answered).toBe(true);
  });

  it('are no answer if they all fail, or that of the link does', async () => {
    const stage = new Stage();
    const album = await stage.album(RELEASE);
    const [found] = await stage.client('deezer').byUpc(codeOf(album.upc), stage.options());
    await stage.fault('deezer', 'garbage');
    expect(await find(stage, byUrl(found?.url), ['spotify', 'deezer'])).toMatchObject({
      release: null,
      answered: false,
    });
    await stage.fault('spotify', 'garbage');
    expect(await find(stage, byUpc(album.upc), ['spotify', 'deezer'])).toMatchObject({
      release: null,
      answered: false,
    });
  });

  it('are an answer if they know nothing', async () => {
    const stage = new Stage();
    expect(await find(stage, byUpc('036000291452'), ['spotify', 'deezer'])).toMatchObject({
      release: null,
      answered: true,
    });
  });
});

describe('a picture', () => {
  const address = (stage: Stage) => `${stage.origin}/_pictures/deezer/${'a'.repeat(32)}/1000x1000.jpg`;

  test.each([
    ['of another host', 'https://example.org/cover.jpg'],
    ['of our own network', 'http://127.0.0.1:1/cover.jpg'],
    ['in a file', 'file:///etc/passwd'],
    ['with a password', 'http://a:b@127.0.0.1/cover.jpg'],
    ['without an address', ''],
  ])('%s is not asked for', async (_what, url) => {
    const stage = new Stage();
    await expect(stage.client('deezer').picture(url, 1000, stage.options())).rejects.toMatchObject({
      reason: 'refused',
    });
  });

  test.each([
    ['moved-away', 'redirected'],
    ['redirect-loop', 'redirected'],
    ['html', 'refused'],
    ['server-error', 'server-error'],
    ['hang-up', 'unreachable'],
  ])('whose host answers %s is %s', async (fault, reason) => {
    const stage = new Stage();
    const body = JSON.stringify({ service: '_pictures', fault });
    await fetch(`${stage.origin}/_faults`, { method: 'POST', body });
    await expect(stage.client('deezer').picture(address(stage), 1_000_000, stage.options())).rejects.toMatchObject({
      reason,
    });
  });

  it('above the limit is not read to its end', async () => {
    const stage = new Stage();
    await expect(stage.client('deezer').picture(address(stage), 100, stage.options())).rejects.toMatchObject({
      reason: 'too-large',
    });
  });

  it('that does not come in time is given up', async () => {
    const stage = new Stage();
    const body = JSON.stringify({ service: '_pictures', fault: 'slow', delayMs: 5000 });
    await fetch(`${stage.origin}/_faults`, { method: 'POST', body });
    await expect(
      stage.client('deezer').picture(address(stage), 1_000_000, stage.options('US', 50)),
    ).rejects.toMatchObject({
      reason: 'timeout',
    });
  });
});

function codeOf(upc: string) {
  const parsed = parseGtin(upc);
  if (!parsed.ok) throw new Error(upc);
  return parsed.gtin;
}
