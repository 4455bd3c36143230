import { aReleaseText, aStoreLink, withTimestamps } from '@countin/domain/testing';
import { Timestamp } from '@google-cloud/firestore';
import { describe, expect, test } from 'vitest';
import { publishRelease } from '../releases/publish-release.ts';
import { withdrawRelease } from '../releases/withdraw-release.ts';
import { putTestMember } from '../testing/members.ts';
import { NOW } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { listPageVersions, readPageVersion } from './read-page-versions.ts';
import {
  OWNER,
  WORK,
  VERSIONS,
  release,
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

describe('versions of a release', () => {
  test('each publication with a change has one, with who and when; only the last is live', async () => {
    const world = await publishedTwice();
    const versions = await listed(world);
    expect(versions.map(({ byName, isLive, kept }) => [byName, isLive, kept])).toEqual([
      ['Mira', true, false],
      ['Mira', false, false],
    ]);
    expect(versions[0]?.publishedAt).toBe(world.now());
    const contents = await Promise.all(versions.map(({ id }) => contentOf(world, id)));
    expect(contents.map((content) => content.page?.['title'])).toEqual(['High Tide', 'Tide Lines']);
  });

  test('without a change there is no other one, nor for what fans do not see', async () => {
    const world = await stageDraft({ storeLinks: HIDDEN });
    await publish(world);
    await publish(world);
    await edit(world, { storeLinks: HIDDEN.map((link) => ({ ...link, confidence: 50 })) });
    await publish(world);
    expect(await listed(world)).toHaveLength(1);
    await edit(world, { title: 'High Tide' });
    await publish(world);
    await edit(world, { title: 'Tide Lines' });
    await publish(world);
    expect(await listed(world)).toHaveLength(3);
  });

  test('a page that was taken back has no live version', async () => {
    const world = await publishedTwice();
    await withdrawRelease(world, OWNER, { ...release, to: 'draft' });
    expect((await listed(world)).map(({ isLive }) => isLive)).toEqual([false, false]);
    // Published again as it was, it is the same version.
    await publish(world);
    expect((await listed(world)).map(({ isLive }) => isLive)).toEqual([true, false]);
  });

  test('two publications at once leave one version', async () => {
    const world = await stageDraft();
    await Promise.all([publishRelease(world, OWNER, release), publishRelease(world, OWNER, release)]);
    expect(await listed(world)).toHaveLength(1);
  });

  test('the page as it was comes back with the names of that time, and hidden links are not on it', async () => {
    const world = await stageDraft({ storeLinks: HIDDEN });
    await publish(world);
    await world.db.doc('artistProfiles/artist-mira').update({ name: 'Another' });
    const [version] = await listed(world);
    const { page: shown, fields } = await contentOf(world, version?.id ?? '');
    expect(shown).toMatchObject({ artistName: 'Mira Okafor', productSlug: 'tide-lines' });
    expect(shown?.['storeLinks']).toHaveLength(1);
    expect(JSON.stringify(shown?.['storeLinks'])).not.toContain('confidence');
    expect(fields?.['storeLinks']).toHaveLength(2);
  });

  test('a list has 50 in an answer and goes on behind them', async () => {
    const world = await stageDraft();
    for (let at = 0; at < 51; at += 1) {
      await edit(world, { title: `Title ${at}` });
      await publish(world);
    }
    const first = await listPageVersions(world, OWNER, { page, after: null });
    const second = await listPageVersions(world, OWNER, { page, after: first.next });
    expect([first.versions.length, second.versions.length, second.next]).toEqual([50, 1, null]);
    expect(first.versions.map(({ id }) => id)).not.toContain(second.versions[0]?.id);
  });

  test('the largest release fits a document', async () => {
    const world = await stageDraft();
    const text = Array.from({ length: 200_000 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919 + ((at * at) % 20_011)) % 20_000)),
    ).join('');
    const tracks = Array.from({ length: 100 }, (_, at) => ({ title: text.slice(at * 200, at * 200 + 200) }));
    for (const [at, language] of (['de', 'fr', 'es', 'ja', 'ko', 'hi', 'ar', 'pt-BR', 'zh-CN'] as const).entries()) {
      const long = text.slice(30_000 + at * 4000, 34_000 + at * 4000);
      const stored = aReleaseText({ language, long, shown: true });
      await world.write(`${WORK}/texts/${language}`, withTimestamps(stored, Timestamp.fromMillis));
    }
    await edit(world, { tracks });
    await publish(world);
    const [path = ''] = await world.list(VERSIONS);
    expect(((await world.read(path))?.['content'] as Buffer).length).toBeLessThan(1_000_000);
  });
});

describe('people', () => {
  test('viewers read, editors restore, analysts and strangers do neither', async () => {
    const world = await publishedTwice();
    for (const role of ['viewer', 'editor', 'analyst'] as const) await putTestMember(world, role, role);
    const [, first] = await listed(world);
    const version = first?.id ?? '';
    const denied = { code: 'access/denied' };
    for (const caller of ['viewer', 'editor']) {
      expect(await listed(world, caller)).toHaveLength(2);
      expect((await readPageVersion(world, caller, { page, version })).content).toContain('Tide Lines');
    }
    for (const caller of ['analyst', 'stranger']) {
      await expect(listed(world, caller)).rejects.toMatchObject(denied);
      await expect(readPageVersion(world, caller, { page, version })).rejects.toMatchObject(denied);
    }
    for (const caller of ['viewer', 'analyst', 'stranger'])
      await expect(restore(world, version, caller)).rejects.toMatchObject(denied);
    await restore(world, version, 'editor');
    expect((await working(world)).title).toBe('Tide Lines');
  });

  test('a version of another page is none of this one', async () => {
    const world = await publishedTwice();
    const [first] = await listed(world);
    await putDraft(world, { id: 'other' });
    const input = { page: { kind: 'release', id: 'other' } as const, version: first?.id ?? '' };
    await expect(readPageVersion(world, OWNER, input)).rejects.toMatchObject({ code: 'version/not-found' });
  });
});
