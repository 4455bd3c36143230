import { HOSTILE_TEXTS, hostileInputs } from '@countin/domain/testing';
import twilio from 'twilio';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { httpHandlers } from './http-handlers.ts';
import { OPERATIONS } from './operations.ts';
import { CallLimits } from './platform/rate-limit/call-limits.ts';
import { idToken, serveFunctions, type FunctionsServer } from './testing/functions-server.ts';
import { failureOf, outcomeOf } from './testing/outcome.ts';
import { putUser } from './testing/people.ts';
import { createWorld, SIGNING_KEYS, type TestWorld } from './testing/services.ts';
import { signBody } from './webhooks/signed-body.ts';

const WEBHOOKS = {
  url: 'https://functions.example/webhooks',
  secret: 'webhook-secret-of-the-tests-0123456789',
  twilioAuthToken: 'token',
  mailFrom: 'hello@countin.example',
};

let world: TestWorld;
let server: FunctionsServer;
const context = {
  services: () => world,
  signingKeys: () => SIGNING_KEYS,
  webhooks: () => WEBHOOKS,
  hostSigningSecret: () => 'host-secret-of-the-tests-0123456789',
  behindProxy: true,
};

beforeAll(async () => {
  world = createWorld('hostile-requests');
  await putUser(world, 'uid-mira');
  server = await serveFunctions(context);
});
afterAll(() => server.dispose());

/** Calls of each function: with a sign-in and without, as far as it has both. */
const CALLS: readonly string[] = [
  'studio/createProfile',
  'fans/readReceipt',
  'fans/signUp',
  'account/updateAccount',
  'account/readInvitation',
  'generateAuthToken',
  'verifyAuthToken',
];
/** Functions without callables. */
const OTHERS: readonly string[] = ['webhooks'];

test('every function that answers HTTP requests is in these tables', async () => {
  // As at a deployment, when functions are listed and nothing is configured.
  vi.stubEnv('FUNCTIONS_CONTROL_API', 'true');
  const deployed: Readonly<Record<string, object>> = await import('./main.ts');
  vi.unstubAllEnvs();
  const answering = Object.keys(deployed).filter((name) => {
    const endpoint = Reflect.get(deployed[name] ?? {}, '__endpoint') as object;
    return 'httpsTrigger' in endpoint || 'callableTrigger' in endpoint;
  });
  const inTables = [...new Set(CALLS.map((call) => call.split('/')[0])), ...OTHERS].sort();
  expect([answering.sort(), Object.keys(httpHandlers(context)).sort()]).toEqual([inTables, inTables]);
  for (const name of CALLS) {
    const [of = '', key = ''] = name.split('/');
    if (key) expect([name, Object.hasOwn(OPERATIONS[of as keyof typeof OPERATIONS], key)]).toEqual([name, true]);
  }
});

const JSON_TYPE = { 'content-type': 'application/json', origin: 'https://countin.example' };
const signIn = () => ({
  authorization: `Bearer ${idToken('uid-mira', {
    auth_time: Math.floor(world.now() / 1000) - 1,
    firebase: { sign_in_provider: 'password' },
  })}`,
});
const nested = (depth: number, [open, close]: readonly [string, string]) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are no call, or that a parser, a check or a log could fail at. */
const BODIES: readonly (readonly [what: string, body: string | Uint8Array<ArrayBuffer>])[] = [
  ['nothing', ''],
  ['no JSON', 'artistId=1'],
  ['half of an object', '{"data":{'],
  ['an empty object', '{}'],
  ['an empty list', '[]'],
  ['a list', '[{"data":{}}]'],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"data"'],
  ['null as its data', '{"data":null}'],
  ['a text as its data', '{"data":"x"}'],
  ['a list as its data', '{"data":[[]]}'],
  ['a field beside its data', '{"data":{},"more":1}'],
  ['5,000 lists', `{"data":${nested(5000, ['[', ']'])}}`],
  ['5,000 objects', `{"data":${nested(5000, ['{"a":', '}']).replace(':}', ':1}')}}`],
  ['5,000 lists beside its data', `{"more":${nested(5000, ['[', ']'])}}`],
  ['10 MB of text', `{"data":"${'x'.repeat(10_000_000)}"}`],
  ['a million fields', `{"data":{${Array.from({ length: 1_000_000 }, (_, index) => `"${index}":1`).join()}}}`],
  ['duplicate keys', '{"data":{"kind":"artist","kind":{}},"data":{"kind":[]}}'],
  ['halves of characters', String.raw`{"data":{"name":"\ud800","\udc00":1}}`],
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from('{"data":{"name":"'), Buffer.from([0xff, 0xc0]), Buffer.from('"}}')]),
  ],
  ['a null character', String.raw`{"data":{"name":"\u0000","\u0000":1}}`],
  ['a bare null character', '{"data":{"name":"\0"}}'],
  ['a byte order mark', '\ufeff{"data":{}}'],
  ['a prototype', '{"data":{"__proto__":{"kind":"artist"},"constructor":{"prototype":1}}}'],
  ['a prototype beside its data', '{"__proto__":{"data":{}}}'],
  ['names of methods', '{"data":{"hasOwnProperty":1,"toString":1,"valueOf":1,"toJSON":1}}'],
  ['names of methods and no data', '{"hasOwnProperty":1,"toString":1,"valueOf":1,"toJSON":1}'],
  ['a type of the SDK', '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}'],
  ['an infinite number', '{"data":{"kind":1e999}}'],
];

