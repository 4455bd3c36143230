import { documents } from '@countin/domain/documents';
import { can, MEMBER_ROLES } from '@countin/domain/permissions';
import { anArtistProfile, aProductContent } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { publishMedley } from '../medleys/publish-medley.ts';
import { withdrawMedley } from '../medleys/withdraw-medley.ts';
import { processImage } from '../media/process-image.ts';
import { renewProfile } from '../profiles/renew-profile.ts';
import { putTestMember } from '../testing/members.ts';
import { createWorld, type TestWorld } from '../testing/services.ts';
import { putArtist, putDraft } from '../testing/stage.ts';
import { changeReleaseSlug } from './change-release-slug.ts';
import { createRelease } from './create-release.ts';
import { deleteRelease } from './deletion/delete-release.ts';
import { restoreRelease } from './deletion/restore-release.ts';
import { publishRelease } from './publish-release.ts';
import { storeLastVersion } from './republish-release.ts';
import { withdrawRelease } from './withdraw-release.ts';

const artistId = 'artist-mira';
const newRelease = { ...aProductContent(), artistId, productSlug: 'next-one' };

/** A draft of the artist, and a member of each role. */
async function staffed(): Promise<TestWorld> {
  const world = createWorld('members');
  await putDraft(world);
  for (const role of MEMBER_ROLES) await putTestMember(world, role, role);
  return world;
}

const CALLS = [
  [
    'publishing a release',
    'release.publish',
    (world, caller) => publishRelease(world, caller, { productId: 'product-tide' }),
  ],
  [
    'withdrawing a release',
    'release.publish',
    (world, caller) => withdrawRelease(world, caller, { productId: 'product-tide', to: 'archived' }),
  ],
  [
    'publishing the last version of a release',
    'release.publish',
    (world, caller) => storeLastVersion(world, caller, { productId: 'product-tide', expectedPublishedAt: 1 }),
  ],
  [
    'changing the slug of a release',
    'settings.edit',
    (world, caller) => changeReleaseSlug(world, caller, { productId: 'product-tide', productSlug: 'low-tide' }),
  ],
  [
    'deleting a release',
    'release.delete',
    (world, caller) => deleteRelease(world, caller, { productId: 'product-tide' }),
  ],
  [
    'restoring a release',
    'release.delete',
    (world, caller) => restoreRelease(world, caller, { productId: 'product-tide' }),
  ],
  ['creating a release', 'release.create', (world, caller) => createRelease(world, caller, newRelease)],
  [
    'renewing the pages',
    'profile.edit',
    (world, caller) => renewProfile(world, caller, { kind: 'artist', profileId: artistId }),
  ],
  ['publishing the medley', 'medley.edit', (world, caller) => publishMedley(world, caller, { artistId, slots: [] })],
  ['withdrawing the medley', 'medley.edit', (world, caller) => withdrawMedley(world, caller, { artistId })],
  [
    'processing an upload',
    'image.upload',
    (world, caller) => processImage(world, caller, { artistId, imageId: 'none', kind: 'cover' }),
  ],
] as const satisfies readonly (readonly [
  what: string,
  operation: string,
  call: (world: TestWorld, caller: string) => Promise<unknown>,
])[];

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe.each(CALLS)('%s', (_what, operation, call) => {
  it.each(MEMBER_ROLES)(`is decided by the table for a member with the role %s (${operation})`, async (role) => {
    const code = await codeOf(call(await staffed(), role));
    expect(code === 'access/denied').toBe(!can(role, operation));
  });

  it('is refused to members of another artist, who name this one’s ids', async () => {
    const world = await staffed();
    await world.write(documents.artistProfile('other').path, anArtistProfile({ id: 'other', createdBy: 'tide' }));
    await putTestMember(world, 'ben', 'manager', { kind: 'artist', profileId: 'other' });
    await putTestMember(world, 'ben', 'manager', { kind: 'label', profileId: artistId });
    expect(await codeOf(call(world, 'ben'))).toBe('access/denied');
  });
});

it('what a member creates and publishes belongs to the owner, whose verified address lists it', async () => {
  const world = await staffed();
  world.identity.verifiedUids.add('uid-mira');
  const { productId } = await createRelease(world, 'editor', newRelease);
  expect(await world.read(documents.musicProduct(productId).path)).toMatchObject({ createdBy: 'uid-mira' });
  await publishRelease(world, 'editor', { productId: 'product-tide' });
  expect(await world.read(documents.releasePage('product-tide').path)).toMatchObject({
    createdBy: 'uid-mira',
    shelf: 'listed',
  });
  expect(await world.read(documents.ownerConfirmation('editor').path)).toBeUndefined();
});

it('each release that a member creates, publishes or withdraws is in the artist’s activity log', async () => {
  const world = await staffed();
  await createRelease(world, 'editor', newRelease);
  await publishRelease(world, 'editor', { productId: 'product-tide' });
  await withdrawRelease(world, 'manager', { productId: 'product-tide', to: 'draft' });
  const { docs } = await world.db.collection(documents.activities('artist', artistId).path).get();
  const entries = docs.map((entry) => ['actor', 'action', 'subject'].map((field) => entry.get(field) as string));
  expect(entries.sort()).toEqual([
    ['editor', 'release.created', newRelease.title],
    ['editor', 'release.published', 'Tide Lines'],
    ['manager', 'release.withdrawn', 'Tide Lines'],
  ]);
});

it('a release of another artist is refused to this artist’s members', async () => {
  const world = await staffed();
  await putArtist(world, { id: 'other', createdBy: 'tide', customSlug: 'other' });
  await putDraft(world, { id: 'foreign', artistId: 'other', createdBy: 'tide' });
  expect(await codeOf(publishRelease(world, 'manager', { productId: 'foreign' }))).toBe('access/denied');
});
