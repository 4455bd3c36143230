import http from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFuzzedServer, type FuzzedServer } from './fuzzed-server.ts';
import { grpcCall, GrpcFuzzer } from './grpc-inputs.ts';
import { adminInput, channelInput, restInput, sendHttp, type HttpAnswer, type HttpInput } from './http-inputs.ts';
import { Random } from './random.ts';
import { rawBytes, sendRaw } from './raw-inputs.ts';

/** Inputs a front end; `LOCAL_FIREBASE_FUZZ=200000` asks for more of them. */
const INPUTS = Number(process.env.LOCAL_FIREBASE_FUZZ ?? 5000);
const SEED = Number(process.env.LOCAL_FIREBASE_FUZZ_SEED ?? 20_240_229);
const AT_ONCE = 8;
const TIMEOUT_MS = 60_000 + INPUTS * 20;

let server: FuzzedServer;
beforeEach(async () => {
  server = await startFuzzedServer();
});
afterEach(() => server.end());

/** Sends all inputs, some at a time. Each is made from a seed of its own, which an error names. */
async function fuzz(send: (random: Random) => Promise<string | null>): Promise<string[]> {
  const errors: string[] = [];
  let next = 0;
  const sendOn = async () => {
    for (let n = next++; n < INPUTS && errors.length < 5; n = next++) {
      const error = await send(new Random(SEED + n));
      if (error !== null) errors.push(`seed ${SEED + n}: ${error}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendOn));
  return errors;
}

async function fuzzHttp(
  make: (random: Random) => HttpInput,
  error: (answer: HttpAnswer) => boolean,
): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const errors = await fuzz(async (random) => {
    if (random.chance(0.05)) return sendRaw(random, server.port, rawBytes(random, 'http1'));
    const input = make(random);
    const answer = await sendHttp(agent, server.port, input);
    return error(answer)
      ? `${input.method} ${input.path} ${input.body.toString().slice(0, 300)} → ${answer.status} ${answer.text}`
      : null;
  });
  agent.destroy();
  return errors;
}

const EMPTY = { connections: 0, streams: 0, errors: [] };

/** A canonical error, or a success: never an error of the server, never a body of another kind. */
function isWrongJson({ status, text }: HttpAnswer): boolean {
  if (status === null || status === 500) return true;
  if (status < 400) return false;
  const { error } = JSON.parse(text || '{}') as { error?: { code: number; status: string } };
  return error?.code !== status || error.status === 'INTERNAL';
}

describe('whatever is sent, the server answers in the protocol and keeps nothing', () => {
  it('over gRPC', { timeout: TIMEOUT_MS }, async () => {
    const clients = Array.from({ length: AT_ONCE }, () => new GrpcFuzzer(server.port));
    const errors = await fuzz((random) =>
      random.chance(0.1)
        ? sendRaw(random, server.port, rawBytes(random, 'http2'))
        : random.pick(clients).send(grpcCall(random)),
    );
    clients.forEach((client) => client.close());
    expect(errors).toEqual([]);
    expect(await server.emptied()).toEqual(EMPTY);
  });

  it('over REST', { timeout: TIMEOUT_MS }, async () => {
    expect(await fuzzHttp(restInput, isWrongJson)).toEqual([]);
    expect(await server.emptied()).toEqual(EMPTY);
  });

  it('at the emulator endpoints', { timeout: TIMEOUT_MS }, async () => {
    expect(await fuzzHttp(adminInput, isWrongJson)).toEqual([]);
    expect(await server.emptied()).toEqual(EMPTY);
  });

  it('over WebChannel', { timeout: TIMEOUT_MS }, async () => {
    const sessions: string[] = [];
    const errors = await fuzzHttp(
      (random) => channelInput(random, sessions),
      ({ status, text }) => {
        const sid = /"c","([^"]+)"/.exec(text)?.[1];
        if (sid !== undefined) sessions.push(sid);
        return status === null || ![200, 400, 404, 405, 413].includes(status);
      },
    );
    expect(errors).toEqual([]);
    expect(await server.emptied()).toEqual(EMPTY);
  });
});
