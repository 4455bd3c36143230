import { linkChecksSchema, type LinkChecks } from '@countin/domain/link-finding';
import { aReleasePage, aStoreLink, aUser } from '@countin/domain/testing';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { NO_CATALOGUES } from '../../platform/catalogues/catalogues.ts';
import { OutcomeUnknown } from '../../platform/senders/outcome-unknown.ts';
import { publishRelease } from '../../releases/publish-release.ts';
import { withdrawRelease } from '../../releases/withdraw-release.ts';
import { createWorld, NOW, type TestWorld } from '../../testing/services.ts';
import { putDraft, putPage } from '../../testing/stage.ts';
import { StubCatalogue } from '../../testing/stub-catalogue.ts';
import { runLinkChecks } from './run-link-checks.ts';

const DAY = 86_400_000;
const TIDAL = 'https://tidal.com/album/77';
const ID = '4aawyAB9vmqN3uQ7FjRGTy';
const OTHER = '1DFixLWuPkv3KT3TnV35m3';

async function withRelease(...[change]: [Parameters<typeof putPage>[1]?]) {
  const world = createWorld('link-checks');
  const spotify = new StubCatalogue();
  world.catalogues = { ...NO_CATALOGUES, checkers: [spotify] };
  await putPage(world, change);
  return { world, spotify };
}
const night = async (world: TestWorld) => {
  await runLinkChecks(world, world.now() + 480_000);
  world.passTime(DAY);
};
const checksOf = async (world: TestWorld, id = 'product-tide'): Promise<LinkChecks | null> => {
  const stored = await world.read(`linkChecks/${id}`);
  return stored ? v.parse(linkChecksSchema, stored) : null;
};
const linkOf = async (world: TestWorld) => (await checksOf(world))?.links['link-1'];

