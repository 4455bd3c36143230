import type { LinkReports } from '@countin/domain/link-finding';
import { linkReportsSchema } from '@countin/domain/link-finding';
import { musicProductSchema, releasePageSchema } from '@countin/domain/release-metadata';
import { aStoreLink } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { publishRelease } from '../releases/publish-release.ts';
import { withdrawRelease } from '../releases/withdraw-release.ts';
import { createWorld, NOW, type TestWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { dismissLinkReport } from './dismiss-link-report.ts';
import { PAGE_WINDOW, REPORT_WINDOW, reportLink } from './report-link.ts';
import { revertLink } from './revert-link.ts';

const OWNER = 'uid-mira';
const LINK = { productId: 'product-tide', linkId: 'link-1' };
const WORK = 'musicProducts/product-tide';
const PAGE = 'releasePages/product-tide';
const A = aStoreLink().url;
const B = 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3';

let visitors = 0;
const fan = () => `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;
const reportsOf = async (world: TestWorld): Promise<LinkReports | null> => {
  const stored = await world.read('linkReports/product-tide');
  return stored ? v.parse(linkReportsSchema, stored) : null;
};
const pageOf = async (world: TestWorld) => v.parse(releasePageSchema, await world.read(PAGE));
const workOf = async (world: TestWorld) => v.parse(musicProductSchema, await world.read(WORK));

async function published(): Promise<TestWorld> {
  const world = createWorld('link-reports');
  await putDraft(world, { storeLinks: [aStoreLink({ confidence: 91, foundAt: NOW })] });
  await publishRelease(world, OWNER, { productId: 'product-tide' });
  return world;
}

/** Changes the link and publishes it again, a minute later. */
async function changeLink(world: TestWorld, url: string): Promise<void> {
  world.passTime(60_000);
  await world.db.doc(WORK).update({ storeLinks: [aStoreLink({ url })], updatedAt: Timestamp.fromMillis(world.now()) });
  await publishRelease(world, OWNER, { productId: 'product-tide' });
}

describe('a fan’s report', () => {
  test('is counted once for each address, with the first and last time', async () => {
    const world = await published();
    const [one, other] = [fan(), fan()];
    expect(await reportLink(world, one, LINK)).toEqual({});
    world.passTime(5000);
    for (const address of [one, other, other]) expect(await reportLink(world, address, LINK)).toEqual({});
    expect(await reportsOf(world)).toEqual({
      productId: 'product-tide',
      artistId: 'artist-mira',
      createdBy: OWNER,
      title: 'Tide Lines',
      open: 1,
      updatedAt: NOW + 5000,
      links: {
        'link-1': { url: A, count: 2, firstAt: NOW, lastAt: NOW + 5000, previousUrl: null, replacedAt: null },
      },
    });
  });

  test('of a link that is not on the page changes nothing, and gets the same answer', async () => {
    const world = await published();
    expect(await reportLink(world, fan(), { ...LINK, linkId: 'other' })).toEqual({});
    expect(await reportsOf(world)).toBeNull();
  });

  test('of a release that is not public is refused', async () => {
    const world = await published();
    await withdrawRelease(world, OWNER, { productId: 'product-tide', to: 'draft' });
    await expect(reportLink(world, fan(), LINK)).rejects.toMatchObject({ code: 'release/not-found' });
  });

  test('beyond the limit of its address is refused, and beyond that of the page ignored', async () => {
    const world = await published();
    const one = fan();
    for (let sent = 0; sent < REPORT_WINDOW.limit; sent += 1) {
      world.passTime(10_000);
      await reportLink(world, one, { ...LINK, linkId: `other-${sent}` });
    }
    await expect(reportLink(world, one, LINK)).rejects.toMatchObject({ code: 'limit/too-many' });
    world.passTime(REPORT_WINDOW.windowMs);
    for (let sent = 0; sent < PAGE_WINDOW.limit + 5; sent += 1) await reportLink(world, fan(), LINK);
    expect((await reportsOf(world))?.links['link-1']?.count).toBe(PAGE_WINDOW.limit);
  });
});

describe('a changed link', () => {
  test('keeps its previous address, its reports are closed, and how it was found is not public', async () => {
    const world = await published();
    await reportLink(world, fan(), LINK);
    await changeLink(world, B);
    expect((await reportsOf(world))?.links['link-1']).toEqual({
      url: B,
      count: 0,
      firstAt: null,
      lastAt: null,
      previousUrl: A,
      replacedAt: NOW + 60_000,
    });
    expect((await reportsOf(world))?.open).toBe(0);
    expect((await pageOf(world)).storeLinks[0]).not.toHaveProperty('confidence');
  });

  test('gets its previous address back with one press, on the page too, and again with the next', async () => {
    const world = await published();
    await changeLink(world, B);
    await reportLink(world, fan(), LINK);
    world.passTime(1000);
    expect(await revertLink(world, OWNER, LINK)).toEqual({ url: A });
    expect((await pageOf(world)).storeLinks.map(({ url }) => url)).toEqual([A]);
    const work = await workOf(world);
    expect(work.storeLinks.map(({ url }) => url)).toEqual([A]);
    expect(work.publishedAt).toBe(work.updatedAt);
    expect((await reportsOf(world))?.links['link-1']).toMatchObject({ url: A, count: 0, previousUrl: B });
    expect(world.purged.at(-1)?.addresses.length).toBeGreaterThan(0);
    expect(await revertLink(world, OWNER, LINK)).toEqual({ url: B });
  });

  test('is given back without publishing anything else', async () => {
    const world = await published();
    await changeLink(world, B);
    world.passTime(1000);
    await world.db.doc(WORK).update({ title: 'Not yet', updatedAt: Timestamp.fromMillis(world.now()) });
    await revertLink(world, OWNER, LINK);
    expect((await pageOf(world)).title).toBe('Tide Lines');
    const work = await workOf(world);
    expect(work.title).toBe('Not yet');
    expect(work.updatedAt).toBeGreaterThan(work.publishedAt ?? 0);
  });

  test('that had no other address, or is not there, cannot be given back', async () => {
    const world = await published();
    await expect(revertLink(world, OWNER, LINK)).rejects.toMatchObject({ code: 'link/no-previous' });
    await expect(revertLink(world, OWNER, { ...LINK, linkId: 'x' })).rejects.toMatchObject({ code: 'link/not-found' });
  });
});

test('dismissed reports are closed, the link and its previous address stay', async () => {
  const world = await published();
  await changeLink(world, B);
  await reportLink(world, fan(), LINK);
  expect((await reportsOf(world))?.open).toBe(1);
  await dismissLinkReport(world, OWNER, LINK);
  await dismissLinkReport(world, OWNER, LINK);
  expect(await reportsOf(world)).toMatchObject({ open: 0, links: { 'link-1': { url: B, count: 0, previousUrl: A } } });
});
