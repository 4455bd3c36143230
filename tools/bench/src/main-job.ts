import { getWithHost, type Addresses } from '@countin/dev-stack';
import type { CallableInput } from '@countin/domain/callables';
import { buildPath, PUBLIC_PATHS } from '@countin/domain/urls';
import { call, mustCall, newAccount } from './account.ts';
import type { Row } from './row.ts';

const RACERS = 100;

/** A hundred people want one slug at the same moment. */
export async function benchSlugClaims(addresses: Addresses): Promise<Row[]> {
  const tokens = await Promise.all(Array.from({ length: RACERS }, () => newAccount(addresses)));
  const customSlug = `race-${crypto.randomUUID().slice(0, 8)}`;
  const began = performance.now();
  const answers = await Promise.all(
    tokens.map((token) => call(addresses, 'createProfile', { kind: 'artist', customSlug, name: 'Racer' }, token)),
  );
  const seconds = (performance.now() - began) / 1000;
  const losers = answers.filter((answer) => 'errorCode' in answer && answer.errorCode === 'slug/taken').length;
  return [
    {
      name: `slug claims: winners among ${RACERS} racers`,
      value: answers.filter((answer) => 'result' in answer).length,
      unit: '',
      bound: { kind: 'exactly', value: 1 },
    },
    {
      name: 'slug claims: told that it is taken',
      value: losers,
      unit: '',
      bound: { kind: 'exactly', value: RACERS - 1 },
    },
    { name: `slug claims: ${RACERS} racers answered within`, value: seconds, unit: 's' },
  ];
}

/** From pressing Publish to a fan's page that shows it, for a page that is in no cache. */
export async function benchPublishToPage(addresses: Addresses): Promise<Row[]> {
  const token = await newAccount(addresses);
  const slug = `bench-${crypto.randomUUID().slice(0, 8)}`;
  const { profileId } = await mustCall(
    addresses,
    'createProfile',
    { kind: 'artist', customSlug: slug, name: 'Bench' },
    token,
  );
  const seconds: number[] = [];
  for (let n = 0; n < 5; n++) {
    const { productId } = await mustCall(addresses, 'createRelease', release(profileId, `first-light-${n}`), token);
    const began = performance.now();
    await mustCall(addresses, 'publishRelease', { productId }, token);
    const page = await getWithHost(
      addresses.host + buildPath(PUBLIC_PATHS.release, { reference: `${slug}.first-light-${n}` }),
      new URL(addresses.main).host,
    );
    if (page.status !== 200 || !page.body.includes('First Light'))
      throw new Error(`the page of ${productId} answered ${page.status}`);
    seconds.push((performance.now() - began) / 1000);
  }
  seconds.sort((a, b) => a - b);
  return [{ name: 'publish to page, median of 5', value: seconds[2] ?? Number.NaN, unit: 's' }];
}

const release = (artistId: string, productSlug: string): CallableInput<'createRelease'> => ({
  artistId,
  productSlug,
  title: 'First Light',
  kind: 'single',
  cover: { style: 'sun', colours: ['#1d2b4a', '#e4572e', '#f2a541'], seed: 7 },
  releaseMoment: { mode: 'local', date: '2100-01-01', time: '00:00' },
});
