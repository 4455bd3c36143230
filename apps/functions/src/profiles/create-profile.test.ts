import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { artistProfileSchema, labelProfileSchema } from '@countin/domain/profile';
import { PROFILE_SLUG_SAMPLES } from '@countin/slug/samples';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { parseInput } from '../platform/callable/callable-error.ts';
import { createWorld, NOW } from '../testing/services.ts';
import { createProfile, type NewProfile } from './create-profile.ts';

const mira = { kind: 'artist', customSlug: 'mira-okafor', name: 'Mira Okafor', genres: ['folk'] };
const profile = (change: Partial<NewProfile> = {}): NewProfile => ({
  ...v.parse(callables.createProfile.input, mira),
  ...change,
});

describe('creating a profile', () => {
  test('stores a complete artist profile and its slug claim', async () => {
    const world = createWorld('create-profile');
    const { profileId } = await createProfile(world, 'mira', profile());
    const stored = v.parse(artistProfileSchema, await world.read(`artistProfiles/${profileId}`));
    expect(stored).toEqual({
      ...profile(),
      kind: undefined,
      labelBrand: null,
      newsLabel: null,
      country: null,
      id: profileId,
      createdBy: 'mira',
      createdAt: NOW,
      updatedAt: NOW,
    });
    expect(await world.read('slugs/mira-okafor')).toEqual({ kind: 'artist', profileId, createdBy: 'mira' });
  });

  test('stores a label with an empty roster', async () => {
    const world = createWorld('create-profile');
    const { profileId } = await createProfile(world, 'tide', profile({ kind: 'label', customSlug: 'tide-line' }));
    expect(v.parse(labelProfileSchema, await world.read(`labelProfiles/${profileId}`))).toMatchObject({
      customSlug: 'tide-line',
      artistIds: [],
    });
  });

  test('a label cannot take an artist’s slug, nor an artist a label’s', async () => {
    const world = createWorld('create-profile');
    await createProfile(world, 'mira', profile());
    await expect(createProfile(world, 'tide', profile({ kind: 'label' }))).rejects.toMatchObject({
      code: 'slug/taken',
      field: 'customSlug',
    });
    await createProfile(world, 'tide', profile({ kind: 'label', customSlug: 'tide-line' }));
    await expect(createProfile(world, 'mira', profile({ customSlug: 'tide-line' }))).rejects.toMatchObject({
      code: 'slug/taken',
    });
    expect(await world.list('labelProfiles')).toHaveLength(1);
    expect(await world.list('artistProfiles')).toHaveLength(1);
  });

  test('takes the slugs that a form takes, and refuses the others with the same error', async () => {
    const world = createWorld('create-profile');
    // Input is trimmed, as in a form.
    for (const { slug, errorCode } of PROFILE_SLUG_SAMPLES.filter((sample) => sample.slug === sample.slug.trim())) {
      const create = async () =>
        createProfile(world, 'mira', parseInput(callables.createProfile.input, profile({ customSlug: slug })));
      if (errorCode === null)
        await expect(create(), slug).resolves.toMatchObject({ profileId: expect.any(String) as unknown });
      else await expect(create(), slug).rejects.toMatchObject({ code: errorCode, field: 'customSlug' });
    }
    const good = PROFILE_SLUG_SAMPLES.filter(({ errorCode }) => errorCode === null).map(({ slug }) => `slugs/${slug}`);
    expect((await world.list('slugs')).sort()).toEqual(good.sort());
  });

  test('of a hundred who claim one slug at once exactly one gets it, and the others leave nothing behind', async () => {
    const world = createWorld('create-profile');
    const racers = Array.from({ length: 100 }, (_, index) =>
      createProfile(world, `racer-${index}`, profile({ kind: index % 2 ? 'label' : 'artist' })),
    );
    const outcomes = await Promise.allSettled(racers);
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(won).toHaveLength(1);
    expect(lost.every(({ reason }) => (reason as { code: string }).code === 'slug/taken')).toBe(true);
    const profiles = [...(await world.list('artistProfiles')), ...(await world.list('labelProfiles'))];
    expect(profiles).toHaveLength(1);
    expect(profiles[0]).toContain((await world.read('slugs/mira-okafor'))?.['profileId']);
  });
});

describe('profiles of one account', () => {
  const create = (
    world: ReturnType<typeof createWorld>,
    customSlug: string,
    change: Partial<NewProfile> = {},
    owner = 'mira',
  ) => createProfile(world, owner, profile({ customSlug, ...change }));

  test('have a limit for each kind, which other accounts do not share', async () => {
    const world = createWorld('create-profile');
    await world.write(documents.profileCount('mira').path, {
      artists: SERVER_LIMITS.artistsPerAccount - 1,
      labels: SERVER_LIMITS.labelsPerAccount,
      createdBy: 'mira',
    });
    await create(world, 'the-last');
    await expect(create(world, 'one-more')).rejects.toMatchObject({ code: 'profile/too-many' });
    await expect(create(world, 'one-label', { kind: 'label' })).rejects.toMatchObject({ code: 'profile/too-many' });
    await create(world, 'one-more', {}, 'tide');
    expect(await world.list('artistProfiles')).toHaveLength(2);
    expect(await world.read('slugs/one-label')).toBeUndefined();
  });

  test('do not pass the limit when many are created at once', async () => {
    const world = createWorld('create-profile');
    await world.write(documents.profileCount('mira').path, {
      artists: SERVER_LIMITS.artistsPerAccount - 3,
      labels: 0,
      createdBy: 'mira',
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => create(world, `racer-${index}`)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await world.list('artistProfiles')).toHaveLength(3);
    expect(await world.read(documents.profileCount('mira').path)).toMatchObject({
      artists: SERVER_LIMITS.artistsPerAccount,
    });
  });

  test('whose slug was taken are not counted', async () => {
    const world = createWorld('create-profile');
    await create(world, 'mira-okafor');
    await expect(create(world, 'mira-okafor')).rejects.toMatchObject({ code: 'slug/taken' });
    expect(await world.read(documents.profileCount('mira').path)).toMatchObject({ artists: 1 });
  });
});
