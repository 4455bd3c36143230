import { aLabelProfile, anArtistProfile, aReleasePage, aUser } from '@countin/domain/testing';
import { listedProfileSchema } from '@countin/domain/profile';
import { PROFILE_SLUG_SAMPLES } from '@countin/slug/samples';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { setUpRules } from '../testing/rules-stage.ts';
import type { DataAccess } from '../ports/data-access.ts';
import { accessAs, CLOSED_PORT } from '../testing/test-access.ts';
import { checkArtistOwner } from './check-artist-owner.ts';
import { checkSlug } from './check-slug.ts';
import { artistOptions } from './get-artist.ts';
import { labelOptions } from './get-label.ts';
import { listMyArtists, myArtistsOptions, ownedArtistsOptions } from './list-my-artists.ts';
import { listMyLabels } from './list-my-labels.ts';
import { listPublicReleases } from './list-public-releases.ts';
import { listRoster, ROSTER_PAGE } from './list-roster.ts';
import { changeArtist, changeLabel } from './change-profile.ts';
import { updateProfile } from './update-profile.ts';

const getArtist = (access: DataAccess, id: string) => new QueryClient().fetchQuery(artistOptions(access, id));
const getLabel = (access: DataAccess, id: string) => new QueryClient().fetchQuery(labelOptions(access, id));
const first = anArtistProfile({ id: 'first', createdBy: 'mira', customSlug: 'mira-okafor', createdAt: 1_000 });
const second = anArtistProfile({ id: 'second', createdBy: 'mira', customSlug: 'mira-night', createdAt: 2_000 });
const label = aLabelProfile({ id: 'label', createdBy: 'tide' });
const stage = setUpRules('profile-operations', {
  'artistProfiles/second': second,
  'artistProfiles/first': first,
  'labelProfiles/label': label,
  'slugs/mira-okafor': { kind: 'artist', profileId: 'first', createdBy: 'mira' },
  'slugs/tide-line': { kind: 'label', profileId: 'label', createdBy: 'tide' },
});
const as = (uid: string | null) => accessAs(stage.projectId, uid);
const cutOff = () => accessAs(stage.projectId, 'mira', CLOSED_PORT);

describe('a person’s profiles', () => {
  /** A profile as lists read it, with the owner's role. */
  const listed = (profile: object) => ({ ...v.parse(listedProfileSchema, profile), role: 'owner' });
  const mine = [first, second].map(listed);

  it('are listed oldest first', async () => {
    expect(await listMyArtists(as('mira'), 'mira')).toEqual(mine);
    expect(await listMyLabels(as('tide'), 'tide')).toEqual([listed(label)]);
    expect(await listMyArtists(as('tide'), 'tide')).toEqual([]);
  });

  it('are listed with those of the person’s memberships, each with the role', async () => {
    await stage.seed({
      'artistProfiles/own': { ...first, id: 'own', createdBy: 'tide', createdAt: 1_500 },
      'users/tide': aUser({ uid: 'tide', artistRoles: { second: 'viewer', first: 'editor', deleted: 'manager' } }),
    });
    const artists = await new QueryClient().fetchQuery(myArtistsOptions(as('tide'), 'tide'));
    expect(artists.map(({ id, role }) => [id, role])).toEqual([
      ['first', 'editor'],
      ['own', 'owner'],
      ['second', 'viewer'],
    ]);
  });

  it('that a person owns are read by others too, without those of the person’s memberships', async () => {
    await stage.seed({
      'artistProfiles/elsewhere': { ...first, id: 'elsewhere', createdBy: 'noor' },
      'users/mira': aUser({ uid: 'mira', artistRoles: { elsewhere: 'manager' } }),
    });
    const owned = await new QueryClient().fetchQuery(ownedArtistsOptions(as('tide'), 'mira'));
    expect(owned.map(({ id }) => id)).toEqual(['first', 'second']);
  });

  it('of many memberships are all listed', async () => {
    const roles = Object.fromEntries(Array.from({ length: 31 }, (_none, at) => [`artist-${at}`, 'viewer' as const]));
    await stage.seed(
      Object.fromEntries(Object.keys(roles).map((id) => [`artistProfiles/${id}`, { ...first, id, createdBy: 'mira' }])),
    );
    expect(await listMyArtists(as('tide'), 'tide', roles)).toHaveLength(31);
  });

  it('leave out one that does not parse, and log it', async () => {
    await stage.seed({ 'artistProfiles/broken': { ...first, id: 'broken', name: 7 } });
    const access = as('mira');
    expect(await listMyArtists(access, 'mira')).toEqual(mine);
    expect(access.logged).toEqual(['Left out artistProfiles/broken, which does not parse']);
    await expect(getArtist(access, 'broken')).rejects.toMatchObject({ code: 'service/unknown' });
  });

  it('decide who sees the studio', async () => {
    expect(await checkArtistOwner(as('mira'), 'mira')).toBe(true);
    expect(await checkArtistOwner(as('tide'), 'tide')).toBe(false);
    await stage.seed({ 'users/tide': aUser({ uid: 'tide', artistRoles: { first: 'viewer' } }) });
    expect(await checkArtistOwner(as('tide'), 'tide')).toBe(true);
    const access = cutOff();
    expect(await checkArtistOwner(access, 'mira')).toBe(false);
    expect(access.logged).toEqual(['Error checking artist profile']);
  });
});

