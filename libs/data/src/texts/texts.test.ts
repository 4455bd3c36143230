import { aMusicProduct, anArtistProfile, aProductRecord, aUser } from '@countin/domain/testing';
import { marksOf, NO_TEXT, textContentOf, type TextContent } from '@countin/domain/texts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { DataAccess } from '../ports/data-access.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { releaseTextsOptions } from './list-texts.ts';
import { textVersionsOptions } from './list-versions.ts';
import { LEFT_AFTER_MS, updateText, type TextUpdate } from './update-text.ts';

const ofMira = { id: 'one', createdBy: 'mira', artistId: 'artist', description: 'Old words.' };
const release = aMusicProduct(ofMira);
const stage = setUpRules('text-operations', {
  'musicProducts/one': aProductRecord(ofMira),
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
});
const as = (uid: string) => accessAs(stage.projectId, uid);
const textsOf = (access: DataAccess) => new QueryClient().fetchQuery(releaseTextsOptions(access, 'one'));
const versionsOf = (access: DataAccess, language: 'de' | 'en') =>
  new QueryClient().fetchQuery(textVersionsOptions(access, 'one', language));

const change = (access: DataAccess, base: TextContent, changes: Partial<TextContent>, more: Partial<TextUpdate> = {}) =>
  updateText(access, {
    productId: 'one',
    language: 'de',
    uid: 'mira',
    base,
    changes,
    sources: {},
    now: Date.now(),
    ...more,
  });

describe('a text', () => {
  it('is stored with the mark of its source, and marks the release as changed if fans see it', async () => {
    const access = as('mira');
    const source = { language: 'en', content: { ...NO_TEXT, long: 'Old words.' }, sources: {} } as const;
    const { saved, stored } = await change(
      access,
      NO_TEXT,
      { long: 'Alte Worte.' },
      { sources: marksOf(['long'], source) },
    );
    expect(saved).toBe(true);
    expect((await textsOf(access)).de).toEqual(stored.text);
    expect(stored.text).toMatchObject({ long: 'Alte Worte.', sources: marksOf(['long'], source), versions: 0 });
    expect(stored.product.updatedAt).toBeGreaterThan(release.updatedAt);
  });

  it('that fans do not see leaves the release as it is', async () => {
    const { stored } = await change(as('mira'), NO_TEXT, { x: 'Beitrag' });
    expect(stored.product).toEqual(release);
  });

  it('in the release’s language is its description, whose earlier words are kept as a version', async () => {
    const access = as('mira');
    const base = textContentOf(release, undefined, 'en');
    const { stored } = await change(access, base, { long: 'New words.' }, { language: 'en' });
    expect(stored.product.description).toBe('New words.');
    expect(stored.text).toMatchObject({ long: '', versions: 1 });
    expect(await versionsOf(access, 'en')).toMatchObject([
      { number: 1, long: 'Old words.', by: '', at: release.updatedAt },
    ]);
  });

  it('changed elsewhere is not written', async () => {
    const access = as('mira');
    await change(access, NO_TEXT, { short: 'Eins' });
    const { saved, stored } = await change(access, NO_TEXT, { short: 'Zwei' });
    expect([saved, stored.text?.short]).toEqual([false, 'Eins']);
  });

  it('of another artist is denied', async () => {
    await expect(change(as('tide'), NO_TEXT, { short: 'Eins' }, { uid: 'tide' })).rejects.toMatchObject({
      code: 'access/denied',
    });
  });
});

describe('versions', () => {
  it('are kept of what was left for a while, not of each key', async () => {
    const access = as('mira');
    await change(access, NO_TEXT, { short: 'Eins' });
    await change(access, { ...NO_TEXT, short: 'Eins' }, { short: 'Zwei' });
    expect(await versionsOf(access, 'de')).toEqual([]);
    const now = Date.now() + LEFT_AFTER_MS + 60_000;
    await change(access, { ...NO_TEXT, short: 'Zwei' }, { short: 'Drei' }, { now });
    expect(await versionsOf(access, 'de')).toMatchObject([{ number: 1, short: 'Zwei', by: 'mira' }]);
  });

  it('are kept at once when asked for, and of another member’s words', async () => {
    await stage.seed({ 'users/tide': aUser({ uid: 'tide', artistRoles: { artist: 'editor' } }) });
    const access = as('tide');
    await change(access, NO_TEXT, { short: 'Eins' }, { uid: 'tide' });
    await change(access, { ...NO_TEXT, short: 'Eins' }, { short: 'Zwei' }, { uid: 'tide', keep: true });
    await change(as('mira'), { ...NO_TEXT, short: 'Zwei' }, { short: 'Drei' });
    expect(await versionsOf(as('mira'), 'de')).toMatchObject([
      { number: 2, short: 'Zwei', by: 'tide' },
      { number: 1, short: 'Eins', by: 'tide' },
    ]);
  });
});
