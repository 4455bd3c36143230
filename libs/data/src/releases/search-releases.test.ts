import { releaseSearchTokens, type MusicProduct } from '@countin/domain/release';
import { QueryClient } from '@tanstack/react-query';
import { aMusicProduct, anArtistProfile, aUser } from '@countin/domain/testing';
import { describe, expect, it } from 'vitest';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { updateRelease } from './update-release.ts';
import { releasesOptions } from './list-releases.ts';
import { releaseSearchOptions, searchReleases, type ReleaseSearch, type SearchCursor } from './search-releases.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const stage = setUpRules('release-search', {});
const on = (date: string) => ({ releaseMoment: { mode: 'local', date, time: '00:00' } }) as const;
const path = (id: string) => `musicProducts/${id}`;

/** Stored release with its search tokens. */
function found(id: string, changes: Partial<MusicProduct> = {}, artistName = 'Mira Okafor') {
  const artistSlug = artistName === 'Mira Okafor' ? 'mira-okafor' : 'layla';
  const release = aMusicProduct({
    id,
    createdBy: 'mira',
    status: 'published',
    labelName: '',
    ...on('2026-10-01'),
    ...changes,
  });
  return { ...release, searchTokens: releaseSearchTokens({ ...release, artistName, artistSlug }) };
}

/** Ids of all pages, and the number of pages. */
async function everyPage(change: Partial<ReleaseSearch> = {}, uid = 'mira') {
  const access = accessAs(stage.projectId, uid);
  const pages: string[][] = [];
  let next: SearchCursor | null = null;
  do {
    const page = await searchReleases(
      access,
      { uid: 'mira', text: '', state: 'all', zone: 'UTC', ...change },
      NOW,
      next,
    );
    pages.push(page.items.map(({ id }) => id));
    next = page.next;
  } while (next);
  return pages;
}
const ids = async (change: Partial<ReleaseSearch> = {}) => (await everyPage(change)).flat();

describe('the list of releases', () => {
  it('lists upcoming releases soonest first, then undated, then released ones newest first', async () => {
    await stage.seed({
      [path('out')]: found('out', on('2026-10-03')),
      [path('long-out')]: found('long-out', { ...on('2020-01-01'), status: 'archived' }),
      [path('later')]: found('later', on('2026-12-24')),
      [path('soon')]: found('soon', on('2026-11-27')),
      [path('planned')]: found('planned', { ...on('2026-12-01'), status: 'draft' }),
      [path('draft')]: found('draft', { releaseMoment: null, status: 'draft' }),
      [path('others')]: found('others', { ...on('2026-12-24'), createdBy: 'tide' }),
      [path('other-artist')]: found('other-artist', { ...on('2026-10-02'), artistId: 'second' }),
    });
    expect(await ids()).toEqual(['soon', 'planned', 'later', 'draft', 'out', 'other-artist', 'long-out']);
    expect(await ids({ artistId: 'second' })).toEqual(['other-artist']);
    expect(await ids({ state: 'scheduled' })).toEqual(['soon', 'later']);
    expect(await ids({ state: 'released' })).toEqual(['out', 'other-artist']);
    expect((await ids({ state: 'draft' })).sort()).toEqual(['draft', 'planned']);
    expect(await ids({ state: 'archived' })).toEqual(['long-out']);
  });

  it('separates released from upcoming by the clock, also on the day itself and in another zone', async () => {
    const instant = (time: string, zone: string, date = '2026-11-20') =>
      ({ releaseMoment: { mode: 'instant', date, time, zone } }) as const;
    await stage.seed({
      [path('earlier-today')]: found('earlier-today', instant('11:00', 'UTC')),
      [path('later-today')]: found('later-today', instant('13:00', 'UTC')),
      [path('tomorrow-there')]: found('tomorrow-there', instant('00:30', 'Pacific/Auckland', '2026-11-21')),
    });
    expect(await ids()).toEqual(['later-today', 'tomorrow-there', 'earlier-today']);
    expect(await ids({ state: 'scheduled' })).toEqual(['later-today']);
    expect((await ids({ state: 'released' })).sort()).toEqual(['earlier-today', 'tomorrow-there']);
  });
});

