import { callables } from '@countin/domain/callables';
import { musicProductSchema } from '@countin/domain/release-metadata';
import { aProductContent } from '@countin/domain/testing';
import { PRODUCT_SLUG_SAMPLES } from '@countin/slug/samples';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parseInput } from '../platform/callable/callable-error.ts';
import { createWorld, NOW } from '../testing/services.ts';
import { putArtist } from '../testing/stage.ts';
import { createRelease, type NewRelease } from './create-release.ts';

const release = (change: Partial<NewRelease> = {}): NewRelease => ({
  ...aProductContent(),
  artistId: 'artist-mira',
  productSlug: 'tide-lines',
  ...change,
});

describe('creating a release', () => {
  test('stores a complete draft and its slug claim', async () => {
    const world = createWorld('create-release');
    await putArtist(world);
    const { productId } = await createRelease(world, 'uid-mira', release());
    const stored = v.parse(musicProductSchema, await world.read(`musicProducts/${productId}`));
    expect(stored).toEqual({
      ...release(),
      id: productId,
      createdBy: 'uid-mira',
      status: 'draft',
      publishedAt: null,
      messageAt: null,
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect((await world.read(`musicProducts/${productId}`))?.['searchTokens'], 'it can be found').toEqual(
      expect.arrayContaining(['tide', 'lines', 'mira']),
    );
    expect(await world.read('artistProfiles/artist-mira/productSlugs/tide-lines')).toEqual({
      productId,
      createdBy: 'uid-mira',
    });
  });

  test('is refused for another user’s artist and for an unknown one', async () => {
    const world = createWorld('create-release');
    await putArtist(world);
    await expect(createRelease(world, 'uid-tide', release())).rejects.toMatchObject({ code: 'access/denied' });
    await expect(createRelease(world, 'uid-mira', release({ artistId: 'unknown' }))).rejects.toMatchObject({
      code: 'profile/not-found',
    });
    expect(await world.list('musicProducts')).toEqual([]);
  });

  test('takes the slugs that a form takes, and refuses the others with the same error', async () => {
    const world = createWorld('create-release');
    await putArtist(world);
    // Input is trimmed, as in a form.
    for (const { slug, errorCode } of PRODUCT_SLUG_SAMPLES.filter((sample) => sample.slug === sample.slug.trim())) {
      const create = async () =>
        createRelease(world, 'uid-mira', parseInput(callables.createRelease.input, release({ productSlug: slug })));
      if (errorCode === null)
        await expect(create(), slug).resolves.toMatchObject({ productId: expect.any(String) as unknown });
      else await expect(create(), slug).rejects.toMatchObject({ code: errorCode, field: 'productSlug' });
    }
    expect(await world.list('musicProducts')).toHaveLength(
      PRODUCT_SLUG_SAMPLES.filter(({ errorCode }) => errorCode === null).length,
    );
  });

  test('gives a slug of an artist to one of twenty concurrent callers', async () => {
    const world = createWorld('create-release');
    await putArtist(world);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => createRelease(world, 'uid-mira', release())),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'slug/taken', field: 'productSlug' });
    expect(await world.list('musicProducts')).toHaveLength(1);
  });
});
