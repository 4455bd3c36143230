/** HTTP/1.1 requests to the three front ends behind it, more or less spoilt. */
import http from 'node:http';
import { wireToJson } from '../protocol/proto-json.ts';
import { rpcMethod } from '../protocol/schema.ts';
import type { Wire } from '../service.ts';
import { withHostileAddress, withHostileIds } from './hostile-ids.ts';
import { spoilBytes, spoilJson } from './mutations.ts';
import type { Random } from './random.ts';
import { authorizations, DATABASE, DOCUMENTS, PROJECT, samples } from './sample-requests.ts';

export interface HttpInput {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** JSON of a value with errors in it, in its structure or in its text. */
function spoiltText(random: Random, json: unknown): Buffer {
  if (random.chance(0.005)) return Buffer.from('[{"a":'.repeat(50_000));
  const text = Buffer.from(JSON.stringify(random.chance(0.7) ? spoilJson(random, json) : json) ?? '');
  return random.chance(0.25) ? spoilBytes(random, text) : text;
}

function sampleJson(random: Random, name: string): unknown {
  return wireToJson(rpcMethod(name).requestType, withHostileIds(random, random.pick<Wire>(samples[name] ?? [])));
}

/** A path in which a character or two went astray, as a client may still send it. */
function spoiltPath(random: Random, path: string): string {
  if (random.chance(0.7)) return path;
  return `/${spoilBytes(random, Buffer.from(path))
    .toString('latin1')
    .replace(/[^\x21-\x7e]/g, random.pick(['%', '%00', '%ff', '/', '']))}`;
}

function headers(random: Random): Record<string, string> {
  const authorization = random.pick(authorizations);
  return {
    ...(authorization === undefined ? {} : { authorization }),
    ...(random.chance(0.1)
      ? { origin: random.pick(['null', 'http://a', '\u00ff', ' ']), 'x-odd': 'x'.repeat(random.below(9000)) }
      : {}),
  };
}

export const REST_VERBS: readonly (readonly [verb: string, path: string, method: string])[] = [
  ['GET', `/v1/${DOCUMENTS}/posts/a?mask.fieldPaths=n`, 'GetDocument'],
  ['GET', `/v1/${DOCUMENTS}/posts?pageSize=2&orderBy=n&showMissing=true`, 'ListDocuments'],
  ['POST', `/v1/${DOCUMENTS}/posts?documentId=c`, 'CreateDocument'],
  ['PATCH', `/v1/${DOCUMENTS}/posts/a?updateMask.fieldPaths=n&currentDocument.exists=true`, 'UpdateDocument'],
  ['DELETE', `/v1/${DOCUMENTS}/posts/c?currentDocument.updateTime=2024-01-01T00:00:00Z`, 'DeleteDocument'],
  ...['Commit', 'Rollback', 'BatchWrite', 'BeginTransaction'].map(
    (name) => ['POST', `/v1/${DOCUMENTS}:${name[0]?.toLowerCase()}${name.slice(1)}`, name] as const,
  ),
  ['POST', `/v1/${DOCUMENTS}:batchGet`, 'BatchGetDocuments'],
  ['POST', `/v1/${DOCUMENTS}:runQuery`, 'RunQuery'],
  ['POST', `/v1/${DOCUMENTS}:runAggregationQuery`, 'RunAggregationQuery'],
  ['POST', `/v1/${DOCUMENTS}/posts/a:listCollectionIds`, 'ListCollectionIds'],
  ['POST', `/v1/${DOCUMENTS}:executePipeline`, 'RunQuery'],
];

export function restInput(random: Random): HttpInput {
  const [method, path, name] = random.pick(REST_VERBS);
  const body = method === 'GET' || method === 'DELETE' ? Buffer.alloc(0) : spoiltText(random, sampleJson(random, name));
  return {
    method: random.chance(0.05) ? 'PUT' : method,
    path: spoiltPath(random, withHostileAddress(random, path)),
    headers: headers(random),
    body,
  };
}

const RULES =
  "rules_version = '2';\nservice cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read: if true; } } }";
const ADMIN: readonly (readonly [verb: string, path: string, body: unknown])[] = [
  [
    'PUT',
    `/emulator/v1/projects/${PROJECT}-rules:securityRules`,
    { rules: { files: [{ name: 'r', content: RULES }] }, ignore_errors: true },
  ],
  ['DELETE', `/emulator/v1/projects/${PROJECT}/databases/other/documents`, {}],
  ['GET', `/emulator/v1/projects/${PROJECT}:ruleCoverage`, {}],
  // An export that names no directory that could be made: the fuzz run leaves no files behind.
  [
    'POST',
    `/emulator/v1/projects/${PROJECT}:export`,
    { database: DATABASE, export_directory: '/dev/null', export_name: 'x' },
  ],
  [
    'POST',
    `/emulator/v1/projects/${PROJECT}/eventarcTrigger?eventarcTriggerId=t`,
    {
      eventTrigger: {
        eventType: 'google.cloud.firestore.document.v1.written',
        eventFilters: { database: '(default)' },
      },
      eventType: 'google.cloud.firestore.document.v1.written',
      database: '(default)',
      namespace: '(default)',
      document: { value: 'posts/{id}', matchType: 'PATH_PATTERN' },
    },
  ],
  [
    'PUT',
    `/emulator/v1/projects/${PROJECT}/triggers/t`,
    {
      eventTrigger: {
        resource: `${DOCUMENTS}/posts/{id}`,
        eventType: 'providers/cloud.firestore/eventTypes/document.write',
        service: 'firestore.googleapis.com',
      },
    },
  ],
];

export function adminInput(random: Random): HttpInput {
  const [method, path, sound] = random.pick(ADMIN);
  // Where an export goes is never left to chance.
  const body = path.endsWith(':export') && random.chance(0.5) ? {} : sound;
  const text = path.endsWith(':export') ? Buffer.from(JSON.stringify(body)) : spoiltText(random, body);
  return {
    method,
    path: spoiltPath(random, path),
    headers: headers(random),
    body: method === 'GET' ? Buffer.alloc(0) : text,
  };
}

/** A WebChannel request; sessions are ones that were opened before, or never. */
export function channelInput(random: Random, sessions: readonly string[]): HttpInput {
  const name = random.pick(['Listen', 'Write']);
  const known = random.pick([undefined, ...sessions.slice(-20)]);
  const query = new URLSearchParams({
    VER: '8',
    database: DATABASE,
    RID: random.pick(['1', 'rpc', '-1', 'x']),
    CVER: '22',
  });
  if (known !== undefined || random.chance(0.1)) query.set('SID', known ?? random.text(8));
  if (random.chance(0.3)) query.set('AID', random.pick(['0', '-1', '1e9', 'x', '0.5']));
  query.set('CI', random.pick(['0', '1', 'x']));
  if (random.chance(0.2)) query.set('TO', random.pick(['0', '-5', '1e20', 'x', '0.001']));
  if (random.chance(0.3)) query.set('TYPE', random.pick(['terminate', 'xmlhttp', 'x']));
  const form = new URLSearchParams({
    count: random.chance(0.8) ? '1' : random.pick(['0', '-1', '1e12', '4000000000', 'x', '3']),
  });
  form.set('ofs', random.chance(0.7) ? String(random.below(4)) : random.pick(['-1', 'x', '0.5', '1e18']));
  form.set('headers', random.chance(0.8) ? `Authorization:${random.pick(authorizations) ?? ''}\r\n` : random.text(30));
  form.set('req0___data__', spoiltText(random, sampleJson(random, name)).toString());
  const body = Buffer.from(String(form));
  return {
    method: random.pick(['POST', 'POST', 'POST', 'POST', 'GET', 'GET', 'DELETE', 'HEAD']),
    path: `/google.firestore.v1.Firestore/${name}/channel?${query}`,
    headers: headers(random),
    body: random.chance(0.2) ? spoilBytes(random, body) : body,
  };
}

export interface HttpAnswer {
  /** Null when the connection ended instead. */
  readonly status: number | null;
  readonly text: string;
}

const HUNG_MS = 10_000;

/** Sends a request; from a hanging GET it goes as soon as that has begun. */
export function sendHttp(
  agent: http.Agent,
  port: number,
  { method, path, headers: given, body }: HttpInput,
): Promise<HttpAnswer> {
  return new Promise((resolve) => {
    const length = body.length > 0 || method === 'POST' ? { 'content-length': String(body.length) } : {};
    const request = http.request({ agent, port, host: '127.0.0.1', method, path, headers: { ...given, ...length } });
    request.on('response', (response) => {
      if (method === 'GET' && path.includes('/channel?')) {
        resolve({ status: response.statusCode ?? null, text: '' });
        request.destroy();
        return;
      }
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('close', () => resolve({ status: response.statusCode ?? null, text }));
    });
    request.on('error', () => resolve({ status: null, text: '' }));
    request.setTimeout(HUNG_MS, () => resolve({ status: null, text: 'no answer' }));
    request.end(body);
  });
}