describe('the nightly check', () => {
  test('notes the countries where a link is live', async () => {
    const { world, spotify } = await withRelease();
    spotify.answers.set(ID, { live: ['US', 'JP'] });
    await night(world);
    expect(await checksOf(world)).toEqual({
      productId: 'product-tide',
      artistId: 'artist-mira',
      createdBy: 'uid-mira',
      title: 'Tide Lines',
      gone: 0,
      unnotified: 0,
      checkedAt: NOW,
      links: {
        'link-1': {
          service: 'spotify',
          url: aStoreLink().url,
          state: 'live',
          countries: ['JP', 'US'],
          requested: ['US', 'GB', 'JP'],
          survey: {
            requested: ['US', 'GB', 'JP', 'AD', 'AE', 'AG', 'AL', 'AM', 'AO', 'AR', 'AT', 'AU', 'AZ'],
            live: ['JP', 'US'],
          },
          before: null,
          movedTo: null,
          checkedAt: NOW,
          goneSince: null,
          notifiedAt: null,
        },
      },
    });
  });

  test('asks for the countries of a link alone, and once a night', async () => {
    const { world, spotify } = await withRelease({ storeLinks: [aStoreLink({ territories: ['PT', 'BR'] })] });
    await runLinkChecks(world, world.now() + 480_000);
    await runLinkChecks(world, world.now() + 480_000);
    expect(spotify.requested.map(({ market }) => market)).toEqual(['PT', 'BR']);
    world.passTime(DAY);
    await night(world);
    expect(spotify.requested).toHaveLength(4);
  });

  test('has asked for every country of a service after some nights, and notes one that is lost', async () => {
    const { world } = await withRelease({ storeLinks: [aStoreLink({ service: 'tidal', url: TIDAL })] });
    const tidal = new StubCatalogue('tidal');
    world.catalogues = { ...world.catalogues, checkers: [tidal] };
    const nights = async (count: number) => {
      const lost = [];
      for (let at = 0; at < count; at += 1) {
        await night(world);
        lost.push((await linkOf(world))?.before?.includes('ZA') === true);
      }
      return lost.filter(Boolean).length;
    };
    tidal.answers.set('77', { live: ['US', 'JM', 'BR', 'ZA'] });
    await nights(6);
    const all = (await linkOf(world))?.survey;
    expect(new Set(all?.requested).size).toBe(62);
    expect([...(all?.live ?? [])].sort()).toEqual(['BR', 'JM', 'US', 'ZA']);
    tidal.requested.length = 0;
    await nights(1);
    expect(tidal.requested).toHaveLength(5);
    tidal.answers.set('77', { live: ['US', 'JM', 'BR'] });
    expect(await nights(30)).toBe(1);
    expect((await linkOf(world))?.survey?.live).not.toContain('ZA');
  });

  test('asks no more countries while a service does not answer, and passes over those that it refuses', async () => {
    const { world, spotify } = await withRelease();
    spotify.failing.set('AE', 'refused').set('AL', 'server-error');
    await night(world);
    expect((await linkOf(world))?.survey?.requested).toEqual(['US', 'GB', 'JP', 'AD', 'AG']);
    spotify.failing.delete('AL');
    await night(world);
    expect((await linkOf(world))?.survey?.requested).toHaveLength(14);
  });

  test('keeps the list of a service that names its countries itself', async () => {
    const { world, spotify } = await withRelease();
    spotify.answers.set(ID, { live: ['US', 'DE', 'FR'], complete: true });
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'live', countries: ['DE', 'FR', 'US'], requested: [] });
    spotify.answers.set(ID, { live: ['US', 'DE'], complete: true });
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'region-changed', before: ['DE', 'FR', 'US'] });
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'live', before: null });
  });

  test('notes moved links and changed regions', async () => {
    const { world, spotify } = await withRelease();
    spotify.answers.set(ID, { id: OTHER });
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'moved', movedTo: `https://open.spotify.com/album/${OTHER}` });
    spotify.answers.set(ID, { live: ['US'] });
    await night(world);
    expect(await linkOf(world)).toMatchObject({
      state: 'region-changed',
      countries: ['US'],
      before: ['GB', 'JP', 'US'],
    });
  });

  test('looks further before a link counts as gone', async () => {
    const { world, spotify } = await withRelease();
    spotify.answers.set(ID, { live: ['NG'] });
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'live', countries: ['NG'] });
    expect(world.mails).toEqual([]);
  });

  test('leaves a link as it was while its service does not answer', async () => {
    const { world, spotify } = await withRelease();
    await night(world);
    const before = await checksOf(world);
    spotify.answers.set(ID, { error: 'server-error' });
    await night(world);
    expect(await checksOf(world)).toEqual(before);
  });

  test('skips releases that are not published, hidden or plain links, and services that cannot be asked', async () => {
    const world = createWorld('link-checks');
    const spotify = new StubCatalogue();
    world.catalogues = { ...NO_CATALOGUES, checkers: [spotify] };
    await putPage(world, { id: 'archived', status: 'archived' });
    await putPage(world, {
      storeLinks: [
        aStoreLink({ id: 'a', service: 'other', url: 'https://mira.example/' }),
        aStoreLink({ id: 'b', service: 'bandcamp', url: 'https://mira.bandcamp.com/album/low-sun' }),
        aStoreLink({ id: 'c', url: 'https://open.spotify.com/artist/4aawyAB9vmqN3uQ7FjRGTy' }),
      ],
    });
    await night(world);
    expect(spotify.requested).toEqual([]);
    expect(await world.list('linkChecks')).toEqual([]);
  });

  test('goes on where a run has ended, and services do not wait for each other', async () => {
    const { world, spotify } = await withRelease();
    const deezer = new StubCatalogue('deezer');
    world.catalogues = { ...world.catalogues, checkers: [spotify, deezer] };
    for (let at = 0; at < 120; at += 1)
      await putPage(world, {
        id: `release-${String(at).padStart(3, '0')}`,
        storeLinks: [
          aStoreLink({ territories: ['US'] }),
          aStoreLink({
            id: 'link-2',
            service: 'deezer',
            url: `https://www.deezer.com/album/${1000 + at}`,
            territories: ['US'],
          }),
        ],
      });
    const ask = deezer.byUrl.bind(deezer);
    // Deezer is so slow that a run has time for some of its links only.
    const slow: typeof ask = (reference, options) => {
      world.passTime(5000);
      return ask(reference, options);
    };
    deezer.byUrl = slow;
    for (let run = 0; run < 12; run += 1) {
      await runLinkChecks(world, world.now() + 100_000);
      expect(new Set(deezer.requested.map(({ id }) => id)).size).toBe(deezer.requested.length);
      world.passTime(600_000);
    }
    expect(deezer.requested).toHaveLength(120);
    expect(spotify.requested.filter(({ market }) => market === 'US')).toHaveLength(121);
    expect(Object.keys((await checksOf(world, 'release-042'))?.links ?? {}).sort()).toEqual(['link-1', 'link-2']);
  });

  test('runs that overlap do not ask twice', async () => {
    const { world, spotify } = await withRelease({ storeLinks: [aStoreLink({ territories: ['US'] })] });
    await Promise.all(Array.from({ length: 4 }, () => runLinkChecks(world, world.now() + 480_000)));
    expect(spotify.requested).toHaveLength(1);
  });

  test('of one release that fails does not keep the others waiting', async () => {
    const { world, spotify } = await withRelease();
    await putPage(world, { id: 'later' });
    await world.write('linkChecks/later', { links: 'broken' });
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'live' });
    expect(world.logged.some((line) => line.includes('later'))).toBe(true);
    expect(spotify.requested.length).toBeGreaterThan(0);
  });
});

