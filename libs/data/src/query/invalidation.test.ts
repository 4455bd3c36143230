import { MutationObserver, QueryClient, QueryObserver, type MutationOptions } from '@tanstack/react-query';
import { AppError } from '@countin/domain/errors';
import { aMusicProduct } from '@countin/domain/testing';
import { expect, it, vi } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { createProfileOptions } from '../profiles/create-profile.ts';
import { startReleaseOptions } from '../links/start-release.ts';
import { createReleaseOptions } from '../releases/create-release.ts';
import { publishReleaseOptions } from '../releases/publish-release.ts';
import { queryKeys } from './query-keys.ts';

const EVERY = [
  queryKeys.user('u'),
  queryKeys.myArtists('u'),
  queryKeys.myLabels('u'),
  queryKeys.slug('s', null),
  queryKeys.productSlug('a', 's', null),
  queryKeys.release('p'),
  queryKeys.releasesOf('u', null),
  queryKeys.signupPages('a'),
];

/** The keys that a write makes stale. */
async function staleAfter<Input>(
  callFunction: DataAccess['callFunction'],
  options: (access: DataAccess) => unknown,
  input: Input,
) {
  const client = new QueryClient();
  for (const key of EVERY) client.setQueryData(key, 'read before');
  const mutation = new MutationObserver(
    client,
    options({ callFunction } as DataAccess) as MutationOptions<unknown, Error, Input>,
  );
  await mutation.mutate(input).catch(() => {});
  return EVERY.filter((key) => client.getQueryState(key)?.isInvalidated);
}

const { cover } = aMusicProduct();
const artist = { kind: 'artist', customSlug: 'mira-okafor', name: 'Mira' } as const;

it('a new artist makes the lists of artists and the slugs stale, also when the slug was taken', async () => {
  const stale = [queryKeys.myArtists('u'), queryKeys.slug('s', null)];
  expect(await staleAfter(() => Promise.resolve({ profileId: 'p' }), createProfileOptions, artist)).toEqual(stale);
  expect(await staleAfter(() => Promise.reject(new AppError('slug/taken')), createProfileOptions, artist)).toEqual(
    stale,
  );
});

it('a new release makes the lists and the artist’s product slugs stale', async () => {
  const release = { artistId: 'a', productSlug: 's', title: 'T', kind: 'ep', cover } as const;
  expect(await staleAfter(() => Promise.resolve({ productId: 'p' }), createReleaseOptions, release)).toEqual([
    queryKeys.productSlug('a', 's', null),
    queryKeys.releasesOf('u', null),
  ]);
});

it('a started release makes the lists and the artist’s product slugs stale', async () => {
  const input = { artistId: 'a', startId: 's', text: '036000291452' } as const;
  const answer = { productId: 'p', cover: { state: 'none' }, notes: [] };
  expect(await staleAfter(() => Promise.resolve(answer), startReleaseOptions, input)).toEqual([
    queryKeys.productSlug('a', 's', null),
    queryKeys.releasesOf('u', null),
  ]);
});

it('publishing makes the release and the lists stale', async () => {
  expect(
    await staleAfter(() => Promise.resolve({ publishedAt: 1 }), publishReleaseOptions, { productId: 'p' }),
  ).toEqual([queryKeys.release('p'), queryKeys.releasesOf('u', null)]);
});

it('a form that has made its profile does not ask whether the slug is free any more', async () => {
  const client = new QueryClient();
  let requested = 0;
  const queryFn = () => Promise.resolve((requested += 1));
  const field = new QueryObserver(client, { queryKey: queryKeys.slug('mira-okafor', null), queryFn });
  const dispose = field.subscribe(() => {});
  await field.refetch();
  const before = requested;
  const callFunction = () => Promise.resolve({ profileId: 'p' });
  await new MutationObserver(
    client,
    createProfileOptions({ callFunction } as unknown as DataAccess) as MutationOptions<unknown, Error, typeof artist>,
  ).mutate(artist);
  dispose();
  expect(requested).toBe(before);
});

it.each([
  ['profile', createProfileOptions, artist, { profileId: 'p' }, queryKeys.myArtists('u')],
  [
    'release',
    createReleaseOptions,
    { artistId: 'a', productSlug: 's', title: 'T', kind: 'ep', cover },
    { productId: 'p' },
    queryKeys.releasesOf('u', null),
  ],
] as const)(
  'a form that has made its %s does not wait for lists that are slow to come',
  async (_what, options, input, answer, list) => {
    const client = new QueryClient();
    let requested = 0;
    // The first read resolves at once, all later reads never.
    const queryFn = () =>
      (requested += 1) === 1 ? Promise.resolve('read before') : new Promise<string>(() => undefined);
    const shown = new QueryObserver(client, { queryKey: list, queryFn });
    const dispose = shown.subscribe(() => {});
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('read before'));
    const callFunction = () => Promise.resolve(answer);
    const made = new MutationObserver(
      client,
      options({ callFunction } as unknown as DataAccess) as unknown as MutationOptions<unknown, Error, typeof input>,
    ).mutate(input);
    expect(await made).toEqual(answer);
    expect([requested, shown.getCurrentResult().isFetching]).toEqual([2, true]);
    dispose();
  },
);
