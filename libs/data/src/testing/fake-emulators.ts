import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicConfig } from '@countin/domain';
import type { FirestoreAddress } from './serve-firestore.ts';

/** What a fake answers: a status and a JSON body. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export type FakeCallable = (data: unknown, caller: string | null) => FakeAnswer;

/** An identity provider with accounts in memory, and callables given by the test, on one port. */
export interface FakeEmulators {
  readonly origin: string;
  /** Provider fault to answer with from now on, such as `TOO_MANY_ATTEMPTS_TRY_LATER`; null for none. */
  fault: string | null;
  close(): Promise<void>;
}

/** The configuration of a page that talks to the fakes, and to a Firestore server. */
export function configFor(projectId: string, fakes: FakeEmulators, firestore: FirestoreAddress): PublicConfig {
  return {
    sites: { main: 'countin.localhost', fourtrack: '4track.localhost', short: 'cnt.localhost', scheme: 'http', port: 5173 },
    firebase: { projectId, apiKey: 'local', storageBucket: `${projectId}.appspot.com` },
    emulators: { auth: fakes.origin, functions: fakes.origin, storage: fakes.origin, firestore: `http://${firestore.host}:${firestore.port}` },
  };
}

interface Account {
  readonly localId: string;
  readonly email: string;
  readonly password: string;
}

/** Starts the fakes. Callables are named as the client calls them, e.g. `studio/createProfile`. */
export async function startFakeEmulators(callables: Readonly<Record<string, FakeCallable>> = {}): Promise<FakeEmulators> {
  const accounts = new Map<string, Account>();
  const emulators = { origin: '', fault: null as string | null, close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const callable = Object.entries(callables).find(([name]) => path.endsWith(`/us-central1/${name}`))?.[1];
      const answer = callable
        ? callable(body['data'], request.headers.authorization?.replace('Bearer ', '') ?? null)
        : emulators.fault
          ? providerFault(emulators.fault)
          : identity(path, body, accounts);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  emulators.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  emulators.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return emulators;
}

function identity(path: string, body: Record<string, unknown>, accounts: Map<string, Account>): FakeAnswer {
  const email = String(body['email'] ?? '');
  const known = accounts.get(email);
  if (path.endsWith('accounts:signUp')) {
    if (known) return providerFault('EMAIL_EXISTS');
    const account = { localId: `uid-${email.replace(/\W/g, '-')}`, email, password: String(body['password']) };
    accounts.set(email, account);
    return signedIn(account);
  }
  if (path.endsWith('accounts:signInWithPassword')) {
    return known?.password === body['password'] && known ? signedIn(known) : providerFault('INVALID_LOGIN_CREDENTIALS');
  }
  if (path.endsWith('accounts:lookup')) {
    const account = [...accounts.values()].find(({ localId }) => tokenOf(localId) === body['idToken']);
    return account ? { status: 200, body: { users: [account] } } : providerFault('USER_NOT_FOUND');
  }
  return { status: 404, body: {} };
}

function signedIn({ localId, email }: Account): FakeAnswer {
  return { status: 200, body: { localId, email, idToken: tokenOf(localId), refreshToken: localId, expiresIn: '3600' } };
}

/** An unsigned token, as emulators take them. */
function tokenOf(uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: uid, user_id: uid, iat: 1_700_000_000, exp: 4_000_000_000 })}.`;
}

function providerFault(message: string): FakeAnswer {
  return { status: 400, body: { error: { code: 400, message } } };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
