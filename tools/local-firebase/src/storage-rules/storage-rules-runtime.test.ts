import { beforeEach, expect, test } from 'vitest';
import { StorageRulesRuntime } from './storage-rules-runtime.ts';

type Message = Record<string, unknown> & {
  result?: { permit?: boolean };
  errors?: string[];
  warnings?: string[];
  context?: { path: string };
};

let sent: Message[];
let runtime: StorageRulesRuntime;
beforeEach(() => {
  sent = [];
  runtime = new StorageRulesRuntime((message) => sent.push(message));
});
const last = (): Message => sent.at(-1) ?? {};
const tell = (message: unknown): Message => {
  runtime.receive(JSON.stringify(message));
  return last();
};

const load = (body: string, version = "rules_version = '2';") =>
  tell({
    action: 'load_ruleset',
    id: 1,
    context: {
      rulesetName: '0',
      source: {
        files: [
          {
            name: 'storage.rules',
            content: `${version}\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}`,
          },
        ],
      },
    },
  });

const NONE = { null_value: null };
const text = (value: string) => ({ string_value: value });
const map = (fields: Record<string, unknown>) => ({ map_value: { fields } });
/** As firebase-tools describes an object to the rules. */
const object = (changes: Record<string, unknown> = {}) =>
  map({
    name: text('covers/a'),
    bucket: text('demo.appspot.com'),
    size: { int_value: 1024 },
    contentType: text('image/png'),
    timeCreated: { timestamp_value: '2026-01-02T03:04:05.678Z' },
    metadata: map({ kind: text('cover') }),
    ...changes,
  });
const ann = map({ uid: text('ann'), token: map({ user_id: text('ann'), iat: { int_value: 1 } }) });

interface Requested {
  id?: number;
  method?: string;
  path?: string;
  auth?: unknown;
  before?: unknown;
  after?: unknown;
}
const verify = ({
  id = 2,
  method = 'create',
  path = '/b/demo.appspot.com/o/covers/a',
  auth = ann,
  before = NONE,
  after = object(),
}: Requested = {}) =>
  tell({
    action: 'verify',
    id,
    context: {
      rulesetName: '0',
      service: 'firebase.storage',
      path,
      method,
      variables: {
        resource: before,
        request: map({
          path: {
            path_value: {
              segments: path
                .split('/')
                .slice(1)
                .map((simple) => ({ simple })),
            },
          },
          time: { timestamp_value: '2026-01-02T03:04:06.000Z' },
          resource: after,
          auth,
        }),
      },
    },
  });
const permits = (requested?: Requested) => verify(requested).result?.permit;

test('it announces itself the way firebase-tools waits for', () => {
  runtime.announce();
  expect(last()).toEqual({ id: -1, status: 'ok', errors: [], warnings: [] });
});

test('loading says the version of the rules', () => {
  expect(load('')).toMatchObject({ id: 1, status: 'ok', result: { rulesVersion: 2 }, errors: [] });
  expect(load('', '')).toMatchObject({ result: { rulesVersion: 1 } });
});

test('an invalid file is refused with file, line and column', () => {
  expect(load('match /a { allow reed; }')).toMatchObject({
    status: 'ok',
    errors: [expect.stringMatching(/^storage\.rules:4:\d+ /)],
  });
  expect(verify()).toMatchObject({ status: 'ok', errors: ['no ruleset 0'] });
});

test.each<[condition: string, permitted: boolean]>([
  ['request.resource.size < 5 * 1024', true],
  ['request.resource.size < 1024', false],
  [`request.resource.contentType.matches('image/(png|jpeg)')`, true],
  [`request.resource.contentType.matches('image/webp')`, false],
  [`request.resource.metadata.kind == 'cover'`, true],
  [`request.resource.metadata.other == 'cover'`, false],
  [`request.auth.uid == 'ann' && request.auth.token.user_id == 'ann'`, true],
  ['request.auth == null', false],
  ['resource == null', true],
  [`request.path == path('/b/demo.appspot.com/o/covers/a')`, true],
  [`bucket == 'demo.appspot.com' && id == 'a'`, true],
  ['request.resource.timeCreated < request.time', true],
  ['request.resource.timeCreated.year() == 2026', true],
])('%s: %s', (condition, permitted) => {
  load(`match /covers/{id} { allow create: if ${condition}; }`);
  expect(permits()).toBe(permitted);
});

test.each<[allowed: string, method: string, permitted: boolean]>([
  ['read', 'get', true],
  ['read', 'list', true],
  ['read', 'read', true],
  ['read', 'create', false],
  ['get', 'get', true],
  ['get', 'list', false],
  ['get', 'read', false],
  ['write', 'create', true],
  ['write', 'update', true],
  ['write', 'delete', true],
  ['write', 'write', true],
  ['create', 'create', true],
  ['create', 'update', false],
  ['create', 'write', false],
  ['delete', 'delete', true],
])('allow %s on %s: %s', (allowed, method, permitted) => {
  load(`match /covers/{id} { allow ${allowed}; }`);
  expect(permits({ method, path: method === 'list' ? '/b/x/o/covers' : '/b/x/o/covers/a' })).toBe(permitted);
});

