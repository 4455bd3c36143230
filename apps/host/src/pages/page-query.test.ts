import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';
import { isSharedQuery, pageQuery } from './page-query.ts';

const HOST = { kind: 'subdomain', slug: 'tide' } as const;
const read = (path: string, query: string) => pageQuery({ host: HOST, path }, new URLSearchParams(query)).toString();

test.each(['/feed', '/feed.rss', '/embed/tide'])('%s reads a filter in one spelling', (path) => {
  expect(read(path, 'artist=Mira%20Okafor&kind=ep&utm_source=x')).toBe('artist=mira-okafor&kind=ep');
  expect(read(path, 'kind=mixtape&artist=')).toBe('');
});

test('the root of a subdomain reads no filter: the page of a label has none', () => {
  expect(read('/', 'artist=mira&kind=ep&artists=24')).toBe('artists=24');
});

test('pages of artists read which list to show, on both addresses; other pages do not', () => {
  expect(read('/medley', 'section=shows')).toBe('section=shows');
  expect(read('/medley', 'section=fans')).toBe('');
  const on4track = { host: { kind: 'fourtrack' } as const, path: '/mira-okafor' };
  expect(pageQuery(on4track, new URLSearchParams('section=links')).toString()).toBe('section=links');
  expect(isSharedQuery(on4track, new URLSearchParams('section=links'))).toBe(true);
  expect(pageQuery({ ...on4track, path: '/' }, new URLSearchParams('section=links')).toString()).toBe('');
});

test('the page of a release reads whether to show all credits', () => {
  const requested = { host: { kind: 'main' } as const, path: '/release/mira-okafor.low-sun' };
  expect(pageQuery(requested, new URLSearchParams('section=credits&x=1')).toString()).toBe('section=credits');
  expect(isSharedQuery(requested, new URLSearchParams('section=credits'))).toBe(true);
  expect(pageQuery(requested, new URLSearchParams('section=links')).toString()).toBe('');
});

test('spellings of one filter share one cached page', () => {
  const keyOf = (query: string) =>
    pageKey({
      host: HOST,
      path: '/feed',
      query: pageQuery({ host: HOST, path: '/feed' }, new URLSearchParams(query)),
      acceptLanguage: 'en',
      cookies: {},
      wantsJson: false,
    });
  expect(keyOf('artist=Mira+Okafor')).not.toBeNull();
  expect(keyOf('artist=Mira+Okafor')).toBe(keyOf('artist=mira-okafor&x=1'));
  expect(keyOf('artist=mira')).not.toBe(keyOf('artist=mira&kind=ep'));
});
