import { documents, paths } from '@countin/domain/documents';
import { PROFILE_KINDS, type ProfileKind } from '@countin/domain/permissions';
import { PROFILE_RESTORE_MS } from '@countin/domain/profile';
import { aLabelProfile, aMedley, aReleaseText } from '@countin/domain/testing';
import { NO_TEXT } from '@countin/domain/texts';
import { expect, test } from 'vitest';
import { acceptInvitation } from '../../members/accept-invitation.ts';
import { saveSummaryMail } from '../../numbers/summary/summary-mails.ts';
import { refTo, setDocument } from '../../platform/write-document.ts';
import { runReleaseDay } from '../../release-day/run-release-day.ts';
import { signUp } from '../../signups/sign-up.ts';
import { allDocuments } from '../../testing/all-documents.ts';
import { callAs } from '../../testing/call-as.ts';
import { aPerson } from '../../testing/people.ts';
import type { TestWorld } from '../../testing/services.ts';
import { aNewSignup, putPage, putSignup } from '../../testing/stage.ts';
import { artist, aTeam, invite, join, owner } from '../../testing/team.ts';
import { runProfileDeletions } from './continue-profile-deletion.ts';
import { deleteProfile } from './delete-profile.ts';
import { restoreProfile } from './restore-profile.ts';

/** When the example release is out. */
const OUT = Date.parse('2026-12-04T17:00:00Z');
const FOREVER = Number.POSITIVE_INFINITY;

/** An artist with a team and a medley. A fan waits for a release that is out in ten days. */
async function busyArtist(): Promise<{ readonly world: TestWorld; readonly token: string }> {
  const world = await aTeam();
  world.setNow(OUT - 10 * 86_400_000);
  await join(world, 'ada', 'editor');
  await putSignup(world, { id: 'fan', state: 'confirmed', dueAt: OUT });
  await setDocument(world.db, refTo(world.db, documents.medley('artist-mira')), aMedley());
  await setDocument(world.db, refTo(world.db, documents.releaseText('product-tide', 'de')), aReleaseText());
  const kept = { ...NO_TEXT, sources: {}, number: 1, by: owner, at: OUT };
  await setDocument(world.db, refTo(world.db, documents.textVersion('product-tide', 'de', '1')), kept);
  for (const { path } of [
    documents.dayShard('artist', 'artist-mira', '2026-11-20', '0'),
    documents.monthNumbers('artist', 'artist-mira', '2026-11'),
    documents.pageMonth('artist', 'artist-mira', '2026-11', 'release.product-tide'),
    documents.liveShard('artist', 'artist-mira', '0'),
  ])
    await world.write(path, { counted: 1 });
  await saveSummaryMail(world, owner, { ...artist, every: 'week', zone: 'UTC' });
  return { world, token: await invite(world, null) };
}

/**
 * Stored documents, without those that calls leave: log, queues, the discovery index, and times that are decided anew.
 */
async function content(world: TestWorld) {
  const found = await allDocuments(world);
  return Object.entries(found)
    .filter(
      ([path]) =>
        !/\/activity\/|^(?:momentMoves|purges|rateLimits|outbox|userDirectory|ownerConfirmations|discovery\w+)\//.test(
          path,
        ),
    )
    .map(([path, { updatedAt: _changed, dueAt: _due, ...rest }]) => [path, rest]);
}

test('between deletion and restoration nothing is sent, changed or accepted, and everything is back afterwards', async () => {
  const { world, token } = await busyArtist();
  const before = await content(world);
  await deleteProfile(world, aPerson({ uid: owner, passwordAt: world.now() }), artist);

  const denied = { code: 'invitation/not-found' };
  await expect(acceptInvitation(world, 'ben', { token })).rejects.toMatchObject(denied);
  await expect(signUp(world, '203.0.113.7', aNewSignup())).rejects.toMatchObject({ code: 'release/not-found' });
  for (const [key, input] of [
    ['publishRelease', { productId: 'product-tide' }],
    ['renewProfile', artist],
    ['inviteMember', { ...artist, role: 'editor', email: null, language: 'en' }],
    ['withdrawMedley', { artistId: 'artist-mira' }],
    ['changeSlug', { ...artist, customSlug: 'another' }],
  ] as const)
    expect([key, await callAs(world, owner, key, input)]).toEqual([key, 'profile/not-found']);
  world.setNow(OUT + 60_000);
  await runReleaseDay(world, FOREVER);
  expect(world.mails).toEqual([]);

  await restoreProfile(world, owner, artist);
  expect(await content(world)).toEqual(before);
  await acceptInvitation(world, 'ben', { token });
  world.passTime(60_000);
  for (let run = 0; run < 2; run += 1) await runReleaseDay(world, FOREVER);
  expect(world.mails.map(({ to }) => to)).toEqual(['fan@example.com']);
});

test('after 30 days only the account and its other things are left, and no member has a role', async () => {
  const { world } = await busyArtist();
  await putPage(world, { id: 'of-another', artistId: 'other', createdBy: 'tide' });
  await deleteProfile(world, aPerson({ uid: owner, passwordAt: world.now() }), artist);
  world.passTime(PROFILE_RESTORE_MS);
  await runProfileDeletions(world, FOREVER);
  const left = Object.keys(await allDocuments(world)).filter((path) => !/^(?:rateLimits|purges)\//.test(path));
  const users = ['users/ada', 'users/ben', 'users/tide', `users/${owner}`];
  expect(left.sort()).toEqual(['artistProfiles/other', 'releasePages/of-another', ...users]);
  expect(await world.read('users/ada')).toMatchObject({ artistRoles: {} });
  expect(world.mails).toEqual([]);
});

test.each(PROFILE_KINDS)('of an %s, documents of every path below it are removed', async (kind) => {
  const { world } = await busyArtist();
  const profileId = kind === 'artist' ? 'artist-mira' : 'label-tide';
  const profile = `${kind}Profiles/${profileId}`;
  if (kind === 'label') await world.write(profile, aLabelProfile({ id: profileId, createdBy: owner, artistIds: [] }));
  await deleteProfile(world, aPerson({ uid: owner, passwordAt: world.now() }), { kind, profileId });
  for (const path of pathsBelow(kind, profileId)) await world.write(path, { id: 'one' });
  world.passTime(PROFILE_RESTORE_MS);
  await runProfileDeletions(world, FOREVER);
  expect(Object.keys(await allDocuments(world)).filter((path) => path.startsWith(profile))).toEqual([]);
});

/** A document of every path that `paths` builds below a profile. */
function pathsBelow(kind: ProfileKind, profileId: string): string[] {
  const built = Object.values<string | ((...ids: never[]) => string)>(paths).flatMap((path) => {
    if (typeof path === 'string') return [];
    const fill = (...ids: string[]) => Array.from({ length: path.length }, (_, at) => ids[at] ?? 'one') as never[];
    return [path(...fill(profileId)), path(...fill(kind, profileId))];
  });
  const below = built.filter((path) => path.startsWith(`${kind}Profiles/${profileId}/`));
  return [...new Set(below)].filter((path) => path.split('/').length % 2 === 0);
}
