import { expect, test } from 'vitest';
import { enforceLimit } from './enforce-limit.ts';
import { TokenBuckets } from './token-buckets.ts';

test('one try too many is refused with the whole seconds to wait, and other keys are not', () => {
  const buckets = new TokenBuckets({ burst: 2, refillMs: 1500 });
  enforceLimit(buckets, 'a', 0);
  enforceLimit(buckets, 'a', 0);
  expect(() => enforceLimit(buckets, 'a', 0)).toThrow(
    expect.objectContaining({ code: 'limit/too-many', retryAfterSeconds: 2 }),
  );
  enforceLimit(buckets, 'b', 0);
  enforceLimit(buckets, 'a', 1500);
});
