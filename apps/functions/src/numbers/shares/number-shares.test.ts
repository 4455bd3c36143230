import { MOST_SHARES } from '@countin/domain/numbers';
import { aFigures, anArtistProfile, aReleasePage, aStoredMonth, aStoredPageMonth } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { changeMemberRole } from '../../members/change-member-role.ts';
import { callAs } from '../../testing/call-as.ts';
import { putTestMember } from '../../testing/members.ts';
import { putUser } from '../../testing/people.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { createNumberShare, readNumberShares, revokeNumberShare } from './number-shares.ts';
import { openNumberShare, readSharedNumbers } from './read-shared-numbers.ts';

const artistId = 'artist-mira';
const OWNER = 'uid-mira';
const ADDRESS = '203.0.113.7';
const DAY_MS = 86_400_000;
const DAYS = { from: '2026-05-01', to: '2026-05-28' };
const profile = { kind: 'artist', profileId: artistId } as const;

async function stage(): Promise<TestWorld> {
  const world = createWorld('number-shares');
  await world.write(`artistProfiles/${artistId}`, anArtistProfile({ id: artistId, name: 'Mira', createdBy: OWNER }));
  const whole = aFigures({
    counts: { views: 30, signups: 6, bots: 3 },
    people: { views: 5, signups: 1 },
    visitors: 20,
    tables: {
      country: { DE: [20, 0, 6, 5], IS: [2, 0, 0, 2], FO: [8, 0, 0, 4] },
      source: { 'blog.example': [6, 0, 0, 1], 'song.example': [24, 0, 6, 5] },
      utmCampaign: { 'for-anna': [9, 0, 6, 1] },
      listen: { 'clip:3': [0, 12, 0, 2] },
    },
  });
  const pages = {
    'release.salt': { counts: { views: 24 }, people: { views: 5 }, visitors: 19 },
    medley: { counts: { views: 6 }, people: { views: 1 }, visitors: 1 },
  };
  await world.write(
    `artistProfiles/${artistId}/monthNumbers/2026-05`,
    aStoredMonth('2026-05', { '02': { whole, pages } }),
  );
  await world.write(
    `artistProfiles/${artistId}/monthNumbers/2026-05.release.salt`,
    aStoredPageMonth('2026-05', 'release.salt', {
      '02': aFigures({ counts: { views: 24 }, people: { views: 5 }, visitors: 19 }),
    }),
  );
  await world.write('releasePages/salt', aReleasePage({ id: 'salt', artistId, title: 'Salt' }));
  return world;
}
const make = async (world: TestWorld, uid = OWNER, title = 'For the booker') =>
  (await createNumberShare(world, uid, { artistId, title, days: 30 })).token;
const read = (world: TestWorld, token: string, page: string | null = null) =>
  readSharedNumbers(world, ADDRESS, { token, range: DAYS, page });
const sharesOf = async (world: TestWorld) => (await readNumberShares(world, OWNER, { artistId })).shares;

test('a link opens the numbers of its artist, with public releases, and its token is stored nowhere', async () => {
  const world = await stage();
  const token = await make(world);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await openNumberShare(world, ADDRESS, { token })).toMatchObject({
    artist: 'Mira',
    expiresAt: world.now() + 30 * DAY_MS,
    releases: [{ id: 'salt', title: 'Salt' }],
  });
  expect((await read(world, token)).numbers.days[1]).toMatchObject({ day: '2026-05-02', counts: { views: 30 } });
  expect((await read(world, token, 'release.salt')).numbers.total.counts.views).toBe(24);
  const [path = ''] = await world.list('numberShares');
  expect(JSON.stringify([path, await world.read(path)])).not.toContain(token);
});

test('what a few people made is not told', async () => {
  const world = await stage();
  const { total, days, pages, hours } = (await read(world, await make(world))).numbers;
  expect(total.tables).toEqual({
    country: { DE: [20, 0, 6, 5], '*': [10, 0, 0, 5] },
    source: { '*': [30, 0, 6, 5] },
    utmCampaign: {},
    listen: {},
  });
  // One person signed up six times.
  expect(total).toMatchObject({ counts: { views: 30, bots: 3 }, people: {}, visitors: 20, withheld: ['signups'] });
  expect(days[1]).toMatchObject({ counts: { views: 30, bots: 3 }, withheld: ['signups'] });
  // The page of one person could be calculated from the other.
  expect(pages).toEqual({});
  expect(hours).toBeNull();
});

