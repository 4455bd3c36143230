import { documents } from '@countin/domain/documents';
import { aReleaseText, aStoreLink, withTimestamps } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { createWorld, NOW } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { restorePageVersion } from './restore-page-version.ts';
import {
  OWNER,
  WORK,
  page,
  stageDraft,
  publishedTwice,
  edit,
  publish,
  working,
  listed,
  contentOf,
  restore,
} from './testing/page-history.ts';

const HIDDEN = [aStoreLink({ id: 'one', confidence: 90, foundAt: NOW }), aStoreLink({ id: 'two', hidden: true })];
const PAGE = 'releasePages/product-tide';

describe('restoring a release', () => {
  test('gives the working copy its content, keeps what was there first, and publishes nothing', async () => {
    const text = aReleaseText({ language: 'de', long: 'Fünf Lieder.', pitch: 'Stays' });
    const world = await stageDraft({ storeLinks: HIDDEN, upc: '036000291452' });
    await world.write(`${WORK}/texts/de`, withTimestamps(text, Timestamp.fromMillis));
    await publish(world);
    const before = await working(world);
    const publicBefore = await world.read(PAGE);
    await edit(world, { title: 'Unpublished', storeLinks: [], upc: '', releaseMoment: null });
    await world.db.doc(`${WORK}/texts/de`).update({ long: 'Anders.', pitch: 'Newer' });
    await world.write(
      `${WORK}/texts/fr`,
      withTimestamps(aReleaseText({ language: 'fr', long: 'Un.' }), Timestamp.fromMillis),
    );
    const [published] = await listed(world);
    expect((await restore(world, published?.id)).left).toEqual([]);

    const after = await working(world);
    expect(after).toEqual({ ...before, updatedAt: world.now() });
    expect((await world.read(WORK))?.['searchTokens']).toContain('tide');
    expect(await world.read(`${WORK}/texts/de`)).toMatchObject({ long: 'Fünf Lieder.', pitch: 'Newer' });
    expect(await world.read(`${WORK}/texts/fr`)).toMatchObject({ long: '' });
    expect(await world.read(PAGE)).toEqual(publicBefore);

    const [kept, live] = await listed(world);
    expect([kept?.kept, kept?.isLive, kept?.byName, live?.isLive]).toEqual([true, false, 'Mira', true]);
    const { fields, texts, page: shown } = await contentOf(world, kept?.id ?? '');
    expect(fields).toMatchObject({ title: 'Unpublished', storeLinks: [], releaseMoment: null });
    expect([texts?.['de'], shown]).toMatchObject([{ long: 'Anders.' }, null]);

    // What was kept comes back, too.
    await restore(world, kept?.id);
    expect(await working(world)).toMatchObject({ title: 'Unpublished', storeLinks: [], releaseMoment: null });
    expect(await world.read(`${WORK}/texts/fr`)).toMatchObject({ long: 'Un.' });
  });

  test('what the last versions have is not kept again, and publishing the live content makes no version', async () => {
    const world = await publishedTwice();
    const [, first] = await listed(world);
    await restore(world, first?.id);
    expect(await listed(world)).toHaveLength(2);
    await edit(world, { title: 'Third' });
    await restore(world, (await listed(world))[0]?.id);
    await publish(world);
    const versions = await listed(world);
    expect(versions.map(({ kept, isLive }) => [kept, isLive])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test('is refused when the working copy has changed since the person saw it, and changes nothing', async () => {
    const world = await publishedTwice();
    const [, first] = await listed(world);
    const seen = (await working(world)).updatedAt;
    await edit(world, { title: 'From another tab' });
    const late = restorePageVersion(world, OWNER, { page, version: first?.id ?? '', expectedUpdatedAt: seen });
    await expect(late).rejects.toMatchObject({ code: 'release/changed' });
    expect((await working(world)).title).toBe('From another tab');
    expect(await listed(world)).toHaveLength(2);
  });

  test('of two at once, one is refused', async () => {
    const world = await publishedTwice();
    const [, first] = await listed(world);
    const { updatedAt: expectedUpdatedAt } = await working(world);
    const attempt = () => restorePageVersion(world, OWNER, { page, version: first?.id ?? '', expectedUpdatedAt });
    const outcomes = await Promise.allSettled([attempt(), attempt()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('leaves out pictures that were removed, and names them', async () => {
    const colours: [string, string, string] = ['#0b3954', '#ff6b35', '#f7fff7'];
    const picture = (imageId: string) => ({ imageId, colours, alt: imageId });
    const world = createWorld('page-versions');
    for (const id of ['one', 'two', 'three'])
      await world.write(documents.image('artist-mira', id).path, {
        ...{ id, kind: 'cover', state: 'ready', createdBy: OWNER, createdAt: Timestamp.fromMillis(NOW) },
        ...{ widths: [320], colours },
      });
    const draft = await putDraft(world, { coverImage: picture('one') });
    const appearance = { ...draft.appearance, layout: 'poster' as const, sharingImage: picture('two') };
    await edit(world, { appearance });
    await publish(world);
    await edit(world, {
      title: 'Other',
      coverImage: picture('three'),
      appearance: { ...appearance, layout: 'stage', sharingImage: null },
    });
    await publish(world);
    for (const id of ['one', 'two']) await world.db.doc(documents.image('artist-mira', id).path).delete();
    const [, first] = await listed(world);
    expect((await restore(world, first?.id)).left).toEqual(['coverImage', 'appearance.sharingImage']);
    expect(await working(world)).toMatchObject({
      title: 'Tide Lines',
      coverImage: picture('three'),
      appearance: { layout: 'poster', sharingImage: null },
    });
  });

  test('leaves out what today’s rules refuse, and says so', async () => {
    const world = await stageDraft();
    await publish(world);
    await edit(world, { title: 'Kept', upc: '036000291453' });
    await restore(world, (await listed(world))[0]?.id);
    const [kept] = await listed(world);
    expect((await restore(world, kept?.id)).left).toEqual(['upc']);
    expect(await working(world)).toMatchObject({ title: 'Kept', upc: '' });
  });
});