test('a list is covered by a rule for everything below, and by one for the names below', () => {
  load('match /covers/{all=**} { allow list; } match /songs/{id} { allow list; } match /one/fixed { allow list; }');
  expect(permits({ method: 'list', path: '/b/x/o/covers' })).toBe(true);
  expect(permits({ method: 'list', path: '/b/x/o/songs' })).toBe(true);
  expect(permits({ method: 'list', path: '/b/x/o/one' })).toBe(false);
  expect(permits({ method: 'list', path: '/b/x/o' })).toBe(false);
});

const OWNED = `match /covers/{id} {
  allow create: if firestore.get(/databases/(default)/documents/artists/$(id)).data.createdBy == request.auth.uid;
  allow delete: if firestore.exists(/databases/(default)/documents/artists/$(id));
}`;
const fetched = (id: number, createdBy: string) => ({
  id,
  status: 'ok',
  warnings: [],
  errors: [],
  result: {
    name: 'projects/demo/databases/(default)/documents/artists/a',
    fields: { createdBy: { stringValue: createdBy } },
  },
});

test('a document is asked for, and decides', () => {
  load(OWNED);
  expect(verify({ id: 7 })).toEqual({
    action: 'fetch_firestore_document',
    server_request_id: 7,
    context: { path: '/databases/(default)/documents/artists/a' },
  });
  expect(tell(fetched(7, 'ann'))).toMatchObject({ id: 7, status: 'ok', result: { permit: true }, warnings: [] });
  verify({ id: 8 });
  expect(tell(fetched(8, 'bob'))).toMatchObject({
    id: 8,
    result: { permit: false },
    warnings: [expect.stringContaining("= 'bob'")],
  });
});

test('a document that is missing is no owner, and does not exist', () => {
  load(OWNED);
  for (const [id, method] of [
    [7, 'create'],
    [8, 'delete'],
  ] as const) {
    verify({ id, method });
    expect(tell({ id, status: 'not_found', warnings: [], errors: [] })).toMatchObject({
      id,
      result: { permit: false },
    });
  }
});

test('a document’s name cannot change which document is read', () => {
  load(OWNED);
  expect(verify({ path: '/b/x/o/covers/a?b#c%2Fd' }).context?.path).toBe(
    '/databases/(default)/documents/artists/a%3Fb%23c%252Fd',
  );
});

test('requests that wait do not hold up others, and are answered each by its own document', () => {
  load(OWNED);
  verify({ id: 7 });
  verify({ id: 8 });
  expect(verify({ id: 9, method: 'update' })).toMatchObject({ id: 9, result: { permit: false } });
  expect(tell(fetched(8, 'bob'))).toMatchObject({ id: 8, result: { permit: false } });
  expect(tell(fetched(7, 'ann'))).toMatchObject({ id: 7, result: { permit: true } });
});

test('two documents may be read, each once; a third denies whatever else would grant', () => {
  const seen = (name: string) => `firestore.exists(/databases/(default)/documents/seen/${name})`;
  load(`match /covers/{id} {
    allow create: if ${seen('a')} && ${seen('b')} && ${seen('a')};
    allow delete: if ${seen('a')} && ${seen('b')} && ${seen('c')} || true;
  }`);
  const answer = (id: number) => tell({ ...fetched(id, 'ann') });
  verify({ id: 7 });
  expect(answer(7)).toMatchObject({ context: { path: expect.stringContaining('seen/b') as string } });
  expect(answer(7)).toMatchObject({ result: { permit: true } });
  verify({ id: 8, method: 'delete' });
  answer(8);
  expect(answer(8)).toMatchObject({
    result: { permit: false },
    warnings: [expect.stringContaining('more than 2 documents')],
  });
});

test('a denial names the failed allow and its values', () => {
  load('match /covers/{id} {\nallow create: if request.resource.size < 10;\n}');
  expect(verify().warnings).toEqual([
    expect.stringMatching(
      /^create \/covers\/a denied: allow at line 5: 5:18 `request\.resource\.size < 10` is false .*1024/,
    ),
  ]);
  expect(verify({ method: 'get' }).warnings).toEqual(['get /covers/a denied: no allow get matches this path']);
});

test('Firestore rules in the same file, and their calls, are another matter', () => {
  expect(load('match /{all=**} { allow read: if get(/databases/x/documents/a/b) == null; }').warnings).toEqual([
    expect.stringContaining("unknown function 'get'"),
  ]);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"id":1}',
  '{"action":"verify","id":2}',
  '{"action":"nothing","id":3}',
  `${'['.repeat(5000)}`,
  '{"action":"verify","id":4,"context":{"rulesetName":"0","service":"firebase.storage","path":"","method":"get","variables":{"request":{"odd_value":1}}}}',
])('%s is answered or left, and the next line is served', (line) => {
  load('match /covers/{id} { allow create; }');
  runtime.receive(line);
  expect(permits({ id: 99 })).toBe(true);
});
