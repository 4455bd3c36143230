import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, inject, test } from 'vitest';
import { changeSlug } from '../profiles/change-slug.ts';
import type { TestWorld } from '../testing/services.ts';
import { artist, aTeam, join, owner } from '../testing/team.ts';
import { changeMemberRole } from './change-member-role.ts';
import { readTeam } from './read-team.ts';
import { removeMember } from './remove-member.ts';

const RULES = readFileSync(joinPath(import.meta.dirname, '../../../../firestore.rules'), 'utf8');

/** A team whose editor Ada is subject to the rules. */
async function aTeamWithEditor(): Promise<TestWorld> {
  const world = await aTeam();
  await join(world, 'ada', 'editor');
  const answer = await fetch(
    `http://${inject('firestoreHost')}/emulator/v1/projects/${world.projectId}:securityRules`,
    {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ content: RULES }] } }),
    },
  );
  expect(answer.status).toBe(200);
  return world;
}

/** One change of the artist's text from Ada's page; gives the HTTP status. */
async function saveBio({ projectId }: TestWorld, bio: string): Promise<number> {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const claims = Buffer.from(JSON.stringify({ sub: 'ada', auth_time: 1 })).toString('base64url');
  const update = { name: `${documents}/artistProfiles/artist-mira`, fields: { bio: { stringValue: bio } } };
  const updateTransforms = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }];
  const { status } = await fetch(`http://${inject('firestoreHost')}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer e30.${claims}.` },
    body: JSON.stringify({ writes: [{ update, updateMask: { fieldPaths: ['bio'] }, updateTransforms }] }),
  });
  return status;
}

/** Does the work while three of Ada's pages save without pause, as long as the rules let them. */
async function whileAdaWrites(world: TestWorld, work: () => Promise<unknown>): Promise<number[]> {
  let working = true;
  const page = async () => {
    for (let n = 0; ; n += 1) {
      const status = await saveBio(world, `Text ${n}`);
      if (status !== 200 || !working) return status;
    }
  };
  expect(await saveBio(world, 'First')).toBe(200);
  const pages = [page(), page(), page()];
  try {
    await work();
  } finally {
    working = false;
  }
  return Promise.all(pages);
}

test('an editor who writes without pause can be demoted, and then writes no more', async () => {
  const world = await aTeamWithEditor();
  const change = { ...artist, uid: 'ada', role: 'viewer' as const };
  await whileAdaWrites(world, () => changeMemberRole(world, owner, change));
  await expect(readTeam(world, owner, artist)).resolves.toMatchObject({ members: [{ uid: 'ada', role: 'viewer' }] });
  expect(await saveBio(world, 'Late')).toBe(403);
});

test('an editor who writes without pause can be removed, and then writes no more', async () => {
  const world = await aTeamWithEditor();
  await whileAdaWrites(world, () => removeMember(world, owner, { ...artist, uid: 'ada' }));
  await expect(readTeam(world, owner, artist)).resolves.toMatchObject({ members: [] });
  expect(await saveBio(world, 'Late')).toBe(403);
});

test('the slug of an artist can be changed while an editor writes without pause', async () => {
  const world = await aTeamWithEditor();
  const last = await whileAdaWrites(world, () => changeSlug(world, owner, { ...artist, customSlug: 'mira' }));
  expect(last).toEqual([200, 200, 200]);
  expect(await world.read('artistProfiles/artist-mira')).toMatchObject({ customSlug: 'mira' });
  expect(await world.read('releasePages/product-tide')).toMatchObject({ artistSlug: 'mira' });
});