/** What the parser of bodies answers before a function is called: these bodies no program of ours sends. */
const isParserError = (status: number, json: unknown) => status === 400 && json === undefined;

test.each(CALLS)('%s answers each hostile body with a code', async (call) => {
  const failed: unknown[] = [];
  for (const [what, body] of BODIES)
    for (const signed of body.length > 10_000 ? [signIn()] : [signIn(), {}]) {
      Object.assign(world, { callLimits: new CallLimits() });
      world.passTime(60_000);
      const answer = await server.ask(call, { method: 'POST', headers: { ...JSON_TYPE, ...signed }, body });
      if (isParserError(answer.status, answer.json)) continue;
      const failure = failureOf(answer);
      if (failure !== null) failed.push([what, failure]);
      // Otherwise browsers hide the code from the page.
      if (!answer.headers.has('access-control-allow-origin')) failed.push([what, 'hidden from other origins']);
    }
  expect([failed, server.unhandled]).toEqual([[], []]);
});

/** Headers in place of a call's own, with what becomes of it. */
const HEADERS: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ...[
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=x',
    ';',
    'x',
  ].map((type) => [type, { 'content-type': type }] as const),
  ['a broken encoding', { ...JSON_TYPE, 'content-encoding': 'gzip' }],
  ['an unknown encoding', { ...JSON_TYPE, 'content-encoding': 'x' }],
  ...[
    'Bearer',
    'Bearer ',
    'Bearer x',
    'Bearer a.b.c',
    'Bearer ..',
    'Basic YTpi',
    `Bearer ${'x'.repeat(8000)}`,
    `Bearer ${idToken('uid-mira', { aud: 'other' })}`,
    `Bearer ${idToken('')}`,
    `Bearer ${idToken('__x__', { auth_time: 1, firebase: { sign_in_provider: 'password' } })}`,
    `Bearer ${idToken('a/b', { auth_time: 1, firebase: { sign_in_provider: 'password' } })}`,
    `Bearer ${idToken('x'.repeat(129))}`,
    `Bearer ${idToken('uid-mira', { auth_time: 'x', firebase: 1 })}`,
    `Bearer ${idToken('uid-mira', { auth_time: 1e308, firebase: { sign_in_provider: 'password' } })}`,
    `Bearer ${idToken('uid-mira', { auth_time: -1e15, sid: '__x__', firebase: { sign_in_provider: 'custom' } })}`,
    `Bearer ${idToken('uid-mira', { auth_time: 1, exp: 1 })}`,
  ].map((authorization) => [authorization.slice(0, 60), { ...JSON_TYPE, authorization }] as const),
  ...['x', 'a.b.c', '..', idToken('uid-mira')].map(
    (token) => [`App Check ${token.slice(0, 20)}`, { ...JSON_TYPE, 'x-firebase-appcheck': token }] as const,
  ),
  ['an instance', { ...JSON_TYPE, 'firebase-instance-id-token': 'x' }],
  ['a client that the host has not signed', { ...JSON_TYPE, 'x-countin-client': '::1', 'x-countin-signature': 'x' }],
  ['addresses that are none', { ...JSON_TYPE, 'x-forwarded-for': ',,unknown, ' }],
  ['an origin that is none', { ...JSON_TYPE, origin: 'null' }],
  ['a trace that is none', { ...JSON_TYPE, 'x-cloud-trace-context': '/;o=', traceparent: '00-0-0-0' }],
];