describe('a member of other owners’ artists', () => {
  const listed = async (change: Partial<ReleaseSearch> = {}) => {
    const access = accessAs(stage.projectId, 'ada');
    const options = releaseSearchOptions(access, { uid: 'ada', text: '', state: 'all', zone: 'UTC', ...change }, NOW);
    const { pages } = await new QueryClient().fetchInfiniteQuery(options);
    return pages.flatMap(({ items }) => items.map(({ id }) => id));
  };

  it('finds their releases among the own ones, in one order, but none that the role may not read', async () => {
    await stage.seed({
      'users/ada': aUser({ uid: 'ada', artistRoles: { joined: 'editor', numbers: 'analyst' } }),
      [path('own-soon')]: found('own-soon', { ...on('2030-11-27'), createdBy: 'ada', artistId: 'own' }),
      [path('joined-later')]: found('joined-later', { ...on('2030-12-01'), artistId: 'joined' }),
      [path('own-last')]: found('own-last', { ...on('2030-12-24'), createdBy: 'ada', artistId: 'own' }),
      [path('joined-draft')]: found('joined-draft', { releaseMoment: null, status: 'draft', artistId: 'joined' }),
      [path('numbers')]: found('numbers', { ...on('2030-12-02'), artistId: 'numbers' }),
      [path('foreign')]: found('foreign', { ...on('2030-12-02'), artistId: 'foreign' }),
    });
    expect(await listed()).toEqual(['own-soon', 'joined-later', 'own-last', 'joined-draft']);
    expect(await listed({ text: 'mira' })).toHaveLength(4);
    expect(await listed({ state: 'draft' })).toEqual(['joined-draft']);
    expect(await listed({ uid: 'mira', artistId: 'joined' })).toEqual(['joined-later', 'joined-draft']);
    const access = accessAs(stage.projectId, 'ada');
    const { pages } = await new QueryClient().fetchInfiniteQuery(releasesOptions(access, { uid: 'ada' }));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual([
      'joined-draft',
      'joined-later',
      'own-last',
      'own-soon',
    ]);
  });

  it('reads on to the last page, each release once', async () => {
    const days = Array.from({ length: 60 }, (_none, at) => on(`2030-01-${String((at % 28) + 1).padStart(2, '0')}`));
    await stage.seed({
      'users/ada': aUser({ uid: 'ada', artistRoles: { joined: 'viewer' } }),
      ...Object.fromEntries(
        days.flatMap((day, at) => [
          [path(`own-${at}`), found(`own-${at}`, { createdBy: 'ada', artistId: 'own', ...day })],
          [path(`joined-${at}`), found(`joined-${at}`, { artistId: 'joined', ...day })],
        ]),
      ),
    });
    const access = accessAs(stage.projectId, 'ada');
    const options = releaseSearchOptions(access, { uid: 'ada', text: '', state: 'all', zone: 'UTC' }, NOW);
    const { pages } = await new QueryClient().fetchInfiniteQuery({ ...options, pages: 9 });
    const read = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(read).toHaveLength(120);
    expect(new Set(read).size).toBe(120);
  });
});

describe('a search', () => {
  it('matches prefixes of words in title, artist or label, in any order', async () => {
    await stage.seed({
      [path('sun')]: found('sun', { title: 'Low Sun, Long Water', labelName: 'Tidewrack Records' }),
      [path('ferry')]: found('ferry', { title: 'Canção do Ferry', status: 'archived' }),
      [path('fajr')]: found('fajr', { title: 'أغنية الفجر' }, 'ليلى'),
    });
    expect(await ids({ text: 'water low' })).toEqual(['sun']);
    expect((await ids({ text: 'mira' })).sort()).toEqual(['ferry', 'sun']);
    expect(await ids({ text: 'mira tidewr' })).toEqual(['sun']);
    expect(await ids({ text: 'CANCAO', state: 'archived' })).toEqual(['ferry']);
    expect(await ids({ text: 'CANCAO', state: 'released' })).toEqual([]);
    expect(await ids({ text: 'اغنيه ليلي' })).toEqual(['fajr']);
    expect(await ids({ text: 'mira untitled' })).toEqual([]);
  });

  it('finds a release by its new title once that is saved, and no longer by the old one', async () => {
    const release = found('sun', { title: 'Low Sun' });
    await stage.seed({
      [path('sun')]: release,
      [`artistProfiles/${release.artistId}`]: anArtistProfile({
        id: release.artistId,
        name: 'Mira Okafor',
        createdBy: 'mira',
      }),
    });
    await updateRelease(accessAs(stage.projectId, 'mira'), {
      productId: 'sun',
      base: release,
      changes: { title: 'High Tide' },
    });
    expect([await ids({ text: 'low' }), await ids({ text: 'tide' }), await ids({ text: 'okafor high' })]).toEqual([
      [],
      ['sun'],
      ['sun'],
    ]);
  });

  it('is refused for another person’s releases', async () => {
    await expect(everyPage({ text: 'sun' }, 'tide')).rejects.toMatchObject({ code: 'access/denied' });
  });
});

it(
  'works with 10,000 releases: a search reads its finds alone, and the list page by page',
  { timeout: 300_000 },
  async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => {
      const day = new Date(Date.UTC(2000, 0, 1 + (index % 5000))).toISOString().slice(0, 10);
      return found(`r${index}`, {
        title: index % 2500 === 7 ? `Needle ${index}` : `Song ${index}`,
        ...on(day),
        tracks: [],
        storeLinks: [],
      });
    });
    for (let start = 0; start < many.length; start += 400)
      await stage.seed(
        Object.fromEntries(many.slice(start, start + 400).map((release) => [path(release.id), release])),
      );

    const [first, ...more] = await everyPage({ text: 'needle' });
    expect([first?.toSorted(), more]).toEqual([['r2507', 'r5007', 'r7', 'r7507'], []]);
    const page = await searchReleases(
      accessAs(stage.projectId, 'mira'),
      { uid: 'mira', text: 's', state: 'all', zone: 'UTC' },
      NOW,
    );
    expect(page.items).toHaveLength(50);
    const access = accessAs(stage.projectId, 'mira');
    const listed: string[] = [];
    let next: SearchCursor | null = null;
    for (let pages = 0; pages < 3; pages += 1) {
      const part = await searchReleases(access, { uid: 'mira', text: '', state: 'all', zone: 'UTC' }, NOW, next);
      listed.push(...part.items.map(({ id }) => id));
      next = part.next;
    }
    expect([new Set(listed).size, next]).toEqual([150, expect.anything()]);
  },
);
