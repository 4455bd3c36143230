import { describe, expect, test } from 'vitest';
import type { RulesAccess, RulesRequest } from '../rules-contract.ts';
import type { Caller, Wire } from '../service.ts';
import type { Engine } from './index.ts';
import {
  ANYBODY,
  DATABASE,
  by,
  clientOf,
  int,
  listen,
  listenTo,
  memoryEngine,
  nameOf,
  openStream,
  rulesOf,
  text,
  where,
} from './test-client.ts';

const POSTS = { from: [{ collectionId: 'posts' }] };
const ADA: Caller = { admin: false, auth: { uid: 'ada', token: {} } };

type Decide = (request: RulesRequest, access: RulesAccess) => boolean;

function engineWith(decide: Decide, log: string[] = []): Engine {
  const engine = memoryEngine({ compileRules: rulesOf(decide), log: (line) => void log.push(line) });
  engine.setRules('demo', 'any');
  return engine;
}

/** An engine whose rules note what they are asked, and allow it. */
function recording(): { engine: Engine; requested: RulesRequest[] } {
  const requested: RulesRequest[] = [];
  return { requested, engine: engineWith((request) => requested.push(request) > 0) };
}

describe('the identity of the caller', () => {
  test('without rules everything is allowed, and the owner always is', async () => {
    await expect(clientOf(memoryEngine(), ANYBODY).set('posts/a', {})).resolves.toBeDefined();
    const engine = engineWith(() => false);
    await expect(clientOf(engine).set('posts/a', {})).resolves.toBeDefined();
    await expect(clientOf(engine, ANYBODY).set('posts/a', {})).rejects.toMatchObject({ code: 7 });
  });

  test('rules of one project do not bear on another', async () => {
    const other = 'projects/other/databases/(default)';
    await expect(
      clientOf(
        engineWith(() => false),
        ANYBODY,
        other,
      ).set('posts/a', {}),
    ).resolves.toBeDefined();
  });

  test('a denial is logged with its explanation', async () => {
    const log: string[] = [];
    await clientOf(
      engineWith(() => false, log),
      ADA,
    )
      .set('posts/a', {})
      .catch(() => undefined);
    expect(log).toEqual(['Denied create on /posts/a to ada in demo: rule for create']);
  });
});

