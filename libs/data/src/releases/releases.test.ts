import { aMusicProduct, anArtistProfile } from '@countin/domain/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import type { Cursor } from '../documents/page-of-documents.ts';
import { mutateOnce } from '../testing/run-options.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs, CLOSED_PORT } from '../testing/test-access.ts';
import { checkProductSlug } from './check-product-slug.ts';
import { createReleaseOptions } from './create-release.ts';
import { releaseOptions } from './get-release.ts';
import { listReleases, type ReleaseFilter } from './list-releases.ts';
import { publishReleaseOptions } from './publish-release.ts';
import { updateRelease } from './update-release.ts';
import { withdrawReleaseOptions } from './withdraw-release.ts';

const getRelease = (access: DataAccess, id: string) => new QueryClient().fetchQuery(releaseOptions(access, id));
const release = aMusicProduct({ id: 'one', createdBy: 'mira', artistId: 'artist' });
const stage = setUpRules('release-operations', {
  'musicProducts/one': release,
  'musicProducts/foreign': aMusicProduct({ id: 'foreign', createdBy: 'tide', artistId: 'artist' }),
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  'artistProfiles/artist/productSlugs/tide-lines': { productId: 'one', createdBy: 'mira' },
});
const as = (uid: string | null) => accessAs(stage.projectId, uid);

