import { describe, expect, test } from 'vitest';
import type { Wire } from '../../service.ts';
import { DATABASE, OWNER, clientOf, int, memoryEngine, nameOf, text } from '../test-client.ts';

const A = nameOf('c/a');
const double = (value: number): Wire => ({ doubleValue: value });
const list = (...values: Wire[]): Wire => ({ arrayValue: { values } });
const map = (fields: Record<string, Wire>): Wire => ({ mapValue: { fields } });

describe('masks', () => {
  test('without a mask a document is replaced', async () => {
    const client = clientOf(memoryEngine());
    await client.set('c/a', { x: int(1), y: int(2) });
    await client.set('c/a', { z: int(3) });
    expect(client.get('c/a')?.fields).toEqual({ z: int(3) });
  });

  test('with a mask named fields are set, or deleted when absent, and others stay', async () => {
    const client = clientOf(memoryEngine());
    await client.set('c/a', { x: int(1), y: int(2), m: map({ p: int(1), q: int(2), 'odd name': int(3) }) });
    const updateMask = { fieldPaths: ['x', 'y', 'm.p', 'm.`odd name`', 'n.deep'] };
    await client.commit([{ update: { name: A, fields: { x: int(9), n: map({ deep: int(5) }) } }, updateMask }]);
    expect(client.get('c/a')?.fields).toEqual({ x: int(9), m: map({ q: int(2) }), n: map({ deep: int(5) }) });
  });
});

describe('preconditions', () => {
  test.each([
    ['exists', { exists: true }, 'NOT_FOUND', `No document to update: ${nameOf('c/none')}`, 'none'],
    ['not exists', { exists: false }, 'ALREADY_EXISTS', `Document already exists: ${A}`, 'a'],
    ['another update time', { updateTime: { seconds: '5', nanos: 0 } }, 'FAILED_PRECONDITION', 'changed since', 'a'],
    [
      'an update time after the year 9999',
      { updateTime: { seconds: '253402300800' } },
      'INVALID_ARGUMENT',
      'between the years 1 and 9999',
      'a',
    ],
    [
      'an update time with more nanoseconds than a second has',
      { updateTime: { seconds: '5', nanos: 1e9 } },
      'INVALID_ARGUMENT',
      'between the years',
      'none',
    ],
  ])('%s', async (_, currentDocument, status, message, id) => {
    const client = clientOf(memoryEngine());
    await client.set('c/a', { x: int(1) });
    const bad = { update: { name: nameOf(`c/${id}`), fields: { x: int(2) } }, currentDocument };
    const other = { update: { name: nameOf('c/other'), fields: {} } };
    await expect(client.commit([other, bad])).rejects.toMatchObject({
      status,
      message: expect.stringContaining(message),
    });
    expect(client.get('c/a')?.fields).toEqual({ x: int(1) });
    expect(client.get('c/other')).toBeNull();
  });

  test('a result of a deletion has no update time', async () => {
    const client = clientOf(memoryEngine());
    const { writeResults, commitTime } = await client.commit([
      { delete: A },
      { update: { name: nameOf('c/b'), fields: {} } },
    ]);
    expect(writeResults).toEqual([{}, { updateTime: commitTime }]);
  });

  test('the exact update time lets a write through', async () => {
    const client = clientOf(memoryEngine());
    await client.set('c/a', { x: int(1) });
    const { updateTime } = client.get('c/a') as Wire;
    await client.commit([
      { verify: A, currentDocument: { updateTime } },
      { delete: A, currentDocument: { updateTime } },
    ]);
    expect(client.get('c/a')).toBeNull();
  });
});