describe('writes', () => {
  test('rules see the document before, and after merge and transforms, at the commit time', async () => {
    const { engine, requested } = recording();
    const client = clientOf(engine, ADA);
    await client.set('posts/a', { n: int(1) });
    const updateTransforms = [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }];
    const update = { name: nameOf('posts/a'), fields: {} };
    const { commitTime } = await client.commit([{ update, updateMask: {}, updateTransforms }]);
    expect(requested.map(({ method }) => method)).toEqual(['create', 'update']);
    expect(requested[0]).toMatchObject({ resource: null, path: ['posts', 'a'], auth: { uid: 'ada' }, project: 'demo' });
    expect(requested[1]?.resource?.fields).toEqual({ n: int(1) });
    expect(requested[1]?.newResource?.fields).toEqual({ n: int(1), at: { timestampValue: commitTime } });
    expect(requested[1]?.time).toEqual(commitTime);
  });

  test('getAfter reads the state after the batch, get the state before', async () => {
    const seen: unknown[] = [];
    const engine = engineWith((_, { get, getAfter }) => {
      for (const path of ['posts/b', 'posts/old'])
        seen.push([get(nameOf(path)) !== null, getAfter(nameOf(path)) !== null]);
      return true;
    });
    await clientOf(engine).set('posts/old', {});
    const writes = [
      { update: { name: nameOf('posts/a'), fields: {} } },
      { update: { name: nameOf('posts/b'), fields: {} } },
      { delete: nameOf('posts/old') },
    ];
    await clientOf(engine, ADA).commit(writes);
    expect(seen.slice(0, 2)).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('one denied write undoes the whole batch', async () => {
    const engine = engineWith(({ path }) => path[1] !== 'b');
    const writes = ['a', 'b'].map((id) => ({ update: { name: nameOf(`posts/${id}`), fields: {} } }));
    await expect(clientOf(engine, ADA).commit(writes)).rejects.toMatchObject({ code: 7 });
    expect(clientOf(engine).get('posts/a')).toBeNull();
  });

  test('a failed precondition is reported only if the write is allowed', async () => {
    const engine = engineWith(({ auth }) => auth !== null);
    const write = { update: { name: nameOf('posts/a'), fields: {} }, currentDocument: { exists: true } };
    await expect(clientOf(engine, ANYBODY).commit([write])).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    await expect(clientOf(engine, ADA).commit([write])).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });

  test('creating and then updating a document in one batch is creating it', async () => {
    const { engine, requested } = recording();
    const update = { name: nameOf('posts/a'), fields: { n: int(2) } };
    const writes = [{ update: { ...update, fields: {} } }, { update, currentDocument: { exists: true } }];
    await clientOf(engine, ADA).commit(writes);
    expect(requested.map(({ method, newResource }) => [method, newResource?.fields.n])).toEqual([
      ['create', undefined],
      ['create', int(2)],
    ]);
  });

  test('creating what exists is judged as a creation and fails as one', async () => {
    const engine = engineWith(({ method, resource }) => method === 'create' && resource === null);
    const create = { update: { name: nameOf('slugs/x'), fields: {} }, currentDocument: { exists: false } };
    await clientOf(engine, ADA).commit([create]);
    await expect(clientOf(engine, ADA).commit([create])).rejects.toMatchObject({ status: 'ALREADY_EXISTS' });
    await expect(clientOf(engine, ADA).set('slugs/x', {})).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  });
});

describe('queries', () => {
  test('a query is decided once, by its constraints', () => {
    const { engine, requested } = recording();
    const filter = {
      compositeFilter: {
        op: 'OR',
        filters: [where('owner', 'EQUAL', text('ada')), where('n', 'IN', { arrayValue: { values: [int(1)] } })],
      },
    };
    clientOf(engine, ADA).query({ ...POSTS, where: filter, orderBy: [by('n', 'DESCENDING')], limit: { value: 5 } });
    expect(requested).toHaveLength(1);
    expect(requested[0]).toMatchObject({ method: 'list', path: ['posts'], allDescendants: false });
    expect(requested[0]?.query).toEqual({
      limit: 5,
      offset: 0,
      orderBy: { n: 'DESC' },
      disjuncts: [[{ field: ['owner'], op: 'EQ', value: text('ada') }], [{ field: ['n'], op: 'EQ', value: int(1) }]],
    });
  });

  test('only the owner can ask for collections of any name', async () => {
    const client = clientOf(recording().engine, ADA);
    expect(() => client.query({ from: [{ allDescendants: true }] })).toThrow('permissions');
    expect(() => client.query({ from: [{ collectionId: 'posts', allDescendants: true }] })).not.toThrow();
    const listing = recording().engine.unary('ListCollectionIds', { parent: `${DATABASE}/documents` }, ADA);
    await expect(listing).rejects.toMatchObject({ code: 7 });
  });
});

describe('listeners', () => {
  test('a denied target is removed with its cause, and the other lives on', async () => {
    const engine = engineWith(({ path }) => path[0] === 'posts');
    const stream = openStream(engine, 'Listen', ADA);
    listen(stream, 2, { from: [{ collectionId: 'secrets' }] });
    expect(stream.news()).toEqual(['ADD 2', 'REMOVE 2 because 7']);
    listen(stream, 4, POSTS);
    await clientOf(engine).set('posts/a', {});
    await clientOf(engine).set('secrets/a', {});
    expect(stream.news()).toEqual(['ADD 4', 'CURRENT 4', 'NO_CHANGE', 'change a in 4', 'NO_CHANGE']);
    expect(stream.errors).toEqual([]);
  });

  test('a single document is judged again on each change', async () => {
    const engine = engineWith(({ resource }) => resource?.fields.open?.booleanValue !== false);
    const stream = openStream(engine, 'Listen', ADA);
    listenTo(stream, 2, ['posts/a']);
    await clientOf(engine).set('posts/a', { open: { booleanValue: true } });
    await clientOf(engine).set('posts/a', { open: { booleanValue: false } });
    expect(stream.news()).toEqual([
      'ADD 2',
      'CURRENT 2',
      'NO_CHANGE',
      'change a in 2',
      'NO_CHANGE',
      'REMOVE 2 because 7',
    ]);
  });

  test('a query is judged again when a document its rule looked up changes', async () => {
    const engine = engineWith((_, { get }) => get(nameOf('members/ada')) !== null);
    await clientOf(engine).set('members/ada', {});
    const stream = openStream(engine, 'Listen', ADA);
    listen(stream, 2, POSTS);
    await clientOf(engine).set('members/ada', { changed: int(1) });
    expect(stream.news()).toEqual(['ADD 2', 'CURRENT 2', 'NO_CHANGE']);
    await clientOf(engine).remove('members/ada');
    expect(stream.news()).toEqual(['REMOVE 2 because 7']);
    await clientOf(engine).set('posts/a', {});
    expect(stream.news()).toEqual([]);
  });

  test('every target is judged again when the rules change', async () => {
    let open = true;
    const engine = engineWith(({ path }) => open || path[0] === 'posts');
    const stream = openStream(engine, 'Listen', ADA);
    listen(stream, 2, POSTS);
    listenTo(stream, 4, ['secrets/a']);
    stream.news();
    open = false;
    engine.setRules('demo', 'other');
    expect(stream.news()).toEqual(['REMOVE 4 because 7']);
  });

  test.each([
    [true, 'change a not 2'],
    [false, 'remove a not 2'],
  ])('a document that left a query is sent only if the client may get it (%s)', async (readable, expected) => {
    const engine = engineWith(({ method }) => method === 'list' || readable);
    await clientOf(engine).set('posts/a', { n: int(1) });
    const stream = openStream(engine, 'Listen', ADA);
    listen(stream, 2, { ...POSTS, where: where('n', 'EQUAL', int(1)) });
    stream.news();
    await clientOf(engine).set('posts/a', { n: int(2) });
    expect(stream.news()).toEqual([expected, 'NO_CHANGE']);
  });
});

test('rules that do not compile are refused and change nothing', async () => {
  const issues = [{ line: 1, column: 2, severity: 'ERROR' as const, description: 'no' }];
  const denyAll = rulesOf(() => false)();
  const engine = memoryEngine({
    compileRules: (source): typeof denyAll => (source === 'good' ? denyAll : { ok: false, issues }),
  });
  expect(engine.setRules('demo', 'good')).toEqual([]);
  expect(engine.setRules('demo', 'bad')).toEqual(issues);
  await expect(clientOf(engine, ANYBODY).set('posts/a', {})).rejects.toMatchObject({ code: 7 } satisfies Wire);
});
