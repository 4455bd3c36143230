import type { CallableOutput } from '@countin/domain/callables';
import { documents } from '@countin/domain/documents';
import type { PageKey, VersionContent } from '@countin/domain/publisher';
import { musicProductSchema } from '@countin/domain/release-metadata';
import type { MusicProduct } from '@countin/domain/release';
import { Timestamp } from '@google-cloud/firestore';
import * as v from 'valibot';
import { publishRelease } from '../../releases/publish-release.ts';
import { putUser } from '../../testing/people.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putDraft } from '../../testing/stage.ts';
import { listPageVersions, readPageVersion } from '../read-page-versions.ts';
import { restorePageVersion } from '../restore-page-version.ts';

export const OWNER = 'uid-mira';
export const WORK = 'musicProducts/product-tide';
export const VERSIONS = 'pageVersions/release_product-tide/versions';
export const release = { productId: 'product-tide' };
export const page: PageKey = { kind: 'release', id: 'product-tide' };

/** A draft of Mira's. */
export async function stageDraft(change: Parameters<typeof putDraft>[1] = {}): Promise<TestWorld> {
  const world = createWorld('page-versions');
  await putUser(world, OWNER, { displayName: 'Mira' });
  await putDraft(world, change);
  return world;
}

/** A release published as `Tide Lines` and then as `High Tide`. */
export async function publishedTwice(): Promise<TestWorld> {
  const world = await stageDraft();
  await publish(world);
  await edit(world, { title: 'High Tide' });
  await publish(world);
  return world;
}

/** Changes the working copy, as the editor writes it. */
export async function edit(world: TestWorld, change: object): Promise<void> {
  world.passTime(60_000);
  await world.db.doc(WORK).update({ ...change, updatedAt: Timestamp.fromMillis(world.now()) });
}

export async function publish(world: TestWorld): Promise<void> {
  world.passTime(60_000);
  await publishRelease(world, OWNER, release);
}

export async function working(world: TestWorld): Promise<MusicProduct> {
  return v.parse(musicProductSchema, await world.read(WORK));
}

export async function listed(
  world: TestWorld,
  caller = OWNER,
): Promise<CallableOutput<'listPageVersions'>['versions']> {
  return (await listPageVersions(world, caller, { page, after: null })).versions;
}

export async function contentOf(world: TestWorld, version = ''): Promise<VersionContent> {
  return JSON.parse((await readPageVersion(world, OWNER, { page, version })).content) as VersionContent;
}

/** Restores a version, having seen the working copy as it is. */
export async function restore(
  world: TestWorld,
  version = '',
  caller = OWNER,
): Promise<CallableOutput<'restorePageVersion'>> {
  const stored = await world.db.doc(documents.musicProduct('product-tide').path).get();
  const seen = stored.get('updatedAt') as Timestamp;
  world.passTime(60_000);
  return restorePageVersion(world, caller, { page, version, expectedUpdatedAt: seen.toMillis() });
}
