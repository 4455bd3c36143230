/** Calls over HTTP/2 whose path, headers, frames or messages are not what they should be. */
import http2, { type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { rpcMethods, SERVICE_NAME } from '../protocol/schema.ts';
import { Status } from '../service.ts';
import { encodeMessage } from '../wire/encode-message.ts';
import { withHostileIds } from './hostile-ids.ts';
import { spoilBytes } from './mutations.ts';
import type { Random } from './random.ts';
import { authorizations, samples } from './sample-requests.ts';

interface Call {
  readonly headers: OutgoingHttpHeaders;
  readonly chunks: readonly Buffer[];
}

/** A message in gRPC's frame: compressed or not, then its length. Either may lie. */
function framed(random: Random, message: Buffer, sound: boolean): Buffer {
  const head = Buffer.alloc(5);
  head[0] = !sound && random.chance(0.1) ? random.pick([1, 2, 255]) : 0;
  const wrong = random.pick([message.length + 1, Math.max(0, message.length - 1), 0, 2 ** 32 - 1, 70 * 1024 * 1024]);
  head.writeUInt32BE(!sound && random.chance(0.15) ? wrong : message.length, 1);
  return Buffer.concat([head, message]);
}

/** A call that is mostly sound. */
export function grpcCall(random: Random): Call {
  const method = random.pick(rpcMethods.filter(({ name }) => samples[name]));
  const count = method.requestStream ? 1 + random.below(3) : random.pick([1, 1, 1, 0, 2]);
  const chunks = Array.from({ length: count }, (_, index) => {
    const sound = encodeMessage(method.requestType, withHostileIds(random, random.pick(samples[method.name] ?? [])));
    // Only a stream's first message has broken frames. For a later one grpc-js loses its own refusal while responses to
    // the first are in transit.
    const bytes = framed(random, random.chance(0.7) ? spoilBytes(random, sound) : sound, index > 0 || count > 1);
    return count === 1 && random.chance(0.1) ? spoilBytes(random, bytes) : bytes;
  });
  const authorization = random.pick(authorizations);
  const odd: readonly OutgoingHttpHeaders[] = [
    { ':path': `/${SERVICE_NAME}/${random.text(5).replace(/[^\w/]/g, '')}` },
    { ':method': random.pick(['GET', 'OPTIONS', 'PUT']) },
    { 'content-type': random.pick(['application/json', 'application/grpc+json', '']) },
    { 'grpc-timeout': random.pick(['1n', '0S', '-1S', '99999999999H', 'x', '5m']) },
    { 'grpc-encoding': random.pick(['gzip', 'deflate', 'identity', 'x']) },
    { 'x-huge': 'x'.repeat(random.pick([100, 10_000, 70_000])) },
    { 'odd-bin': random.pick(['AAA', '%%%', '=']) },
  ];
  return {
    headers: {
      ':method': 'POST',
      ':path': `/${SERVICE_NAME}/${method.name}`,
      'content-type': 'application/grpc',
      te: 'trailers',
      ...(authorization === undefined ? {} : { authorization }),
      ...(random.chance(0.2) ? random.pick(odd) : {}),
    },
    chunks,
  };
}

/** Longer than any call may take. */
const HUNG_MS = 10_000;
/** Said by the transport itself about messages that are none. */
const TRANSPORT = /^(Received|Deadline|Unknown compression|Method .* not implement|incorrect header|.*compress)/i;

/** Sends calls over one connection after the other: a connection may be closed for what was sent over it. */
export class GrpcFuzzer {
  readonly #port: number;
  #session: ClientHttp2Session | null = null;
  constructor(port: number) {
    this.#port = port;
  }

  /** Null, or what was wrong with how the call ended. */
  send(call: Call): Promise<string | null> {
    const stream = this.#connection().request(call.headers);
    return new Promise((resolve) => {
      let code: string | undefined;
      let details = '';
      const note = (headers: Record<string, unknown>) => {
        code ??= headers['grpc-status'] as string | undefined;
        details ||= decodeURIComponent(String(headers['grpc-message'] ?? '').replace(/%(?![0-9a-f]{2})/gi, ''));
      };
      stream.on('response', note);
      stream.on('trailers', note);
      // A reset stream or a closed connection is HTTP/2's own error.
      stream.on('error', () => undefined);
      stream.on('close', () => {
        const inner = Number(code) === Status.INTERNAL && !TRANSPORT.test(details);
        resolve(inner ? `INTERNAL ${details}` : null);
      });
      stream.setTimeout(HUNG_MS, () => resolve('no answer'));
      stream.resume();
      for (const chunk of call.chunks) stream.write(chunk);
      stream.end();
    });
  }

  close(): void {
    this.#session?.destroy();
  }

  #connection(): ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    const session = http2.connect(`http://127.0.0.1:${this.#port}`);
    session.on('error', () => undefined);
    // After this no new call may begin on it.
    session.on('goaway', () => session.close());
    return (this.#session = session);
  }
}
