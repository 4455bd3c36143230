import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RpcError } from '../service.ts';
import { ScriptedService } from './scripted-service.ts';
import { serve, type RunningFrontEnds } from './serve.ts';

const DOCUMENTS = 'projects/p/databases/(default)/documents';
let service: ScriptedService;
let server: RunningFrontEnds;
let base: string;

beforeEach(async () => {
  service = new ScriptedService();
  server = await serve({ service, host: '127.0.0.1', port: 0, log: () => {} });
  base = `http://127.0.0.1:${server.port}`;
});
afterEach(() => server.close());

describe('HTTP', () => {
  it('answers 200 at the root', async () => {
    expect((await fetch(base)).status).toBe(200);
  });

  it('lets pages of any origin in, with credentials', async () => {
    const headers = {
      Origin: 'http://countin.localhost:4000',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,x-firebase-gmpid',
    };
    const { status, headers: answer } = await fetch(`${base}/v1/${DOCUMENTS}:commit`, { method: 'OPTIONS', headers });
    expect(status).toBe(204);
    expect(answer.get('access-control-allow-origin')).toBe('http://countin.localhost:4000');
    expect(answer.get('access-control-allow-credentials')).toBe('true');
    expect(answer.get('access-control-allow-headers')).toBe('authorization,x-firebase-gmpid');
    expect(answer.get('vary')).toBe('Origin');
  });

  it('compresses large answers where the client accepts it, as the hosted service does', async () => {
    service.answer = { name: `${DOCUMENTS}/a/b`, fields: { text: { stringValue: 'la '.repeat(1000) } } };
    const read = (accepted: string) =>
      fetch(`${base}/v1/${encodeURI(DOCUMENTS)}/a/b`, { headers: { 'Accept-Encoding': accepted } });
    const [packed, plain] = [await read('gzip'), await read('identity')];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.json()).toEqual(await plain.json());
  });

  it('fills the database from the path and takes JSON sent as text', async () => {
    service.answer = { commitTime: { seconds: '1577836800', nanos: 1000 } };
    const body = JSON.stringify({ writes: [{ delete: `${DOCUMENTS}/a/b` }] });
    const response = await fetch(`${base}/v1/${encodeURI(DOCUMENTS)}:commit?key=k`, { method: 'POST', body });
    expect(await response.json()).toEqual({ commitTime: '2020-01-01T00:00:00.000001Z' });
    expect(service.calls).toMatchObject([
      {
        method: 'Commit',
        request: { database: 'projects/p/databases/(default)', writes: [{}] },
        caller: { auth: null },
      },
    ]);
  });

  it('answers a streaming method with a list', async () => {
    service.answer = [{ readTime: { seconds: '1' } }];
    const response = await fetch(`${base}/v1/${DOCUMENTS}:runQuery`, { method: 'POST', body: '{}' });
    expect(await response.json()).toEqual([{ readTime: '1970-01-01T00:00:01Z' }]);
  });

  it('reads masks and preconditions from the query and the document from the body', async () => {
    service.answer = { name: `${DOCUMENTS}/a/b` };
    const query = 'updateMask.fieldPaths=x&updateMask.fieldPaths=y&currentDocument.exists=true';
    const body = JSON.stringify({ name: 'ignored', fields: { x: { doubleValue: '-0' } } });
    await fetch(`${base}/v1/${DOCUMENTS}/a/b?${query}`, { method: 'PATCH', body });
    expect(service.calls[0]?.request).toEqual({
      document: { name: `${DOCUMENTS}/a/b`, fields: { x: { doubleValue: -0 } } },
      updateMask: { fieldPaths: ['x', 'y'] },
      currentDocument: { exists: true },
    });
  });

  it.each([
    ['NOT_FOUND', 404],
    ['ABORTED', 409],
    ['ALREADY_EXISTS', 409],
    ['PERMISSION_DENIED', 403],
    ['FAILED_PRECONDITION', 400],
    ['UNIMPLEMENTED', 501],
  ] as const)('turns %s into %i', async (status, code) => {
    service.answer = new RpcError(status, 'Because.');
    const response = await fetch(`${base}/v1/${DOCUMENTS}/a/b`);
    expect(response.status).toBe(code);
    expect(await response.json()).toEqual({ error: { code, status, message: 'Because.' } });
  });

  it('refuses invalid JSON and unknown methods', async () => {
    const broken = await fetch(`${base}/v1/${DOCUMENTS}:commit`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
    expect((await fetch(`${base}/v1/nothing`)).status).toBe(404);
    expect((await fetch(`${base}/elsewhere`)).status).toBe(404);
  });
});

describe('emulator endpoints', () => {
  const issue = { line: 3, column: 7, severity: 'ERROR', description: 'Unexpected "}".' } as const;
  const upload = (body: object) =>
    fetch(`${base}/emulator/v1/projects/p:securityRules`, { method: 'PUT', body: JSON.stringify(body) });
  const rules = { files: [{ name: 'firestore.rules', content: '…' }] };

  it('take rules', async () => {
    const response = await upload({ rules });
    expect([response.status, await response.json()]).toEqual([200, {}]);
  });

  it('refuse invalid rules with line and column, or list the issues on request', async () => {
    service.issues = [issue];
    const refused = await upload({ rules });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/3:7 - ERROR Unexpected.*INVALID_ARGUMENT/);
    const listed = await upload({ rules, ignore_errors: true });
    expect(listed.status).toBe(200);
    const sourcePosition = { line: 3, column: 7 };
    expect(await listed.json()).toEqual({
      issues: [{ sourcePosition, severity: 'ERROR', description: 'Unexpected "}".' }],
    });
  });

  it('delete every document of a database', async () => {
    const url = `${base}/emulator/v1/projects/p/databases/(default)/documents`;
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(200);
    expect(service.cleared).toEqual(['p/(default)']);
  });

  it('give a report of coverage', async () => {
    expect((await fetch(`${base}/emulator/v1/projects/p:ruleCoverage`)).status).toBe(200);
  });
});