it('the public releases of an artist and of a label are what their pages show, newest first', async () => {
  const page = (id: string, change: object) => ({
    [`releasePages/${id}`]: aReleasePage({ id, artistId: 'first', ...change }),
  });
  await stage.seed({
    ...page('old', { firstInstant: 1_000 }),
    ...page('new', { firstInstant: 2_000, labelId: 'label' }),
    ...page('archived', { status: 'archived' }),
    ...page('others', { artistId: 'second', labelId: 'label', firstInstant: 3_000 }),
  });
  const ids = async (kind: 'artist' | 'label', profileId: string) =>
    (await listPublicReleases(as('mira'), { kind, profileId }, Date.UTC(2027, 0, 1))).map(({ id }) => id);
  expect(await ids('artist', 'first')).toEqual(['new', 'old']);
  expect(await ids('label', 'label')).toEqual(['others', 'new']);
});

describe('a label’s roster', () => {
  it('shows every artist in its order, also those of other owners', async () => {
    await stage.seed({ 'artistProfiles/others': anArtistProfile({ id: 'others', createdBy: 'yuki' }) });
    const shown = await listRoster(as('tide'), ['others', 'gone', 'second', 'first']);
    expect(shown.map(({ id }) => id)).toEqual(['others', 'second', 'first']);
    expect(await listRoster(as('tide'), [])).toEqual([]);
  });

  it('is read a page at a time', async () => {
    const ids = Array.from({ length: ROSTER_PAGE + 2 }, (_, index) => `artist-${index}`);
    await stage.seed(Object.fromEntries(ids.map((id) => [`artistProfiles/${id}`, anArtistProfile({ id })])));
    expect((await listRoster(as('tide'), ids)).map(({ id }) => id)).toEqual(ids.slice(0, ROSTER_PAGE));
    expect((await listRoster(as('tide'), ids, ROSTER_PAGE)).map(({ id }) => id)).toEqual(ids.slice(ROSTER_PAGE));
  });
});

