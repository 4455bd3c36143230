import { documents } from '@countin/domain/documents';
import { PROFILE_RESTORE_MS } from '@countin/domain/profile';
import type { PageKey } from '@countin/domain/publisher';
import { aLabelProfile } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { runProfileDeletions } from '../profiles/deletion/continue-profile-deletion.ts';
import { deleteProfile } from '../profiles/deletion/delete-profile.ts';
import { renewProfile } from '../profiles/renew-profile.ts';
import { putTestMember } from '../testing/members.ts';
import { aPerson, putUser } from '../testing/people.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { listPageVersions, readPageVersion } from './read-page-versions.ts';
import { restorePageVersion } from './restore-page-version.ts';

const OWNER = 'uid-mira';
const MINUTE = 60_000;
const ARTIST: PageKey = { kind: 'artist', id: 'artist-mira' };
const LABEL: PageKey = { kind: 'label', id: 'label-tide' };
const FEED: PageKey = { kind: 'feed', id: 'label-tide' };

const pathOf = ({ kind, id }: PageKey) => (kind === 'artist' ? `artistProfiles/${id}` : `labelProfiles/${id}`);
const listed = async (world: TestWorld, page: PageKey, caller = OWNER) =>
  (await listPageVersions(world, caller, { page, after: null })).versions;

/** An artist and a label of Mira's, with an editor and a viewer each. */
async function stage(): Promise<TestWorld> {
  const world = createWorld('profile-versions');
  await putUser(world, OWNER, { displayName: 'Mira' });
  await putDraft(world);
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile({ createdBy: OWNER }));
  for (const kind of ['artist', 'label'] as const)
    for (const role of ['editor', 'viewer'] as const)
      await putTestMember(world, role, role, { kind, profileId: kind === 'artist' ? 'artist-mira' : 'label-tide' });
  return world;
}

/** Changes a profile as members do: they write it, then renew its pages. */
async function change(world: TestWorld, page: PageKey, fields: object, caller = OWNER): Promise<void> {
  await world.db.doc(pathOf(page)).update({ ...fields, updatedAt: Timestamp.fromMillis(world.now()) });
  const kind = page.kind === 'artist' ? 'artist' : 'label';
  await renewProfile(world, caller, { kind, profileId: page.id });
}

async function bios(world: TestWorld, page: PageKey): Promise<unknown[]> {
  const contents = (await listed(world, page)).map(async ({ id }) => {
    const { content } = await readPageVersion(world, OWNER, { page, version: id });
    return (JSON.parse(content) as { fields: { bio: unknown } }).fields.bio;
  });
  return Promise.all(contents);
}

async function restore(world: TestWorld, page: PageKey, version = '', caller = OWNER) {
  const seen = (await world.read(pathOf(page)))?.['updatedAt'] as Timestamp | number;
  const expectedUpdatedAt = typeof seen === 'number' ? seen : seen.toMillis();
  return restorePageVersion(world, caller, { page, version, expectedUpdatedAt });
}