describe('the owner of a dead link', () => {
  async function withDeadLink() {
    const { world, spotify } = await withRelease();
    world.identity.verifiedUids.add('uid-mira');
    await world.write('users/uid-mira', aUser({ language: 'de' }));
    spotify.answers.set(ID, { live: [] });
    return { world, spotify };
  }

  test('is told once, in the language of the account, until the link was live again', async () => {
    const { world, spotify } = await withDeadLink();
    await night(world);
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'gone', goneSince: NOW, notifiedAt: NOW });
    expect(await checksOf(world)).toMatchObject({ gone: 1, unnotified: 0 });
    expect(world.mails).toHaveLength(1);
    expect(world.mails[0]).toMatchObject({ subject: 'Ein Link deines Releases funktioniert nicht mehr' });
    expect(world.mails[0]?.text).toContain('Spotify („Tide Lines“)');
    expect(world.mails[0]?.text).toContain('/artist/artist-mira/products/product-tide/links');

    spotify.answers.delete(ID);
    await night(world);
    expect(await linkOf(world)).toMatchObject({ state: 'live', goneSince: null, notifiedAt: null });
    spotify.answers.set(ID, { live: [] });
    await night(world);
    expect(world.mails).toHaveLength(2);
  });

  test('gets one mail for all releases', async () => {
    const { world, spotify } = await withDeadLink();
    spotify.answers.set(OTHER, { live: [] });
    await putPage(world, {
      id: 'salt',
      title: 'Salt',
      storeLinks: [aStoreLink({ url: `https://open.spotify.com/album/${OTHER}` })],
    });
    await night(world);
    expect(world.mails.map(({ subject }) => subject)).toEqual(['2 Links deiner Releases funktionieren nicht mehr']);
  });

  test('is told in the next run where the mail was refused, and not again where it may have arrived', async () => {
    const { world } = await withDeadLink();
    world.mailError = new Error('refused');
    await night(world);
    expect(await checksOf(world)).toMatchObject({ unnotified: 1 });
    world.mailError = new OutcomeUnknown('no answer');
    await night(world);
    world.mailError = null;
    await night(world);
    expect(world.mails).toEqual([]);
    expect(await checksOf(world)).toMatchObject({ gone: 1, unnotified: 0 });
  });
});

test('checks follow the publication: a changed link has none, and a withdrawn release has none', async () => {
  const { world } = await withRelease();
  await putDraft(world, { storeLinks: aReleasePage().storeLinks });
  await night(world);
  const url = `https://open.spotify.com/album/${OTHER}`;
  await world.db.doc('musicProducts/product-tide').update({ storeLinks: [aStoreLink({ url })] });
  await publishRelease(world, 'uid-mira', { productId: 'product-tide' });
  expect(await checksOf(world)).toMatchObject({ gone: 0, links: {} });
  await withdrawRelease(world, 'uid-mira', { productId: 'product-tide', to: 'archived' });
  expect(await checksOf(world)).toBeNull();
});