describe('a profile', () => {
  it('is read by its id', async () => {
    expect(await getArtist(as(null), 'first')).toEqual(first);
    expect(await getLabel(as(null), 'label')).toEqual(label);
  });

  it('that does not exist fails with an error of its own', async () => {
    await expect(getArtist(as(null), 'unknown')).rejects.toMatchObject({ code: 'profile/not-found' });
    await expect(getLabel(as(null), 'unknown')).rejects.toMatchObject({ code: 'profile/not-found' });
  });

  it('is changed by its owner, trimmed and stamped, and its pages are renewed', async () => {
    const called: unknown[] = [];
    const callFunction = async (name: string, input: unknown) => (called.push([name, input]), {});
    await updateProfile(
      { ...as('mira'), callFunction },
      { kind: 'artist', profileId: 'first', changes: { name: '  Mira  ', accent: '#00FF00' } },
    );
    const changed = await getArtist(as(null), 'first');
    expect(changed).toEqual({ ...first, name: 'Mira', accent: '#00ff00', updatedAt: changed.updatedAt });
    expect(changed.updatedAt).toBeGreaterThan(first.updatedAt);
    await updateProfile(
      { ...as('tide'), callFunction },
      { kind: 'label', profileId: 'label', changes: { bio: 'By the sea.' } },
    );
    expect(await getLabel(as(null), 'label')).toMatchObject({ bio: 'By the sea.', name: label.name });
    expect(called).toEqual([
      ['studio/renewProfile', { kind: 'artist', profileId: 'first' }],
      ['studio/renewProfile', { kind: 'label', profileId: 'label' }],
    ]);
  });

  it('is changed also where its pages cannot be renewed, which is logged', async () => {
    const access = as('mira');
    await updateProfile(access, { kind: 'artist', profileId: 'first', changes: { name: 'Mira' } });
    expect(await getArtist(as(null), 'first')).toMatchObject({ name: 'Mira' });
    expect(access.logged).toEqual(['Pages of a profile are still kept as they were']);
  });

  it('edited twice at once keeps changes of different fields, and reports a conflict in the same field', async () => {
    const called: unknown[] = [];
    const access = {
      ...as('mira'),
      callFunction: async (name: string, input: unknown) => (called.push([name, input]), {}),
    };
    const change = (changes: object) => changeArtist(access, { profileId: 'first', base: first, changes });
    expect((await change({ name: 'Mira' })).saved).toBe(true);
    expect((await change({ bio: 'New.' })).saved).toBe(true);
    expect(await change({ name: 'Okafor' })).toMatchObject({ saved: false, stored: { name: 'Mira', bio: 'New.' } });
    expect(await getArtist(as(null), 'first')).toMatchObject({ name: 'Mira', bio: 'New.' });
    expect(called).toHaveLength(2);
    const label = await changeLabel(
      { ...as('tide'), callFunction: access.callFunction },
      { profileId: 'label', base: { bio: '' }, changes: { bio: 'By the sea.' } },
    );
    expect(label).toMatchObject({ saved: true, stored: { bio: 'By the sea.' } });
  });

  it('cannot be changed by other users', async () => {
    const update = { kind: 'artist', profileId: 'first', changes: { name: 'Tide' } } as const;
    await expect(updateProfile(as('tide'), update)).rejects.toMatchObject({ code: 'access/denied' });
    await expect(updateProfile(as(null), update)).rejects.toMatchObject({ name: 'AppError' });
    expect(await getArtist(as(null), 'first')).toEqual(first);
  });
});

describe('the availability of a slug', () => {
  it('is "free" for an unclaimed slug and for the edited profile’s own', async () => {
    expect(await checkSlug(as('mira'), 'free-slug', null)).toEqual({ free: true });
    expect(await checkSlug(as('mira'), 'mira-okafor', 'first')).toEqual({ free: true });
  });

  it('is taken by artists and labels alike', async () => {
    const taken = { free: false, errorCode: 'slug/taken' };
    expect(await checkSlug(as('mira'), 'mira-okafor', null)).toEqual(taken);
    expect(await checkSlug(as('mira'), 'mira-okafor', 'second')).toEqual(taken);
    expect(await checkSlug(as('mira'), 'tide-line', 'first')).toEqual(taken);
  });

  it('is not free when the check fails, which is logged', async () => {
    const access = cutOff();
    expect(await checkSlug(access, 'free-slug', null)).toEqual({ free: false, errorCode: 'service/unavailable' });
    expect(access.logged).toEqual(['Error checking artist slug']);
  });

  it('of a slug that may not be claimed is its error, without asking', async () => {
    const access = cutOff();
    for (const { slug, errorCode } of PROFILE_SLUG_SAMPLES) {
      if (errorCode) expect(await checkSlug(access, slug, null)).toEqual({ free: false, errorCode });
    }
    expect(access.logged).toEqual([]);
  });
});