describe('transforms', () => {
  const MAX = '9223372036854775807';
  test.each([
    ['increment', int(1), { increment: int(2) }, int(3)],
    ['increment saturates', int(MAX), { increment: int(1) }, int(MAX)],
    ['increment saturates below', int(`-${MAX}`), { increment: int(-9) }, int('-9223372036854775808')],
    ['increment with a double', int(1), { increment: double(0.5) }, double(1.5)],
    ['increment of a text', text('x'), { increment: int(2) }, int(2)],
    ['maximum', int(1), { maximum: double(1.5) }, double(1.5)],
    ['maximum of equals', int(1), { maximum: double(1) }, int(1)],
    ['minimum', int(1), { minimum: int(-1) }, int(-1)],
    ['minimum with NaN', int(1), { minimum: double(NaN) }, double(NaN)],
  ])('%s', async (_, before, transform, after) => {
    const client = clientOf(memoryEngine());
    await client.set('c/a', { v: before });
    const update = { name: A, fields: {} };
    const { writeResults } = await client.commit([
      { update, updateMask: {}, updateTransforms: [{ fieldPath: 'v', ...transform }] },
    ]);
    expect(writeResults[0].transformResults).toEqual([after]);
    expect(client.get('c/a')?.fields).toEqual({ v: after });
  });

  test('array transforms compare by value, and results keep the order of transforms', async () => {
    const client = clientOf(memoryEngine());
    await client.set('c/a', { v: list(int(1), text('x')) });
    const updateTransforms = [
      { fieldPath: 'v', appendMissingElements: { values: [double(1), int(2), int(2)] } },
      { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      { fieldPath: 'v', removeAllFromArray: { values: [text('x')] } },
    ];
    const answer = await client.commit([{ update: { name: A, fields: {} }, updateMask: {}, updateTransforms }]);
    expect(client.get('c/a')?.fields).toEqual({ v: list(int(1), int(2)), at: { timestampValue: answer.commitTime } });
    const NULL = { nullValue: 'NULL_VALUE' };
    expect(answer.writeResults[0].transformResults).toEqual([NULL, { timestampValue: answer.commitTime }, NULL]);
  });
});

describe('documents that cannot be stored', () => {
  const deep = (levels: number): Wire => (levels === 0 ? int(1) : map({ m: deep(levels - 1) }));
  test.each([
    ['a list in a list', { v: list(list()) }],
    ['a reserved field name', { __x__: int(1) }],
    ['an empty field name', { '': int(1) }],
    ['an integer beyond 64 bits', { v: int('9223372036854775808') }],
    ['too deep a map', { v: deep(21) }],
    ['more than a mebibyte', { v: text('x'.repeat(1024 * 1024)) }],
    ['a value without a type', { v: {} }],
    ['a time after the year 9999', { v: { timestampValue: { seconds: '253402300800' } } }],
  ])('%s', async (_, fields: Record<string, Wire>) => {
    await expect(clientOf(memoryEngine()).set('c/a', fields)).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
  });

  test('the size limit can be raised, and twenty levels are fine', async () => {
    const client = clientOf(memoryEngine({ maxDocumentBytes: 2 * 1024 * 1024 }));
    await client.set('c/a', { v: text('x'.repeat(1024 * 1024)), d: deep(20) });
    expect(client.get('c/a')?.fields.v.stringValue).toHaveLength(1024 * 1024);
  });

  test.each(['c', 'c/a/b', 'c/__x__', 'c/__id07__', '__id7__/a', 'c/..', 'c//b/d'])(
    'a document cannot be called %s',
    async (path) => {
      await expect(clientOf(memoryEngine()).set(path, {})).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
    },
  );
});

test.each([true, false])(
  'an update after a delete in one commit is refused, a set is not (there before: %s)',
  async (there) => {
    const client = clientOf(memoryEngine());
    if (there) await client.set('c/a', { v: int(1) });
    const set = { update: { name: A, fields: { v: int(2) } } };
    const update = { ...set, currentDocument: { exists: true } };
    await expect(client.commit([{ delete: A }, update])).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' });
    await client.commit([{ delete: A }, set, update]);
    expect(client.get('c/a')?.fields).toEqual({ v: int(2) });
  },
);

test('a batch write succeeds or fails write by write', async () => {
  const engine = memoryEngine();
  const writes = [
    { update: { name: A, fields: {} } },
    { update: { name: nameOf('c/b'), fields: {} }, currentDocument: { exists: true } },
  ];
  const { status, writeResults } = await engine.unary('BatchWrite', { database: DATABASE, writes }, OWNER);
  expect(status.map(({ code = 0 }) => code)).toEqual([0, 5]);
  expect(writeResults).toHaveLength(2);
});

test('commit times rise even when the clock stands still or goes back', async () => {
  let now = 5000;
  const client = clientOf(memoryEngine({ now: () => now-- }));
  const times: string[] = [];
  for (let i = 0; i < 3; i++) times.push((await client.set(`c/${i}`, {})).commitTime.nanos);
  expect(times).toEqual([...times].sort((a, b) => Number(a) - Number(b)));
  expect(new Set(times).size).toBe(3);
});
