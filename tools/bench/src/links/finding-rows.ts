import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE, type Addresses } from '@countin/dev-stack';
import * as v from 'valibot';
import type { CallableInput } from '@countin/domain/callables';
import { mustCall, newAccount } from '../account.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';
import { catalogueAlbums, DELAY_MS, endFaults, slowDownServices } from './catalogue-server.ts';

const RUNS = 3;
const PROGRAM = join(WORKSPACE, 'libs/catalogue/src/testing/time-each-service.ts');

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
  const upcs = (await catalogueAlbums(catalogue)).map(({ upc }) => upc);

  await slowDownServices(catalogue);
  const together: number[] = [];
  const slowest: number[] = [];
  let services = 0;
  try {
    // The first look-up of a process also gets access tokens.
    const [warmUp = '', ...others] = upcs;
    await mustCall(addresses, 'findLinks', { productId, text: warmUp }, token);
    for (const upc of others.slice(0, RUNS)) {
      const alone = await timeAlone(catalogue, warmUp, upc);
      services = alone.services;
      slowest.push(alone.slowest);
      const began = performance.now();
      await mustCall(addresses, 'findLinks', { productId, text: upc }, token);
      together.push((performance.now() - began) / 1000);
    }
  } finally {
    await endFaults(catalogue);
  }
  return [
    {
      name: `links from one UPC, ${services} services at ${DELAY_MS} ms, median of ${RUNS}`,
      value: median(together),
      unit: 's',
      reference: { name: 'the slowest service alone', value: median(slowest) },
      bound: { kind: 'most-ratio', value: 1.3 },
    },
  ];
}

/** Every service by itself, with the same waits. The program takes longer than the services need to have full budgets again. */
async function timeAlone(catalogue: string, warmUp: string, upc: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, catalogue, warmUp, upc]);
  return v.parse(v.object({ services: v.number(), slowest: v.number() }), JSON.parse(stdout));
}