test.each(CALLS)('%s answers each hostile header with a code', async (call) => {
  const failed: unknown[] = [];
  for (const [what, headers] of HEADERS) {
    Object.assign(world, { callLimits: new CallLimits() });
    world.passTime(60_000);
    const answer = await server.ask(call, { method: 'POST', headers, body: '{"data":{}}' });
    // The SDK answers a wrong type or token with its own status, which browsers know too.
    const ofSdk = /"status":"(?:UNAUTHENTICATED|INVALID_ARGUMENT)"/.test(answer.text);
    const refused = [400, 415].includes(answer.status) && answer.json === undefined;
    if (answer.status >= 500 || (!ofSdk && !refused && failureOf(answer) !== null))
      failed.push([what, outcomeOf(answer)]);
  }
  expect([failed, server.unhandled]).toEqual([[], []]);
});

test.each(CALLS)('%s answers a call that asks for a stream with a code in it', async (call) => {
  const { status, text } = await server.ask(call, {
    method: 'POST',
    headers: { ...JSON_TYPE, accept: 'text/event-stream' },
    body: '{"data":{"__proto__":1}}',
  });
  expect([status, text]).toEqual([200, expect.stringMatching(/^data: \{"error":.*"code":"[a-z]+\/[a-z-]+"/)]);
});

const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;

test.each([...CALLS, ...OTHERS])('%s answers each wrong method and path without an error', async (call) => {
  const failed: unknown[] = [];
  const [name = ''] = call.split('/');
  const escaped = HOSTILE_TEXTS.map(([, text]) => encodeURIComponent(text.slice(0, 400).toWellFormed()));
  const paths = [
    call,
    `${call}?data=1&__proto__[x]=1`,
    `${name}/`,
    `${name}//`,
    ...escaped.map((text) => `${name}/${text}`),
  ];
  for (const [index, path] of [...paths, `${name}/%E0%A4%A`, `${name}/%ff`].entries())
    for (const method of index < 2 ? METHODS : (['GET', 'POST'] as const)) {
      const { status } = await server.ask(path, { method, headers: JSON_TYPE });
      if (status >= 500) failed.push([method, path.slice(0, 100), status]);
    }
  expect([failed, server.unhandled]).toEqual([[], []]);
});

const TYPES = ['application/json', 'text/plain', 'message/rfc822', 'application/x-www-form-urlencoded'];

test.each(['mail-reports', 'texts', 'twilio/replies', 'twilio/status?message=x', 'twilio/status?message=%'])(
  'webhooks/%s answers each hostile body, signed or not, without an error',
  async (path) => {
    const failed: unknown[] = [];
    const bodies = [...BODIES, ...HOSTILE_TEXTS].map(([what, text]) => [what, Buffer.from(text)] as const);
    for (const [index, [what, body]] of bodies.entries())
      for (const signature of [
        signBody(WEBHOOKS.secret, body, world.now()),
        // Refused before a body is read.
        ...(body.length > 10_000 ? [] : ['', 'x', 't=999999999999,v1=']),
      ]) {
        const type = TYPES[index % TYPES.length] ?? '';
        const { status } = await server.ask(`webhooks/${path}`, {
          method: 'POST',
          headers: { 'content-type': type, 'x-countin-signature': signature },
          body,
        });
        if (status >= 500) failed.push([what, type, signature.slice(0, 10), status]);
      }
    expect([failed, server.unhandled]).toEqual([[], []]);
  },
);

test('a text of a gateway with a hostile field is answered without an error', async () => {
  const failed: unknown[] = [];
  for (const { what, value } of hostileInputs({ id: 'in-1', from: '+12025550123', text: 'stop' })) {
    const body = JSON.stringify(value) ?? '';
    const signature = signBody(WEBHOOKS.secret, Buffer.from(body), world.now());
    const { status } = await server.ask('webhooks/texts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-countin-signature': signature },
      body,
    });
    if (status >= 500) failed.push([what, status]);
  }
  expect([failed, server.unhandled]).toEqual([[], []]);
});

test.each(['/twilio/replies', '/twilio/status?message=x'])(
  'a form that Twilio signed for %s with a hostile field is answered without an error',
  async (path) => {
    const form = { From: '+12025550123', Body: 'stop', MessageSid: 'SM1', MessageStatus: 'failed', ErrorCode: '30005' };
    const failed: unknown[] = [];
    for (const field of Object.keys(form))
      for (const [what, text] of HOSTILE_TEXTS.filter(([, each]) => each.length <= 100_000)) {
        const sent = { ...form, [field]: text.toWellFormed() };
        const { status } = await server.ask(`webhooks${path}`, {
          method: 'POST',
          headers: {
            'x-twilio-signature': twilio.getExpectedTwilioSignature(
              WEBHOOKS.twilioAuthToken,
              WEBHOOKS.url + path,
              sent,
            ),
          },
          body: new URLSearchParams(sent),
        });
        if (status >= 400) failed.push([field, what, status]);
      }
    expect([failed, server.unhandled]).toEqual([[], []]);
  },
);
