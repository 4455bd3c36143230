import type { Addresses } from '@countin/dev-stack';
import pLimit from 'p-limit';
import { mustCall, newAccount } from '../account.ts';
import type { Row } from '../row.ts';

/** An account may make only so many releases an hour, so each part has its own. */
const [ACCOUNTS, PART] = [10, 50];
/** Calls of one process, as the publisher makes them. */
const AT_ONCE = 2;
/** Calls of `createRelease` at once. */
const CREATED_AT_ONCE = 8;

/** Many drafts put live at once. */
export async function benchPublishMany(addresses: Addresses): Promise<Row[]> {
  const creating = pLimit(CREATED_AT_ONCE);
  const parts = await Promise.all(
    Array.from({ length: ACCOUNTS }, async () => {
      const token = await newAccount(addresses);
      const customSlug = `many-${crypto.randomUUID().slice(0, 8)}`;
      const artist = { kind: 'artist', customSlug, name: 'Many' } as const;
      const { profileId } = await mustCall(addresses, 'createProfile', artist, token);
      const drafts = Array.from({ length: PART }, (_, at) =>
        creating(() => createDraft(addresses, profileId, at, token)),
      );
      return { token, ids: await Promise.all(drafts) };
    }),
  );
  const publishing = pLimit(AT_ONCE);
  const began = performance.now();
  await Promise.all(parts.map(({ ids, token }) => publishing(() => publishAll(addresses, ids, token))));
  const seconds = (performance.now() - began) / 1000;
  return [
    { name: `${ACCOUNTS * PART} releases are live`, value: seconds, unit: 's', bound: { kind: 'most', value: 60 } },
  ];
}

/** Creates a release of an artist with what publishing requires. Gives its id. */
export async function createDraft(addresses: Addresses, artistId: string, at: number, token: string): Promise<string> {
  const { productId } = await mustCall(
    addresses,
    'createRelease',
    {
      artistId,
      productSlug: `song-${at}`,
      title: `Song ${at}`,
      kind: 'single',
      cover: { style: 'sun', colours: ['#1d2b4a', '#e4572e', '#f2a541'], seed: at },
      releaseMoment: { mode: 'local', date: '2100-01-01', time: '00:00' },
    },
    token,
  );
  return productId;
}

/** Publishes releases in one call. Throws if one is refused. */
export async function publishAll(addresses: Addresses, ids: readonly string[], token: string): Promise<void> {
  const releases = ids.map((productId) => ({ productId }));
  const { results } = await mustCall(addresses, 'publishReleases', { releases }, token);
  const refused = results.find(({ code }) => code !== null);
  if (refused) throw new Error(`${refused.productId}: ${refused.code}`);
}
