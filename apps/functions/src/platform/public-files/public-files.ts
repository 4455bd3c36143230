import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { AppError } from '@countin/domain/errors';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** How much is read, and until when. */
export interface PublicFileLimits {
  readonly mostBytes: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
}

/**
 * Reads a file at an address that a person has written. Addresses of private networks, of this machine and of the cloud's own
 * services are refused. The address that the connection really has decides, also behind redirects.
 *
 * @throws AppError `link/not-a-web-address` for any other address than a public one of `https:`; `image/too-large`;
 *   `service/unavailable` if it does not answer in time, or without a file
 */
export type ReadPublicFile = (url: string, limits: PublicFileLimits) => Promise<Uint8Array>;

/** Redirects that are followed. */
const MOST_REDIRECTS = 4;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

/**
 * @param allowed addresses that count as public, and may be read without TLS: those of the local stack and of tests
 */
export function createPublicFileReader(now: () => number, allowed: readonly string[] = []): ReadPublicFile {
  const filter = { allowIPAddressList: [...allowed], keepAlive: false };
  const [http, https] = [new RequestFilteringHttpAgent(filter), new RequestFilteringHttpsAgent(filter)];

  const request = (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    const options = { signal, headers: { accept: 'image/*', 'accept-encoding': 'identity' } };
    if (url.protocol === 'https:') return response((done) => getHttps(url, { ...options, agent: https }, done));
    if (url.protocol === 'http:' && allowed.includes(url.hostname))
      return response((done) => getHttp(url, { ...options, agent: http }, done));
    throw new AppError('link/not-a-web-address');
  };

  return async (text, { mostBytes, deadline }) => {
    const signal = AbortSignal.timeout(Math.max(0, deadline - now()));
    let url = parsed(text);
    for (let redirects = 0; ; redirects += 1) {
      const answer = await request(url, signal);
      const { location } = answer.headers;
      if (!REDIRECTS.includes(answer.statusCode) || location === undefined) return bodyOf(answer, mostBytes);
      answer.destroy();
      if (redirects === MOST_REDIRECTS) throw new AppError('service/unavailable');
      url = parsed(location, url);
    }
  };
}

function parsed(text: string, base?: URL): URL {
  const url = URL.parse(text, base?.href);
  if (!url || url.username !== '' || url.password !== '') throw new AppError('link/not-a-web-address');
  return url;
}

/** The head of the answer. A refused address fails before anything is sent. */
function response(
  begin: (done: (answer: IncomingMessage) => void) => ReturnType<typeof getHttp>,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    begin(resolve).on('error', (error) =>
      reject(new AppError(isRefused(error) ? 'link/not-a-web-address' : 'service/unavailable', { cause: error })),
    );
  });
}

/** The agent's errors have no code, but all the same words. */
function isRefused({ message }: Error): boolean {
  return message.includes('is not allowed');
}

async function bodyOf(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const { statusCode, headers } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    throw new AppError('service/unavailable');
  }
  if (Number(headers['content-length'] ?? 0) > mostBytes) {
    answer.destroy();
    throw new AppError('image/too-large');
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop ends the connection.
    for await (const piece of answer as AsyncIterable<Uint8Array>) {
      size += piece.length;
      if (size > mostBytes) throw new AppError('image/too-large');
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('service/unavailable', { cause: error });
  }
  return Buffer.concat(pieces);
}
