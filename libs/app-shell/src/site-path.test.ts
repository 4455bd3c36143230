import { expect, test } from 'vitest';
import { fragmentOf, queryOf, screenPath } from './site-path.ts';

test('a pattern makes links by its parameters, in their order and encoded', () => {
  const product = screenPath('/artist/:artistId/products/:productId');
  expect(product.pattern).toBe('/artist/:artistId/products/:productId');
  expect(product.access).toBe('signed-in');
  expect(product.to('a/1', 'größe?')).toBe('/artist/a%2F1/products/gr%C3%B6%C3%9Fe%3F');
  expect(() => product.to('a', undefined as never)).toThrow('productId');
});

test('a pattern without parameters is its own link', () => {
  expect(screenPath('/', 'public').to()).toBe('/');
  expect(screenPath('/auth/sync', 'public').to()).toBe('/auth/sync');
});

test('what follows the parameters becomes the query or the fragment', () => {
  const analysis = screenPath('/artist/:artistId/analysis', 'signed-in', (query: { days?: string } = {}) =>
    queryOf(query),
  );
  expect(analysis.to('mira')).toBe('/artist/mira/analysis');
  expect(analysis.to('mira', { days: undefined })).toBe('/artist/mira/analysis');
  expect(analysis.to('mira', { days: '7 8' })).toBe('/artist/mira/analysis?days=7+8');
  const planner = screenPath('/artist/:artistId/release-planner', 'signed-in', fragmentOf);
  expect(planner.to('mira', 'task')).toBe('/artist/mira/release-planner#task');
});

test('links take as many parameters as the pattern has', () => {
  const feed = screenPath('/label/:labelId/feed');
  // @ts-expect-error A parameter is missing.
  expect(() => feed.to()).toThrow('labelId');
  // @ts-expect-error The pattern has no second parameter.
  expect(feed.to('tide', 'more')).toBe('/label/tide/feed');
});
