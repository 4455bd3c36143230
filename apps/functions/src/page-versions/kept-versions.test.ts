import { documents } from '@countin/domain/documents';
import { PROFILE_RESTORE_MS } from '@countin/domain/profile';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { deleteRelease } from '../releases/deletion/delete-release.ts';
import { removeDeletedReleases } from '../releases/deletion/remove-deleted-releases.ts';
import { restoreRelease } from '../releases/deletion/restore-release.ts';
import { publishRelease } from '../releases/publish-release.ts';
import {
  OWNER,
  WORK,
  VERSIONS,
  release,
  stageDraft,
  publishedTwice,
  edit,
  listed,
  contentOf,
  restore,
} from './testing/page-history.ts';
import { thinVersions } from './thin-versions.ts';

const FOREVER = Number.POSITIVE_INFINITY;
const DAY = 86_400_000;

describe('what is kept', () => {
  test('versions of a deleted release are back with it, and go with it for good', async () => {
    const world = await publishedTwice();
    const before = await listed(world);
    await deleteRelease(world, OWNER, release);
    await expect(listed(world)).rejects.toMatchObject({ code: 'release/not-found' });
    await restoreRelease(world, OWNER, release);
    expect(await listed(world)).toEqual(before);
    await deleteRelease(world, OWNER, release);
    world.passTime(PROFILE_RESTORE_MS);
    await removeDeletedReleases(world, FOREVER);
    expect(await world.list(VERSIONS)).toEqual([]);
  });

  test('all of 90 days stay, then the last published one of each week', async () => {
    const world = await stageDraft();
    // A Monday at midnight, UTC.
    const monday = Date.parse('2026-06-15T00:00:00Z');
    const titles: Record<string, number> = {
      sunday: -1,
      monday: 0,
      tuesday: DAY,
      nextSunday: 7 * DAY - 1,
      later: 7 * DAY,
    };
    for (const [title, after] of Object.entries(titles)) {
      world.setNow(monday + after);
      await world.db.doc(WORK).update({ title, updatedAt: Timestamp.fromMillis(world.now()) });
      await publishRelease(world, OWNER, release);
    }
    await edit(world, { title: 'unpublished' });
    await restore(world, (await listed(world)).at(-1)?.id);
    expect(await listed(world)).toHaveLength(6);
    const left = async () => {
      const contents = await Promise.all((await listed(world)).map(({ id }) => contentOf(world, id)));
      return contents.map(({ fields }) => fields?.['title']);
    };
    world.setNow(monday + 90 * DAY - 2);
    await thinVersions(world, FOREVER);
    expect(await left()).toHaveLength(6);
    world.setNow(monday + 98 * DAY);
    await thinVersions(world, FOREVER);
    expect(await left()).toEqual(['later', 'nextSunday', 'sunday']);
    expect((await listed(world))[0]?.isLive).toBe(true);
    world.passTime(400 * DAY);
    await thinVersions(world, FOREVER);
    expect(await left()).toEqual(['later', 'nextSunday', 'sunday']);
  });

  test('texts of a release have versions of their own, which thinning leaves alone', async () => {
    const world = await stageDraft();
    const path = documents.textVersion('product-tide', 'de', '1').path;
    await world.write(path, { number: 1, at: Timestamp.fromMillis(0) });
    world.passTime(400 * DAY);
    await thinVersions(world, FOREVER);
    expect(await world.read(path)).toBeDefined();
  });
});
