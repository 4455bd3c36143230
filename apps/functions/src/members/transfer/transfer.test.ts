import { documents } from '@countin/domain/documents';
import { INVITATION_MS } from '@countin/domain/permissions';
import { aLabelProfile, aMedley, aProductContent } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { runProfileDeletions } from '../../profiles/deletion/continue-profile-deletion.ts';
import { deleteProfile } from '../../profiles/deletion/delete-profile.ts';
import { restoreProfile } from '../../profiles/deletion/restore-profile.ts';
import { createRelease } from '../../releases/create-release.ts';
import { callAs } from '../../testing/call-as.ts';
import { putTestMember } from '../../testing/members.ts';
import { aPerson } from '../../testing/people.ts';
import { artist, aTeam, join, owner } from '../../testing/team.ts';
import { putDraft, putPage } from '../../testing/stage.ts';
import { NOW, type TestWorld } from '../../testing/services.ts';
import { acceptOwnership } from './accept-ownership.ts';
import { offerOwnership } from './offer-ownership.ts';
import { withdrawOwnership } from './withdraw-ownership.ts';

const ada = (world: TestWorld) => aPerson({ uid: 'ada', passwordAt: world.now() });
const mira = (world: TestWorld) => aPerson({ uid: owner, passwordAt: world.now() });
const ownerNow = async (world: TestWorld) => (await world.read('artistProfiles/artist-mira'))?.['createdBy'] as unknown;

/** Mira has offered her artist to Ada, an editor. */
async function offered(): Promise<TestWorld> {
  const world = await aTeam();
  await join(world, 'ada', 'editor');
  await offerOwnership(world, mira(world), { ...artist, uid: 'ada' });
  return world;
}

test('an offer can be accepted for 14 days, and not at their end', async () => {
  const world = await offered();
  world.passTime(INVITATION_MS);
  await expect(acceptOwnership(world, ada(world), artist)).rejects.toMatchObject({ code: 'access/denied' });
  world.setNow(NOW + INVITATION_MS - 1);
  await acceptOwnership(world, ada(world), artist);
  expect(await ownerNow(world)).toBe('ada');
});

test('releases that are created while the artist changes hands belong to the new owner', async () => {
  const world = await offered();
  let accepted = false;
  const accepting = acceptOwnership(world, ada(world), artist).finally(() => (accepted = true));
  const created: ReturnType<typeof createRelease>[] = [];
  while (!accepted && created.length < 100) {
    const productSlug = `race-${created.length}`;
    created.push(createRelease(world, owner, { ...aProductContent(), artistId: 'artist-mira', productSlug }));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await accepting;
  const done = (await Promise.allSettled(created)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const owners = await Promise.all(
    done.map(async ({ productId }) => (await world.read(`musicProducts/${productId}`))?.['createdBy']),
  );
  expect(owners).toEqual(done.map(() => 'ada'));
});

test('a member who is suspended after the offer cannot accept it', async () => {
  const world = await offered();
  await world.db.doc(documents.user('ada').path).update({ suspended: true });
  expect(await callAs(world, 'ada', 'acceptOwnership', artist)).toBe('auth/disabled');
  expect(await ownerNow(world)).toBe(owner);
});

test.each([
  ['withdrawn', (world: TestWorld) => withdrawOwnership(world, owner, artist), 'access/denied'],
  ['declined', (world: TestWorld) => withdrawOwnership(world, 'ada', artist), 'access/denied'],
  [
    'for a profile that was deleted',
    (world: TestWorld) => deleteProfile(world, mira(world), artist),
    'profile/not-found',
  ],
])('an offer that is %s cannot be accepted', async (_how, end, code) => {
  const world = await offered();
  await end(world);
  await expect(acceptOwnership(world, ada(world), artist)).rejects.toMatchObject({ code });
  expect(await ownerNow(world)).toBe(owner);
});

test('an offer to another member replaces the first one', async () => {
  const world = await offered();
  await join(world, 'ben', 'viewer');
  await offerOwnership(world, mira(world), { ...artist, uid: 'ben' });
  await expect(acceptOwnership(world, ada(world), artist)).rejects.toMatchObject({ code: 'access/denied' });
});

test('20 tabs that accept at once make one owner, and one former owner as a manager', async () => {
  const world = await offered();
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => acceptOwnership(world, ada(world), artist)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await ownerNow(world)).toBe('ada');
  expect(await world.list(documents.members('artist', 'artist-mira').path)).toEqual([
    documents.member('artist', 'artist-mira', owner).path,
  ]);
});

test('pages that a restoration has not brought back yet change hands too', async () => {
  const world = await offered();
  await world.write(documents.medley('artist-mira').path, aMedley());
  await deleteProfile(world, mira(world), artist);
  // The restoration has only begun: the schedule does the rest.
  await restoreProfile({ ...world, now: tooLateAfter(world, 3) }, owner, artist);
  expect(await world.list('hiddenPages')).toHaveLength(1);
  await acceptOwnership(world, ada(world), artist);
  world.passTime(120_000);
  await runProfileDeletions(world, Number.POSITIVE_INFINITY);
  expect(await world.list('releasePages')).toHaveLength(1);
  for (const collection of ['releasePages', 'hiddenPages', 'medleys', 'hiddenMedleys'])
    for (const path of await world.list(collection))
      expect([path, (await world.read(path))?.['createdBy']]).toEqual([path, 'ada']);
});

/** A clock that jumps ahead after some looks, so that a call runs out of time. */
function tooLateAfter(world: TestWorld, looks: number): () => number {
  let seen = 0;
  return () => world.now() + ((seen += 1) > looks ? 60_000 : 0);
}

test('an artist with 600 releases changes hands whole', async () => {
  const world = await offered();
  for (let from = 0; from < 600; from += 200) {
    const batch = world.db.batch();
    for (let at = from; at < from + 200; at += 1)
      batch.set(world.db.doc(`musicProducts/product-${at}`), { artistId: 'artist-mira', createdBy: owner });
    await batch.commit();
  }
  await acceptOwnership(world, ada(world), artist);
  const left = await world.db.collection('musicProducts').where('createdBy', '==', owner).count().get();
  expect(left.data().count).toBe(0);
});

test('a label passes with its slug, but no artist or release of its roster', async () => {
  const world = await offered();
  const label = { kind: 'label', profileId: 'label-tide' } as const;
  await world.write(documents.labelProfile('label-tide').path, aLabelProfile({ createdBy: owner }));
  await world.write('slugs/tide-line', { ...label, createdBy: owner });
  await putDraft(world);
  await putPage(world, { labelId: 'label-tide' });
  await putTestMember(world, 'ada', 'viewer', label);
  await offerOwnership(world, mira(world), { ...label, uid: 'ada' });
  await acceptOwnership(world, ada(world), label);
  for (const [path, expected] of [
    ['labelProfiles/label-tide', 'ada'],
    ['slugs/tide-line', 'ada'],
    ['artistProfiles/artist-mira', owner],
    ['musicProducts/product-tide', owner],
    ['releasePages/product-tide', owner],
  ] as const)
    expect([path, (await world.read(path))?.['createdBy']]).toEqual([path, expected]);
  expect(await world.read(documents.user(owner).path)).toMatchObject({ labelRoles: { 'label-tide': 'manager' } });
});
