import { AppError } from '@countin/domain/errors';
import { describe, expect, it } from 'vitest';
import { createQueryClient, worthRetrying } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

describe('a retry', () => {
  it('happens only while the service is unavailable, a limited number of times', () => {
    const away = new AppError('service/unavailable');
    expect([0, 1, 2, 3, 4].map((failures) => worthRetrying(failures, away))).toEqual([true, true, true, true, false]);
    for (const code of ['access/denied', 'auth/required', 'service/unknown', 'release/not-found'] as const) {
      expect(worthRetrying(0, new AppError(code))).toBe(false);
    }
    expect(worthRetrying(0, new TypeError('an error of ours'))).toBe(false);
  });

  it('does not happen for writes', () => {
    expect(createQueryClient().getDefaultOptions().mutations?.retry).toBe(false);
  });
});

describe('query keys', () => {
  it('are told apart', () => {
    const keys = [
      queryKeys.user('a'),
      queryKeys.myArtists('a'),
      queryKeys.artist('a'),
      queryKeys.myLabels('a'),
      queryKeys.label('a'),
      queryKeys.slug('a', null),
      queryKeys.slug('a', 'b'),
      queryKeys.productSlug('a', 'b', null),
      queryKeys.productSlug('a', 'b', 'c'),
      queryKeys.release('a'),
      queryKeys.releasesOf('a', null),
      queryKeys.releasesOf('a', 'b'),
      queryKeys.signupPages('a'),
    ].map((key) => JSON.stringify(key));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('lie below the key that invalidates them', () => {
    const below = (key: readonly unknown[], prefix: readonly unknown[]) =>
      expect(key.slice(0, prefix.length)).toEqual(prefix);
    below(queryKeys.myArtists('a'), queryKeys.artists());
    below(queryKeys.myLabels('a'), queryKeys.labels());
    below(queryKeys.slug('a', null), queryKeys.slugs());
    below(queryKeys.productSlug('a', 'b', null), queryKeys.productSlugs('a'));
    below(queryKeys.releasesOf('a', 'b'), queryKeys.releaseLists());
    below(queryKeys.releaseLists(), queryKeys.releases());
    below(queryKeys.release('a'), queryKeys.releases());
    below(queryKeys.signupPages('a'), queryKeys.signups('a'));
  });
});
