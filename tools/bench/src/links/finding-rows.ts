import { createCatalogues, exampleSettings, MemoryBudget } from '@countin/catalogue';
import type { Addresses } from '@countin/dev-stack';
import { parseGtin } from '@countin/domain/identifiers';
import * as v from 'valibot';
import type { CallableInput } from '@countin/domain/callables';
import { mustCall, newAccount } from '../account.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const DELAY_MS = 200;
const RUNS = 3;
/** Until every budget is full again, milliseconds: MusicBrainz answers once a second. */
const REST_MS = 4000;
const albumsSchema = v.array(v.object({ upc: v.string(), nearMiss: v.nullable(v.string()) }));

/** From a UPC to a row for each service, while every request of a service takes 200 ms. */
export async function benchFinding(addresses: Addresses): Promise<Row[]> {
  const { catalogue } = addresses;
  const token = await newAccount(addresses);
  const customSlug = `links-${crypto.randomUUID().slice(0, 8)}`;
  const profile = { kind: 'artist', customSlug, name: 'Bench' } as const;
  const { profileId: artistId } = await mustCall(addresses, 'createProfile', profile, token);
  const release: CallableInput<'createRelease'> = {
    artistId,
    productSlug: 'links',
    title: 'Low Sun',
    kind: 'album',
    cover: { style: 'sun', colours: ['#1d2b4a', '#e4572e', '#f2a541'], seed: 7 },
  };
  const { productId } = await mustCall(addresses, 'createRelease', release, token);
  const albums = v.parse(albumsSchema, await (await fetch(`${catalogue}/_albums`)).json());
  const upcs = albums.filter(({ nearMiss }) => nearMiss === null).map(({ upc }) => upc);

  const clients = createCatalogues(exampleSettings(catalogue), { budget: new MemoryBudget(Date.now), cache: null });
  for (const { catalogue: service } of clients) await slowDown(catalogue, service);
  const together: number[] = [];
  const slowest: number[] = [];
  try {
    // The first look-up of each process also gets access tokens.
    for (let run = -1; run < RUNS; run += 1) {
      const upc = upcs.at(run) ?? '';
      const alone = await Promise.all(clients.map((client) => secondsOf(() => byUpc(client, upc))));
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      const found = await secondsOf(() => mustCall(addresses, 'findLinks', { productId, text: upc }, token));
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      if (run < 0) continue;
      slowest.push(Math.max(...alone));
      together.push(found);
    }
  } finally {
    await fetch(`${catalogue}/_faults`, { method: 'DELETE' });
  }
  return [
    {
      name: `links from one UPC, ${clients.length} services at 200 ms, median of ${RUNS}`,
      value: median(together),
      unit: 's',
      reference: { name: 'the slowest service alone', value: median(slowest) },
      bound: { kind: 'most-ratio', value: 1.3 },
    },
  ];
}

async function slowDown(catalogue: string, service: string): Promise<void> {
  const body = JSON.stringify({ service, fault: 'slow', delayMs: DELAY_MS });
  await fetch(`${catalogue}/_faults`, { method: 'POST', body });
}

async function byUpc(client: ReturnType<typeof createCatalogues>[number], upc: string): Promise<void> {
  const parsed = parseGtin(upc);
  if (!parsed.ok) throw new Error(`no bar code: ${upc}`);
  await client.byUpc(parsed.gtin, { market: 'US', deadline: Date.now() + 30_000 });
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
