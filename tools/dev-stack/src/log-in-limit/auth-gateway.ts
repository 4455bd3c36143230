import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import type { MailLanguages } from '../identity-mail/mail-languages.ts';
import { LogInLimit } from './log-in-limit.ts';
import { Revocation } from './revocation.ts';

interface AuthGatewayOptions {
  /** Where browsers and functions reach the identity provider; 0 takes a free one. */
  readonly port: number;
  /** Where the Auth emulator listens. */
  readonly emulatorPort: number;
  /** Told of each request for mail. */
  readonly languages?: Pick<MailLanguages, 'note'>;
  readonly now?: () => number;
}

interface AuthGateway {
  readonly port: number;
  /** Lets nothing through while the emulator does not have its accounts: it would deny that there are any. */
  setOpen(open: boolean): void;
  close(): Promise<void>;
}

const ACCOUNTS = /\/accounts:(\w+)(?:\?|$)/;
const REFRESH = /\/securetoken\.googleapis\.com\/v1\/token(?:\?|$)/;
/** Errors of the emulator for a wrong password, and for an address without an account. */
const WRONG = /^(?:INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND)\b/;
const TOO_MANY =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts.';
const ENDED = 'TOKEN_EXPIRED';

const accountRequest = v.object({ email: v.string() });
const errorCode = v.object({ error: v.object({ message: v.pipe(v.string(), v.regex(WRONG)) }) });
const refreshSchema = v.looseObject({ refresh_token: v.string() });

/**
 * Forwards all requests to the Auth emulator, and does two things that only hosted projects do. It limits wrong
 * passwords, and ends sign-ins from before a new password or address. All else goes through as it is.
 */
export async function startAuthGateway({
  port,
  emulatorPort,
  languages,
  now = Date.now,
}: AuthGatewayOptions): Promise<AuthGateway> {
  const limit = new LogInLimit(now);
  const revocation = new Revocation(`http://127.0.0.1:${emulatorPort}`);
  let open = true;

  const refresh = async (request: IncomingMessage, response: ServerResponse, requested: Buffer) => {
    const form = /json/.test(request.headers['content-type'] ?? '') ? null : new URLSearchParams(requested.toString());
    const body: unknown = form ? Object.fromEntries(form) : parse(requested);
    const known = v.is(refreshSchema, body) ? await revocation.refreshable(body.refresh_token) : 'unknown';
    if (known === null) return refuse(request, response, ENDED);
    if (known === 'unknown') return send(response, await forward(request, requested, emulatorPort));
    const plain = { ...(body as object), refresh_token: known.token };
    const answer = await forward(
      request,
      Buffer.from(form ? new URLSearchParams(plain).toString() : JSON.stringify(plain)),
      emulatorPort,
    );
    send(
      response,
      withBody(answer, (read) => revocation.refreshed(known, read)),
    );
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!open) return void request.socket.destroy();
    const requested = await buffer(request);
    const url = request.url ?? '/';
    if (request.method !== 'POST') return send(response, await forward(request, requested, emulatorPort));
    if (REFRESH.test(url)) return refresh(request, response, requested);
    const operation = ACCOUNTS.exec(url)?.[1] ?? null;
    if (operation === null) return send(response, await forward(request, requested, emulatorPort));

    if (operation === 'sendOobCode') languages?.note(request.headers, parse(requested));
    const email = operation === 'signInWithPassword' ? emailIn(requested) : null;
    if (email !== null && limit.isFull(email)) return refuse(request, response, TOO_MANY);
    const ends = operation === 'update' && (await revocation.changesAddress(parse(requested)));
    const answered = await forward(request, requested, emulatorPort);
    const { status, body } = answered;
    if (email !== null && status === 200) limit.forget(email);
    if (email !== null && v.is(errorCode, parse(body))) limit.noteWrong(email);
    const renewed = operation === 'resetPassword' && status === 200 ? emailIn(body) : null;
    if (renewed !== null) limit.forget(renewed);
    if (ends && status === 200) await revocation.end(parse(body), now());
    send(
      response,
      withBody(answered, (read) => revocation.signedIn(operation === 'update' ? parse(requested) : null, read)),
    );
  };
  // Answers like a closed port: the emulator is away.
  const server = createServer(
    (request, response) => void answer(request, response).catch(() => request.socket.destroy()),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    setOpen: (wanted) => void (open = wanted),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

async function forward({ url, method, headers }: IncomingMessage, requested: Buffer, port: number): Promise<Answer> {
  const { 'content-length': _length, ...rest } = headers;
  // By a connection of its own: one that is kept may close just as it is used.
  const sent = {
    ...rest,
    connection: 'close',
    'accept-encoding': 'identity',
    ...(requested.length > 0 && { 'content-length': String(requested.length) }),
  };
  const onward = sendRequest({ host: '127.0.0.1', port, path: url, method, headers: sent, agent: false });
  onward.end(requested);
  const [answer] = (await once(onward, 'response')) as [IncomingMessage];
  const { connection: _, 'transfer-encoding': __, ...kept } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: kept, body: await buffer(answer) };
}

/** An answer with another body, where there is something to change. */
function withBody(answer: Answer, change: (body: unknown) => unknown): Answer {
  const read = parse(answer.body);
  const changed = answer.status === 200 ? change(read) : read;
  if (changed === read) return answer;
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  return { ...answer, headers, body: Buffer.from(JSON.stringify(changed)) };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/** In the provider's form, and readable for any page, as its answers are. */
function refuse({ headers }: IncomingMessage, response: ServerResponse, message: string): void {
  response.writeHead(400, {
    'content-type': 'application/json',
    'access-control-allow-origin': headers.origin ?? '*',
    vary: 'Origin',
  });
  response.end(
    JSON.stringify({ error: { code: 400, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } }),
  );
}

function emailIn(body: Buffer): string | null {
  const parsed = v.safeParse(accountRequest, parse(body));
  return parsed.success ? parsed.output.email : null;
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