describe('a release', () => {
  it('is read by its owner', async () => {
    expect(await getRelease(as('mira'), 'one')).toEqual(release);
  });

  it('is denied to other users', async () => {
    await expect(getRelease(as('tide'), 'one')).rejects.toMatchObject({ code: 'access/denied' });
    await expect(getRelease(as(null), 'nothing')).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('that is deleted does not exist for its editor in another tab', async () => {
    await expect(getRelease(as('mira'), 'nothing')).rejects.toMatchObject({ code: 'release/not-found' });
    await expect(
      updateRelease(as('mira'), { productId: 'nothing', base: release, changes: { title: 'Too late' } }),
    ).rejects.toMatchObject({ code: 'release/not-found' });
  });

  it('without a connection says that the service is unavailable', async () => {
    await expect(getRelease(accessAs(stage.projectId, 'mira', CLOSED_PORT), 'one')).rejects.toMatchObject({
      code: 'service/unavailable',
    });
  });

  it('is changed by its owner, in the fields named and no other', async () => {
    const { saved, stored } = await updateRelease(as('mira'), {
      productId: 'one',
      base: release,
      changes: { title: ' Tide Lines II ', releaseMoment: null },
    });
    const changed = await getRelease(as('mira'), 'one');
    expect({ saved, stored }).toEqual({ saved: true, stored: changed });
    expect(changed).toEqual({ ...release, title: 'Tide Lines II', releaseMoment: null, updatedAt: changed.updatedAt });
    expect(changed.updatedAt).toBeGreaterThan(release.updatedAt);
    await expect(
      updateRelease(as('tide'), { productId: 'one', base: release, changes: { title: 'Mine' } }),
    ).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('is not sent with content that does not parse', async () => {
    const links = [{ id: 'x', service: 'spotify', url: 'https://open.spotify.com.evil.example/album/1' }] as const;
    await expect(
      updateRelease(as('mira'), { productId: 'one', base: release, changes: { storeLinks: [...links] as never } }),
    ).rejects.toThrow('link/wrong-service');
    expect(await getRelease(as('mira'), 'one')).toEqual(release);
  });
});

describe('two editors of one release', () => {
  it('keep each other’s changes of other fields', async () => {
    await updateRelease(as('mira'), { productId: 'one', base: release, changes: { title: 'From the first tab' } });
    const second = await updateRelease(as('mira'), {
      productId: 'one',
      base: release,
      changes: { description: 'From the second tab.' },
    });
    expect(second.saved).toBe(true);
    expect(await getRelease(as('mira'), 'one')).toMatchObject({
      title: 'From the first tab',
      description: 'From the second tab.',
    });
  });

  it('do not overwrite each other in the same field: the later one gets the stored value, and nothing is written', async () => {
    await updateRelease(as('mira'), { productId: 'one', base: release, changes: { title: 'From the first tab' } });
    const before = await getRelease(as('mira'), 'one');
    const second = await updateRelease(as('mira'), {
      productId: 'one',
      base: release,
      changes: { title: 'From the second tab', labelName: 'Mine' },
    });
    expect(second).toEqual({ saved: false, stored: before });
    expect(await getRelease(as('mira'), 'one')).toEqual(before);
  });

  it('may write the same value', async () => {
    await updateRelease(as('mira'), { productId: 'one', base: release, changes: { title: 'Both' } });
    expect(
      (await updateRelease(as('mira'), { productId: 'one', base: release, changes: { title: 'Both' } })).saved,
    ).toBe(true);
  });

  it('at the same time: one wins, and the other learns of it', async () => {
    const titles = ['One', 'Two', 'Three', 'Four'];
    const outcomes = await Promise.all(
      titles.map((title) => updateRelease(as('mira'), { productId: 'one', base: release, changes: { title } })),
    );
    expect(outcomes.filter(({ saved }) => saved)).toHaveLength(1);
    const winner = titles[outcomes.findIndex(({ saved }) => saved)];
    expect(outcomes.map(({ stored }) => stored.title)).toEqual(titles.map(() => winner));
  });
});

describe('the list of releases', () => {
  const everyId = async (access: DataAccess, filter: ReleaseFilter) => {
    const pages: string[][] = [];
    let after: Cursor | null = null;
    do {
      const page: Awaited<ReturnType<typeof listReleases>> = await listReleases(access, filter, after);
      pages.push(page.items.map(({ id }) => id));
      after = page.next;
    } while (after);
    return pages;
  };

  it('comes last changed first in pages, each release once, also those of one instant', async () => {
    const many = Array.from({ length: 70 }, (_, index) =>
      aMusicProduct({
        id: `p${index}`,
        createdBy: 'ada',
        artistId: index % 2 ? 'odd' : 'even',
        updatedAt: 1_000 * Math.floor(index / 10),
      }),
    );
    await stage.seed(Object.fromEntries(many.map((one) => [`musicProducts/${one.id}`, one])));
    const lastChangedFirst = [...many]
      .sort((a, b) => b.updatedAt - a.updatedAt || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    const pages = await everyId(as('ada'), { uid: 'ada' });
    expect(pages.map((page) => page.length)).toEqual([30, 30, 10]);
    expect(pages.flat()).toEqual(lastChangedFirst);
    expect((await everyId(as('ada'), { uid: 'ada', artistId: 'odd' })).flat()).toHaveLength(35);
  });

  it('holds only the user’s own', async () => {
    expect(await everyId(as('mira'), { uid: 'mira', artistId: 'artist' })).toEqual([['one']]);
    await expect(listReleases(as('mira'), { uid: 'tide' })).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('leaves out one that does not parse, and logs it', async () => {
    await stage.seed({ 'musicProducts/broken': { ...release, id: 'broken', kind: 'mixtape' } });
    const access = as('mira');
    expect(await everyId(access, { uid: 'mira' })).toEqual([['one']]);
    expect(access.logged).toEqual(['Left out musicProducts/broken, which does not parse']);
  });
});

describe('the availability of a product slug', () => {
  it('is free when the artist has no such release, or it is the edited one', async () => {
    expect(await checkProductSlug(as('mira'), 'artist', 'free-slug', null)).toEqual({ free: true });
    expect(await checkProductSlug(as('mira'), 'artist', 'tide-lines', 'one')).toEqual({ free: true });
    expect(await checkProductSlug(as('mira'), 'artist', 'tide-lines', null)).toEqual({
      free: false,
      errorCode: 'slug/taken',
    });
    expect(await checkProductSlug(as('mira'), 'artist', 'Tide', null)).toEqual({
      free: false,
      errorCode: 'slug/format',
    });
  });

  it('is not free when the check fails', async () => {
    const access = as('tide');
    expect(await checkProductSlug(access, 'artist', 'free-slug', null)).toEqual({
      free: false,
      errorCode: 'service/unavailable',
    });
    expect(access.logged).toEqual(['Error checking product slug']);
  });
});

it('creating, publishing and withdrawing are the server’s, by name', async () => {
  const calls: unknown[] = [];
  const answers: Record<string, unknown> = {
    'studio/createRelease': { productId: 'new' },
    'studio/publishRelease': { publishedAt: 5 },
    'studio/withdrawRelease': {},
  };
  const access: DataAccess = {
    ...as('mira'),
    callFunction: (name, input) => {
      calls.push([name, input]);
      return Promise.resolve(answers[name]);
    },
  };
  const content = {
    artistId: 'artist',
    productSlug: 'new',
    title: 'New',
    kind: 'single',
    cover: release.cover,
  } as const;
  expect(await mutateOnce(createReleaseOptions(access), content)).toEqual({ productId: 'new' });
  expect(await mutateOnce(publishReleaseOptions(access), { productId: 'new', expectedUpdatedAt: 4 })).toEqual({
    publishedAt: 5,
  });
  await mutateOnce(withdrawReleaseOptions(access), { productId: 'new', to: 'archived' });
  expect(calls).toEqual([
    ['studio/createRelease', content],
    ['studio/publishRelease', { productId: 'new', expectedUpdatedAt: 4 }],
    ['studio/withdrawRelease', { productId: 'new', to: 'archived' }],
  ]);
});
