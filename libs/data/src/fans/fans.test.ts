import { anArtistProfile, aFan, aSignup } from '@countin/domain/testing';
import type { AppError } from '@countin/domain/errors';
import { ALL_FANS, type Fan } from '@countin/domain/fan';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { LiveUpdate } from '../ports/live-store.ts';
import { eventually } from '../testing/eventually.ts';
import { setUpRules } from '../testing/rules-stage.ts';
import { accessAs } from '../testing/test-access.ts';
import { listFailedFans } from './failed-fans.ts';
import { eachPageOfFans, listFans } from './list-fans.ts';
import { watchFans } from './watch-fans.ts';

const fan = (id: string, createdAt: number) => aFan({ id, ownerId: 'artist', createdAt });
const path = (id: string) => `artistProfiles/artist/fans/${id}`;
const first = fan('first', 1_000);
const stage = setUpRules('fan-operations', {
  'artistProfiles/artist': anArtistProfile({ id: 'artist', createdBy: 'mira' }),
  [path('first')]: first,
});
const as = (uid: string | null) => accessAs(stage.projectId, uid);
const ALL = { ownerId: 'artist', conditions: ALL_FANS, search: '' };

/** Subscribes to fans and records all updates. */
function follow(access: ReturnType<typeof as>, limit = 10) {
  const updates: LiveUpdate<readonly Fan[]>[] = [];
  const errors: AppError[] = [];
  const stop = watchFans(
    access,
    { artistId: 'artist', limit },
    { next: (update) => updates.push(update), error: (error) => errors.push(error) },
  );
  onTestFinished(stop);
  return { updates, errors, stop, ids: () => updates.at(-1)?.value.map(({ id }) => id) };
}

describe('listing fans', () => {
  it('comes newest first in pages, each fan once', async () => {
    const seeds = Array.from({ length: 620 }, (_, at) => [path(`f${at}`), fan(`f${at}`, 2_000)] as const);
    for (let start = 0; start < seeds.length; start += 310)
      await stage.seed(Object.fromEntries(seeds.slice(start, start + 310)));
    const page = await listFans(as('mira'), ALL);
    expect(page.items).toHaveLength(40);
    const seen: string[] = [];
    for await (const fans of eachPageOfFans(as('mira'), ALL)) seen.push(...fans.map(({ id }) => id));
    expect(new Set(seen).size).toBe(621);
    expect(seen).toHaveLength(621);
    expect(seen.at(-1)).toBe('first');
  });

  it('finds those of a segment, also where the database cannot say everything', async () => {
    await stage.seed({
      [path('ana')]: aFan({ id: 'ana', ownerId: 'artist', name: 'Ana', releases: ['salt'], country: 'PT' }),
      [path('anton')]: aFan({ id: 'anton', ownerId: 'artist', name: 'Anton', country: 'PT' }),
    });
    const found = async (conditions: Partial<typeof ALL_FANS>, search = '') =>
      (await listFans(as('mira'), { ...ALL, conditions: { ...ALL_FANS, ...conditions }, search })).items
        .map(({ id }) => id)
        .sort();
    expect(await found({ countries: ['PT'] })).toEqual(['ana', 'anton']);
    expect(await found({ releases: ['salt', 'tide'] })).toEqual(['ana']);
    expect(await found({}, 'an')).toEqual(['ana', 'anton']);
    expect(await found({ releases: ['salt'] }, 'an')).toEqual(['ana']);
    expect(await found({ since: 0, countries: ['PT'] })).toEqual(['ana', 'anton']);
  });

  it('finds those whose message was not delivered, of one release or a search', async () => {
    const failed = { ownerId: 'artist', state: 'failed' } as const;
    const signupPath = (id: string) => `artistProfiles/artist/signups/${id}`;
    await stage.seed({
      [path('ana')]: aFan({ id: 'ana', ownerId: 'artist', contact: 'ana@example.com' }),
      [path('ben')]: aFan({ id: 'ben', ownerId: 'artist', contact: 'ben@example.com' }),
      [signupPath('a1')]: aSignup({ ...failed, id: 'a1', contact: 'ana@example.com', productId: 'salt' }),
      [signupPath('a2')]: aSignup({ ...failed, id: 'a2', contact: 'ana@example.com', productId: 'tide' }),
      [signupPath('b1')]: aSignup({ ...failed, id: 'b1', contact: 'ben@example.com', productId: 'tide' }),
      [signupPath('c1')]: aSignup({ ...failed, id: 'c1', contact: 'chi@example.com', state: 'sent' }),
    });
    const found = async (wanted: Partial<typeof ALL>) =>
      (await listFailedFans(as('mira'), { ...ALL, ...wanted })).items.map(({ id }) => id).sort();
    expect(await found({})).toEqual(['ana', 'ben']);
    expect(await found({ conditions: { ...ALL_FANS, releases: ['salt'] } })).toEqual(['ana']);
    expect(await found({ search: 'ben' })).toEqual(['ben']);
    await expect(listFailedFans(as('tide'), ALL)).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('is for those who may read fans', async () => {
    await expect(listFans(as('tide'), ALL)).rejects.toMatchObject({ code: 'access/denied' });
  });
});

describe('following fans', () => {
  it('reports new ones live, newest first', async () => {
    const { ids, updates } = follow(as('mira'));
    await eventually(() => expect(ids()).toEqual(['first']));
    await stage.seed({ [path('second')]: fan('second', 2_000) });
    await eventually(() => expect(ids()).toEqual(['second', 'first']));
    expect(updates.at(-1)).toEqual({ value: [fan('second', 2_000), first], current: true });
  });

  it('keeps to its limit', async () => {
    const { ids } = follow(as('mira'), 1);
    await eventually(() => expect(ids()).toEqual(['first']));
    await stage.seed({ [path('second')]: fan('second', 2_000) });
    await eventually(() => expect(ids()).toEqual(['second']));
  });

  it('leaves out one that does not parse, and logs it', async () => {
    await stage.seed({ [path('broken')]: { ...first, id: 'broken', channel: 'pigeon' } });
    const access = as('mira');
    const { ids } = follow(access);
    await eventually(() => expect(ids()).toEqual(['first']));
    expect(access.logged).toContain(`Left out ${path('broken')}, which does not parse`);
  });

  it('ends with a denial for users other than the owner', async () => {
    const { errors, updates } = follow(as('tide'));
    await eventually(() => expect(errors).toMatchObject([{ code: 'access/denied' }]));
    expect(updates).toEqual([]);
  });

  it('hears nothing after it was disposed of, also before it had opened', async () => {
    const early = follow(as('mira'));
    early.stop();
    const late = follow(as('mira'));
    await eventually(() => expect(late.ids()).toEqual(['first']));
    late.stop();
    const witness = follow(as('mira'));
    await stage.seed({ [path('second')]: fan('second', 2_000) });
    await eventually(() => expect(witness.ids()).toEqual(['second', 'first']));
    expect(early.updates).toEqual([]);
    expect(late.ids()).toEqual(['first']);
  });
});
