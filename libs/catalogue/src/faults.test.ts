import { parseGtin } from '@countin/domain/identifiers';
import { matchRelease, NO_FACTS } from '@countin/domain/release-match';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { CatalogueError } from './client/catalogue-error.ts';
import { CATALOGUE_IDS, type CatalogueId } from './client/catalogue-ids.ts';
import { TERMS } from './settings/terms.ts';
import { Stage } from './testing/stage.ts';

const RELEASE = 'low-sun-long-water';

beforeEach(() => new Stage().reset());
afterEach(() => new Stage().reset());

describe.each(CATALOGUE_IDS)('%s', (id) => {
  test.each([
    ['garbage', 'not-json'],
    ['html', 'not-json'],
    ['empty', 'not-json'],
    ['nothing', 'malformed'],
    ['huge', 'too-large'],
    ['redirect-loop', 'redirected'],
    ['unauthorised', 'refused'],
    ['server-error', 'server-error'],
    ['hang-up', 'unreachable'],
  ])('that answers with %s gives the error %s', async (fault, reason) => {
    const stage = new Stage();
    await stage.fault(id, fault);
    expect(await failure(stage, id)).toMatchObject({ catalogue: id, reason });
  });

  it('that is slow gives the error timeout, after one request', async () => {
    const stage = new Stage(100);
    await stage.fault(id, 'slow', { delayMs: 1000, times: 1 });
    expect(await failure(stage, id)).toMatchObject({ reason: 'timeout' });
    expect(await stage.requests(id)).toHaveLength(1);
  });

  it('that leads to another origin is not followed there', async () => {
    const stage = new Stage();
    // The other origin would answer.
    await stage.fault(id, 'moved-away', { times: 1 });
    expect(await failure(stage, id)).toMatchObject({ reason: 'redirected' });
    expect(await stage.requests(id)).toHaveLength(1);
  });

  it('that has moved within its origin is followed', async () => {
    const stage = new Stage();
    await stage.fault(id, 'moved');
    expect(await titles(stage, id)).toEqual([expect.stringMatching(/^Low Sun, Long Water/)]);
  });

  it('that refuses too many requests is asked again when it says so', async () => {
    const stage = new Stage();
    await stage.fault(id, 'rate-limit', { retryAfter: '2', times: 1 });
    expect(await titles(stage, id)).toHaveLength(1);
    expect(stage.waits).toContain(2000);
  });

  it('that refuses requests for a day is not waited for', async () => {
    const stage = new Stage();
    await stage.fault(id, 'rate-limit', { retryAfter: '86400' });
    expect(await failure(stage, id)).toMatchObject({ reason: 'rate-limited', retryAfterMs: 86_400_000 });
    expect(await stage.requests(id)).toHaveLength(1);
    // Nor is it asked by others before that time.
    expect(await failure(stage, id)).toMatchObject({ reason: 'budget' });
    expect(await stage.requests(id)).toHaveLength(1);
  });

  it('that fails once is asked again', async () => {
    const stage = new Stage();
    await stage.fault(id, 'server-error', { times: 1 });
    expect(await titles(stage, id)).toHaveLength(1);
  });

  it('that keeps failing is asked three times', async () => {
    const stage = new Stage();
    await stage.fault(id, 'server-error');
    await failure(stage, id);
    expect(await stage.requests(id)).toHaveLength(3);
  });

  it('that answers another album is not believed', async () => {
    const stage = new Stage();
    await stage.fault(id, 'other-album');
    const { title, artist, upc } = await stage.album(RELEASE);
    const wanted = { ...NO_FACTS, title, artists: [artist], gtins: [`00${upc}`] };
    const [found] = await stage.client(id).byUpc(code(upc), stage.options());
    expect(found?.title).not.toBe(title);
    expect(found && matchRelease(wanted, found).band).not.toBe('high');
  });

  it('is not asked more often than its budget allows', async () => {
    const stage = new Stage();
    const { burst, refillMs } = TERMS[id].rate;
    const since = stage.now();
    for (let count = 0; count < 15; count += 1) await titles(stage, id);
    const sent = (await stage.requests(id)).length;
    expect(sent).toBeGreaterThanOrEqual(15);
    expect(stage.now() - since).toBeGreaterThanOrEqual((sent - burst) * refillMs);
  });

  it('stops when the caller does', async () => {
    const stage = new Stage();
    const { upc } = await stage.album(RELEASE);
    const signal = AbortSignal.abort();
    await expect(stage.client(id).byUpc(code(upc), { ...stage.options(), signal })).rejects.toThrow();
  });
});

it('an answer that would come too late is not waited for', async () => {
  const stage = new Stage();
  await titles(stage, 'musicbrainz');
  const { upc } = await stage.album(RELEASE);
  const ask = stage.client('musicbrainz').byUpc(code(upc), stage.options('US', 500));
  await expect(ask).rejects.toMatchObject({ reason: 'budget', retryAfterMs: 1100 });
});

it.each(['spotify', 'tidal'] as const)('%s: a token that is no longer accepted is replaced once', async (id) => {
  const stage = new Stage();
  await stage.fault(id, 'unauthorised', { times: 1 });
  expect(await titles(stage, id)).toHaveLength(1);
});

it.each(['spotify', 'tidal'] as const)('%s: requests at the same time share a token', async (id) => {
  const stage = new Stage();
  await Promise.all([titles(stage, id), titles(stage, id), titles(stage, id)]);
  const all = (await (await fetch(`${stage.origin}/_requests`)).json()) as { path: string }[];
  expect(all.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
});

it('Deezer’s own error for too many requests pauses for its window', async () => {
  const stage = new Stage();
  const { upc } = await stage.album(RELEASE);
  await stage.fault('deezer', 'quota');
  await expect(stage.client('deezer').byUpc(code(upc), stage.options())).rejects.toMatchObject({
    reason: 'rate-limited',
    retryAfterMs: 5000,
  });
});

it('an error names neither keys nor the answer', async () => {
  const stage = new Stage();
  await stage.fault('spotify', 'nothing');
  const error = await failure(stage, 'spotify');
  expect(`${error.message} ${String(error.cause)}`).toBe('spotify: malformed Error: unexpected value at albums');
});

async function titles(stage: Stage, id: CatalogueId): Promise<string[]> {
  const { upc } = await stage.album(RELEASE);
  return (await stage.client(id).byUpc(code(upc), stage.options())).map(({ title }) => title);
}

async function failure(stage: Stage, id: CatalogueId): Promise<CatalogueError> {
  const { upc } = await stage.album(RELEASE);
  try {
    await stage.client(id).byUpc(code(upc), stage.options());
  } catch (error) {
    if (error instanceof CatalogueError) return error;
    throw error;
  }
  throw new Error(`${id} answered`);
}

function code(text: string) {
  const parsed = parseGtin(text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.gtin;
}
