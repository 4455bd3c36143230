import { Client, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wireToJson } from '../protocol/proto-json.ts';
import { findRoute } from '../protocol/rest/routes.ts';
import { rpcMethod, rpcMethods, SERVICE_NAME, type RpcMethod } from '../protocol/schema.ts';
import { ScriptedService } from '../protocol/scripted-service.ts';
import { serve, type RunningFrontEnds } from '../protocol/serve.ts';
import { Status, type Wire } from '../service.ts';
import { REST_VERBS } from './http-inputs.ts';
import { malformedBytes, malformedTexts, type Malformed } from './malformed-texts.ts';
import { DATABASE, DOCUMENTS, samples } from './sample-requests.ts';

/** Half of a surrogate pair in bytes, percent-encoded. */
const HALF = '%ED%A0%80';

let service: ScriptedService;
let server: RunningFrontEnds;
let base: string;
beforeEach(async () => {
  service = new ScriptedService();
  server = await serve({ service, host: '127.0.0.1', port: 0, log: () => {} });
  base = `http://127.0.0.1:${server.port}`;
});
afterEach(() => server.close());

function malformed({ name, requestType }: RpcMethod): Malformed[] {
  return (samples[name] ?? []).flatMap((wire) => [...malformedTexts(requestType, wire)]);
}

/** The front end itself refuses it: nothing has reached the engine. */
function expectUntouched(): void {
  expect([...service.calls, ...service.streams.flatMap(({ received }) => received)]).toEqual([]);
}

async function refusal(answer: Promise<Response>): Promise<unknown> {
  const response = await answer;
  return { http: response.status, ...((await response.json()) as object) };
}

const REFUSED = {
  http: 400,
  error: { code: 400, status: 'INVALID_ARGUMENT', message: expect.stringMatching(/surrogate|UTF-8/) },
};

describe('half of a surrogate pair is refused in every text field', () => {
  it.each(rpcMethods.filter(({ name }) => samples[name]))('over gRPC in $name', async (method) => {
    const client = new Client(`127.0.0.1:${server.port}`, credentials.createInsecure());
    const same = (bytes: Buffer): Buffer => bytes;
    for (const [place, bytes] of (samples[method.name] ?? []).flatMap((wire) => [
      ...malformedBytes(method.requestType, wire),
    ])) {
      const call = client.makeBidiStreamRequest(`/${SERVICE_NAME}/${method.name}`, same, same, new Metadata());
      const failed = new Promise<ServiceError>((resolve) => call.on('error', resolve).resume());
      call.end(bytes);
      expect((await failed).code, place).toBe(Status.INVALID_ARGUMENT);
    }
    client.close();
    expectUntouched();
  });

  it.each(
    REST_VERBS.filter(([verb, path]) => verb !== 'GET' && verb !== 'DELETE' && !path.endsWith('executePipeline')),
  )('over REST in the body of %s %s', async (verb, path, name) => {
    const { requestType } = rpcMethod(name);
    const { pathname } = new URL(base + path);
    const route = findRoute(verb, pathname);
    const part = route?.body === '*' ? null : (route?.body ?? '');
    for (const [place, wire] of malformed(rpcMethod(name))) {
      // The rest of the request comes from the address.
      if (
        part === null
          ? Object.hasOwn(route?.variables ?? {}, place)
          : !place.startsWith(`${part}.`) || place === 'document.name'
      )
        continue;
      const json = wireToJson(requestType, wire) as Wire;
      const body = JSON.stringify(part === null ? json : json[part]);
      expect(await refusal(fetch(base + path, { method: verb, body })), place).toEqual(REFUSED);
    }
    expectUntouched();
  });

  it.each([
    ['GET', `/posts/${HALF}`],
    ['GET', `/posts?orderBy=${HALF}`],
    ['GET', `/posts/a?mask.fieldPaths=${HALF}`],
    ['POST', `/posts?documentId=${HALF}`],
    ['PATCH', `/${HALF}/a`],
    ['DELETE', `/posts/a${HALF}`],
    ['POST', `/${HALF}:runQuery`],
    ['GET', '/posts/%'],
  ])('over REST in the address of %s %s', async (method, path) => {
    const body = method === 'POST' || method === 'PATCH' ? '{}' : null;
    expect(await refusal(fetch(`${base}/v1/${DOCUMENTS}${path}`, { method, body }))).toEqual(REFUSED);
    expectUntouched();
  });

  it('over REST in bytes that are not UTF-8', async () => {
    const body = Buffer.from('{"fields":{"a":{"stringValue":"\u00ff"}}}', 'latin1');
    expect(await refusal(fetch(`${base}/v1/${DOCUMENTS}/posts/a`, { method: 'PATCH', body }))).toEqual(REFUSED);
    expectUntouched();
  });

  it.each(['Listen', 'Write'])('over WebChannel in %s', async (name) => {
    const channel = `${base}/${SERVICE_NAME}/${name}/channel?VER=8&database=${DATABASE}`;
    for (const [place, wire] of malformed(rpcMethod(name))) {
      const data = JSON.stringify(wireToJson(rpcMethod(name).requestType, wire));
      const form = new URLSearchParams({ count: '1', ofs: '0', req0___data__: data });
      const opened = await (await fetch(`${channel}&RID=1&CVER=22`, { method: 'POST', body: form })).text();
      const sid = /"c","([^"]+)"/.exec(opened)?.[1];
      const frame = await (await fetch(`${channel}&RID=rpc&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp`)).text();
      expect(frame, place).toMatch(/"code":400,.*surrogate.*"status":"INVALID_ARGUMENT"/);
    }
    const raw = await fetch(`${channel}&RID=1&CVER=22`, {
      method: 'POST',
      body: `count=1&ofs=0&req0___data__={"database":"${HALF}"}`,
    });
    expect([raw.status, await raw.text()]).toEqual([400, expect.stringContaining('UTF-8')]);
    expectUntouched();
  });
});
