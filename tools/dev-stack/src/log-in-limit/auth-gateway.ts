import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { LogInLimit } from './log-in-limit.ts';

interface AuthGatewayOptions {
  /** Where browsers reach the identity provider; 0 takes a free one. */
  readonly port: number;
  /** Where the Auth emulator listens. */
  readonly emulatorPort: number;
  readonly now?: () => number;
}

const LOG_IN = /\/accounts:signInWithPassword(?:\?|$)/;
const NEW_PASSWORD = /\/accounts:resetPassword(?:\?|$)/;
/** What the emulator says of a wrong password, and of an address without an account. */
const WRONG = /^(?:INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND)\b/;
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.';

const ofSomebody = v.object({ email: v.string() });
const fault = v.object({ error: v.object({ message: v.pipe(v.string(), v.regex(WRONG)) }) });

/**
 * Stands between browsers and the Auth emulator, which lets anybody try passwords without end. Hosted projects do not:
 * with this, what a person sees then is seen here too. All else goes through as it is.
 */
export async function startAuthGateway({ port, emulatorPort, now = Date.now }: AuthGatewayOptions): Promise<{ readonly port: number; close(): Promise<void> }> {
  const limit = new LogInLimit(now);

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = await buffer(request);
    const url = request.url ?? '/';
    const email = request.method === 'POST' && LOG_IN.test(url) ? emailIn(asked) : null;
    if (email !== null && limit.isFull(email)) return refuse(request, response);
    const { status, headers, body } = await forward(request, asked, emulatorPort);
    if (email !== null && status === 200) limit.forget(email);
    if (email !== null && v.is(fault, parse(body))) limit.noteWrong(email);
    const renewed = NEW_PASSWORD.test(url) && status === 200 ? emailIn(body) : null;
    if (renewed !== null) limit.forget(renewed);
    response.writeHead(status, headers).end(body);
  };
  // As if nobody listened there: the emulator is away.
  const server = createServer((request, response) => void answer(request, response).catch(() => request.socket.destroy()));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function forward({ url, method, headers }: IncomingMessage, asked: Buffer, port: number) {
  // By a connection of its own: one that is kept may close just as it is used.
  const onward = sendRequest({ host: '127.0.0.1', port, path: url, method, headers: { ...headers, connection: 'close' }, agent: false });
  onward.end(asked);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  const { connection: _, 'transfer-encoding': __, ...kept } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: kept, body: await buffer(answer) };
}

/** In the provider's form, and readable for any page, as its answers are. */
function refuse({ headers }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json', 'access-control-allow-origin': headers.origin ?? '*', vary: 'Origin' });
  response.end(JSON.stringify({ error: { code: 400, message: TOO_MANY, errors: [{ message: TOO_MANY, reason: 'invalid', domain: 'global' }] } }));
}

function emailIn(body: Buffer): string | null {
  const parsed = v.safeParse(ofSomebody, parse(body));
  return parsed.success ? parsed.output.email : null;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
