import { callables } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { aMedley } from '@countin/domain/testing';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft, putPage } from '../testing/stage.ts';
import { refTo, setDocument } from '../platform/write-document.ts';
import { changeSlug } from './change-slug.ts';
import { createProfile } from './create-profile.ts';

const uid = 'uid-mira';
const slugOf = async (world: TestWorld) => (await world.read('artistProfiles/artist-mira'))?.['customSlug'] as unknown;

async function aWorld(): Promise<TestWorld> {
  const world = createWorld('change-slug');
  await putDraft(world);
  await world.write('slugs/mira-okafor', { kind: 'artist', profileId: 'artist-mira', createdBy: uid });
  return world;
}
const change = (world: TestWorld, customSlug: string, by = uid) =>
  changeSlug(world, by, { kind: 'artist', profileId: 'artist-mira', customSlug });

describe('changing the slug of a profile', () => {
  test('keeps the former slug claimed, and brings the new one to releases and medley', async () => {
    const world = await aWorld();
    await putPage(world);
    await setDocument(world.db, refTo(world.db, documents.medley('artist-mira')), aMedley());
    await change(world, 'mira');
    expect(await slugOf(world)).toBe('mira');
    expect(await world.list('slugs')).toEqual(['slugs/mira', 'slugs/mira-okafor']);
    expect(await world.read('releasePages/product-tide')).toMatchObject({ artistSlug: 'mira' });
    expect(await world.read('medleys/artist-mira')).toMatchObject({ artistSlug: 'mira' });
    expect(await world.list('artistRenames')).toEqual([]);
  });

  test('purges the pages of every slug that the profile has or had', async () => {
    const world = await aWorld();
    await change(world, 'mira');
    await change(world, 'mira-o');
    expect(world.purged.at(-1)?.addresses).toEqual(
      expect.arrayContaining(['mira-okafor', 'mira', 'mira-o'].map((slug) => `http://4track.localhost:5173/${slug}`)),
    );
  });

  test('works back and forth, without another claim', async () => {
    const world = await aWorld();
    for (const slug of ['mira', 'mira-okafor', 'mira', 'mira-okafor']) await change(world, slug);
    expect(await slugOf(world)).toBe('mira-okafor');
    expect(await world.list('slugs')).toHaveLength(2);
  });

  test('is refused for a slug that another profile has, or had', async () => {
    const world = await aWorld();
    const label = { kind: 'label', customSlug: 'tide-line', name: 'Tide' };
    const { profileId } = await createProfile(world, 'tide', v.parse(callables.createProfile.input, label));
    await changeSlug(world, 'tide', { kind: 'label', profileId, customSlug: 'tide-lines' });
    for (const slug of ['tide-line', 'tide-lines'])
      await expect(change(world, slug)).rejects.toMatchObject({ code: 'slug/taken', field: 'customSlug' });
    expect(await slugOf(world)).toBe('mira-okafor');
  });

  test('has a limit for new slugs, but never for going back', async () => {
    const world = await aWorld();
    for (let at = 1; at < SERVER_LIMITS.slugsPerProfile; at += 1) await change(world, `mira-${at}`);
    await expect(change(world, 'one-more')).rejects.toMatchObject({ code: 'slug/too-many' });
    await change(world, 'mira-okafor');
    expect(await slugOf(world)).toBe('mira-okafor');
  });

  test('of two profiles that claim one slug at once gives it to one', async () => {
    const world = await aWorld();
    await world.write('artistProfiles/other', { id: 'other', createdBy: 'tide', customSlug: 'other', name: 'Other' });
    const outcomes = await Promise.allSettled([
      change(world, 'wanted'),
      changeSlug(world, 'tide', { kind: 'artist', profileId: 'other', customSlug: 'wanted' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const claim = await world.read('slugs/wanted');
    expect(await world.read(`artistProfiles/${String(claim?.['profileId'])}`)).toMatchObject({ customSlug: 'wanted' });
  });

  test('is refused for other users', async () => {
    const world = await aWorld();
    await expect(change(world, 'mira', 'tide')).rejects.toMatchObject({ code: 'access/denied' });
    expect(await world.list('slugs')).toEqual(['slugs/mira-okafor']);
  });
});