describe.each([ARTIST, LABEL])('versions of the page of an $kind', (page) => {
  test('what one person changes within ten minutes is one version', async () => {
    const world = await stage();
    await change(world, page, { bio: 'One' });
    for (const bio of ['Two', 'Three']) {
      world.passTime(4 * MINUTE);
      await change(world, page, { bio });
    }
    expect(await bios(world, page)).toEqual(['Three']);
    world.passTime(4 * MINUTE);
    await change(world, page, { bio: 'Four' });
    world.passTime(MINUTE);
    await change(world, page, { bio: 'Five' }, 'editor');
    expect(await bios(world, page)).toEqual(['Five', 'Four', 'Three']);
    expect((await listed(world, page)).map(({ isLive }) => isLive)).toEqual([true, false, false]);
  });

  test('a change that is taken back at once leaves none, nor does a renewal without a change', async () => {
    const world = await stage();
    await change(world, page, { bio: 'One' });
    world.passTime(20 * MINUTE);
    await change(world, page, { bio: 'Two' });
    await change(world, page, { bio: 'One' });
    await change(world, page, {});
    expect(await bios(world, page)).toEqual(['One']);
  });

  test('restoring writes the profile, keeps what was there, and renews the page', async () => {
    const world = await stage();
    await change(world, page, { bio: 'One' });
    world.passTime(20 * MINUTE);
    await change(world, page, { bio: 'Two' });
    // Written, but the renewal has not come.
    await world.db.doc(pathOf(page)).update({ bio: 'Three', updatedAt: Timestamp.fromMillis(world.now() + 1) });
    const purges = world.purged.length;
    const [, first] = await listed(world, page);
    expect(await restore(world, page, first?.id)).toMatchObject({ left: [] });
    expect(await world.read(pathOf(page))).toMatchObject({ bio: 'One', customSlug: expect.any(String) as string });
    expect(world.purged.length).toBeGreaterThan(purges);
    expect(await bios(world, page)).toEqual(['One', 'Three', 'Two', 'One']);
    expect((await listed(world, page)).map(({ kept, isLive }) => [kept, isLive])).toEqual([
      [false, true],
      [true, false],
      [false, false],
      [false, false],
    ]);
  });

  test('is refused to viewers and strangers, and over a change that was not seen', async () => {
    const world = await stage();
    await change(world, page, { bio: 'One' });
    world.passTime(20 * MINUTE);
    await change(world, page, { bio: 'Two' });
    const [, first] = await listed(world, page, 'viewer');
    for (const caller of ['viewer', 'stranger'])
      await expect(restore(world, page, first?.id, caller)).rejects.toMatchObject({ code: 'access/denied' });
    await expect(listed(world, page, 'stranger')).rejects.toMatchObject({ code: 'access/denied' });
    const late = restorePageVersion(world, OWNER, { page, version: first?.id ?? '', expectedUpdatedAt: 1 });
    await expect(late).rejects.toMatchObject({ code: 'profile/changed' });
    expect((await world.read(pathOf(page)))?.['bio']).toBe('Two');
    await restore(world, page, first?.id, 'editor');
    expect((await world.read(pathOf(page)))?.['bio']).toBe('One');
  });
});

test('a feed has versions of its own, and restoring it leaves the label’s page alone', async () => {
  const world = await stage();
  await change(world, LABEL, { bio: 'One', feedCount: 10 });
  world.passTime(20 * MINUTE);
  await change(world, LABEL, { feedCount: 20 });
  world.passTime(20 * MINUTE);
  await change(world, LABEL, { bio: 'Two' });
  const [feeds, pages] = await Promise.all([listed(world, FEED), listed(world, LABEL)]);
  expect([feeds.length, pages.length]).toEqual([2, 2]);
  await restore(world, FEED, feeds[1]?.id);
  expect(await world.read(pathOf(FEED))).toMatchObject({ feedCount: 10, bio: 'Two' });
});

test.each(['artist', 'label'] as const)('versions of a removed %s go with it', async (kind) => {
  const world = await stage();
  const page = kind === 'artist' ? ARTIST : LABEL;
  await change(world, page, { bio: 'One' });
  expect(await world.list(`pageVersions/${kind}_${page.id}/versions`)).toHaveLength(1);
  const person = aPerson({ uid: OWNER, passwordAt: world.now() });
  await deleteProfile(world, person, { kind, profileId: page.id });
  await expect(listed(world, page)).rejects.toMatchObject({ code: 'profile/not-found' });
  world.passTime(PROFILE_RESTORE_MS);
  await runProfileDeletions(world, Number.POSITIVE_INFINITY);
  const left = await Promise.all(
    [ARTIST, LABEL, FEED].map(({ kind: of, id }) => world.list(`pageVersions/${of}_${id}/versions`)),
  );
  expect(left.flat()).toEqual([]);
});