test('a revoked link says so at once, an expired one when its days are over, and others are unknown', async () => {
  const world = await stage();
  const [first, second] = [await make(world), await make(world, OWNER, '')];
  const [share] = (await sharesOf(world)).filter(({ title }) => title === 'For the booker');
  await revokeNumberShare(world, OWNER, { artistId, shareId: share?.id ?? '' });
  const revokedAt = world.now();
  world.passTime(60_000);
  await revokeNumberShare(world, OWNER, { artistId, shareId: share?.id ?? '' });
  expect((await sharesOf(world)).find(({ id }) => id === share?.id)?.revokedAt).toBe(revokedAt);
  await expect(read(world, first)).rejects.toMatchObject({ code: 'numbers/share-revoked' });
  await expect(openNumberShare(world, ADDRESS, { token: first })).rejects.toMatchObject({
    code: 'numbers/share-revoked',
  });
  expect((await read(world, second)).numbers.total.counts.views).toBe(30);
  world.passTime(30 * DAY_MS);
  await expect(read(world, second)).rejects.toMatchObject({ code: 'numbers/share-expired' });
  await expect(read(world, 'a'.repeat(43))).rejects.toMatchObject({ code: 'numbers/share-unknown' });
});

test('owner and managers make, see and revoke links; other roles and other artists do not', async () => {
  const world = await stage();
  for (const role of ['manager', 'editor', 'analyst', 'viewer'] as const)
    await putTestMember(world, role, role, profile);
  await world.write('artistProfiles/other', anArtistProfile({ id: 'other', createdBy: 'stranger' }));
  await make(world, 'manager');
  const [share] = await sharesOf(world);
  const denied = { code: 'access/denied' };
  for (const uid of ['editor', 'analyst', 'viewer', 'stranger']) {
    await expect(make(world, uid)).rejects.toMatchObject(denied);
    await expect(readNumberShares(world, uid, { artistId })).rejects.toMatchObject(denied);
    await expect(revokeNumberShare(world, uid, { artistId, shareId: share?.id ?? '' })).rejects.toMatchObject(denied);
  }
  await revokeNumberShare(world, 'stranger', { artistId: 'other', shareId: share?.id ?? '' });
  expect((await sharesOf(world))[0]?.revokedAt).toBeNull();
});

test('a link ends when the member who made it may no longer make one, or is suspended', async () => {
  const world = await stage();
  await putTestMember(world, 'manager', 'manager', profile);
  const token = await make(world, 'manager');
  await changeMemberRole(world, OWNER, { ...profile, uid: 'manager', role: 'analyst' });
  await expect(read(world, token)).rejects.toMatchObject({ code: 'numbers/share-revoked' });
  await changeMemberRole(world, OWNER, { ...profile, uid: 'manager', role: 'manager' });
  expect((await read(world, token)).numbers.total.counts.views).toBe(30);
  await world.write('users/manager', { ...(await world.read('users/manager')), suspended: true });
  await expect(read(world, token)).rejects.toMatchObject({ code: 'numbers/share-revoked' });
});

test('a link of a deleted artist shows nothing, and opens again once the artist is restored', async () => {
  const world = await stage();
  world.identity.put(OWNER, {});
  await putUser(world, OWNER);
  const token = await make(world);
  expect(await callAs(world, OWNER, 'deleteProfile', profile)).toBe('done');
  const revoked = { code: 'numbers/share-revoked' };
  await expect(read(world, token)).rejects.toMatchObject(revoked);
  await expect(openNumberShare(world, ADDRESS, { token })).rejects.toMatchObject(revoked);
  expect(await callAs(world, OWNER, 'restoreProfile', profile)).toBe('done');
  expect((await read(world, token)).numbers.total.counts.views).toBe(30);
});

test('an artist has a limited number of links at once, and those that ended long ago are removed', async () => {
  const world = await stage();
  for (let made = 0; made < MOST_SHARES; made += 1) await make(world);
  await expect(make(world)).rejects.toMatchObject({ code: 'numbers/too-many-shares' });
  world.passTime(121 * DAY_MS);
  await make(world);
  expect(await world.list('numberShares')).toHaveLength(1);
});
