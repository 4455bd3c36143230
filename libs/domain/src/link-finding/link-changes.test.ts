import { describe, expect, it } from 'vitest';
import { aStoreLink } from '../testing/builders.ts';
import type { CheckedLink } from './link-check.ts';
import { checksAfter, reportsAfter } from './link-changes.ts';

const A = 'https://open.spotify.com/album/4aawyAB9vmqN3uQ7FjRGTy';
const B = 'https://open.spotify.com/album/1DFixLWuPkv3KT3TnV35m3';
const reported = { url: A, count: 2, firstAt: 1, lastAt: 2, previousUrl: null, replacedAt: null };

describe('reports after a publication', () => {
  it('know the address that a changed link had, and are closed', () => {
    const after = reportsAfter([aStoreLink({ url: A })], [aStoreLink({ url: B })], { 'link-1': reported }, 9);
    expect(after).toEqual({
      'link-1': { url: B, count: 0, firstAt: null, lastAt: null, previousUrl: A, replacedAt: 9 },
    });
  });

  it('know the address of a removed link of the same service and countries', () => {
    const before = [aStoreLink({ id: 'old', url: A, territories: ['DE', 'AT'] })];
    const link = aStoreLink({ id: 'new', url: B, territories: ['AT', 'DE'] });
    expect(reportsAfter(before, [link], {}, 9)['new']).toMatchObject({ url: B, previousUrl: A });
    expect(reportsAfter(before, [{ ...link, territories: ['DE'] }], {}, 9)).toEqual({});
    expect(reportsAfter(before, [...before, link], {}, 9)).toEqual({});
  });

  it('stay for a link that was not changed, and go with a removed one', () => {
    const links = [aStoreLink({ url: A })];
    expect(reportsAfter(links, links, { 'link-1': reported, gone: reported }, 9)).toEqual({ 'link-1': reported });
  });
});

it('checks stay for links with the same address', () => {
  const check: CheckedLink = {
    service: 'spotify',
    url: A,
    state: 'gone',
    countries: [],
    requested: ['US'],
    survey: null,
    before: null,
    movedTo: null,
    checkedAt: 1,
    goneSince: 1,
    notifiedAt: null,
  };
  expect(checksAfter([aStoreLink({ url: A })], { 'link-1': check, gone: check })).toEqual({ 'link-1': check });
  expect(checksAfter([aStoreLink({ url: B })], { 'link-1': check })).toEqual({});
});
