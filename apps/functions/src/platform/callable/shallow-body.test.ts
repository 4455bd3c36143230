import type { HttpsFunction } from 'firebase-functions/v2/https';
import { onCall } from 'firebase-functions/v2/https';
import { expect, test, vi } from 'vitest';
import { isUnreadable, MALFORMED, withShallowBody } from './shallow-body.ts';

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test.each([
  [10, false],
  [60, false],
  [70, true],
  [100_000, true],
])('a body of %d levels is too deep: %s', (depth, expected) => {
  expect(isUnreadable({ data: nested(depth) })).toBe(expected);
});

test.each([{ data: null }, { data: 5 }, { data: {} }, { data: { a: [1, 2, { b: null }] } }])('%j is a call', (body) => {
  expect(isUnreadable(body)).toBe(false);
});

test.each<unknown>([null, undefined, 'text', 5, [[]], {}, { data: {}, more: 1 }, { hasOwnProperty: 1 }])(
  '%j is none',
  (body) => {
    expect(isUnreadable(body)).toBe(true);
  },
);

test('JSON of 100,000 levels is answered as malformed and reaches no operation', () => {
  const operation = vi.fn();
  const response = { status: vi.fn().mockReturnThis(), set: vi.fn().mockReturnThis(), json: vi.fn() };
  const call = (body: unknown) =>
    withShallowBody(operation as unknown as HttpsFunction)(
      { method: 'POST', body } as Parameters<HttpsFunction>[0],
      response as unknown as Parameters<HttpsFunction>[1],
    );
  void call({ data: nested(100_000) });
  expect([operation.mock.calls.length, response.status.mock.lastCall, response.json.mock.lastCall]).toEqual([
    0,
    [400],
    [MALFORMED],
  ]);
  void call({ data: {} });
  expect(operation).toHaveBeenCalledOnce();
});

test.each([
  { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: 'x' },
  { productId: { '@type': 'unknown' } },
  { items: [{ '@type': 1 }] },
])('%j, at which the SDK would fail, is malformed', (data) => {
  expect(isUnreadable({ data })).toBe(true);
});

test('the endpoint metadata of a callable is unchanged', () => {
  const callable = onCall({ memory: '1GiB' }, () => 'done');
  const guarded = withShallowBody(callable);
  expect(guarded.__endpoint).toEqual(callable.__endpoint);
  expect(guarded.run).toBe(callable.run);
});
