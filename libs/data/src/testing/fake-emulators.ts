import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublicConfig } from '@countin/domain/deployment';
import { FakeIdentity, providerError, type FakeAnswer, type FakeMail } from './fake-identity.ts';
import type { FirestoreAddress } from './serve-firestore.ts';

export type { FakeAnswer } from './fake-identity.ts';

export type FakeCallable = (data: unknown, caller: string | null) => FakeAnswer;

/** Fake server with an in-memory identity provider and the test's callables, on one port. */
export interface FakeEmulators {
  readonly origin: string;
  /** Error code of all further provider answers, such as `TOO_MANY_ATTEMPTS_TRY_LATER`; null for none. */
  errorCode: string | null;
  /** Mails that the provider has sent, oldest first. */
  readonly mails: readonly FakeMail[];
  /** Passwords of log-ins that succeeded, oldest first. */
  readonly logIns: readonly string[];
  close(): Promise<void>;
}

/** The configuration of a page that talks to the fakes, and to a Firestore server. */
export function configFor(projectId: string, fakes: FakeEmulators, firestore: FirestoreAddress): PublicConfig {
  return {
    sites: {
      main: 'countin.localhost',
      fourtrack: '4track.localhost',
      short: 'cnt.localhost',
      scheme: 'http',
      port: 5173,
    },
    firebase: { projectId, apiKey: 'local', storageBucket: `${projectId}.appspot.com` },
    emulators: {
      auth: fakes.origin,
      functions: fakes.origin,
      storage: fakes.origin,
      firestore: `http://${firestore.host}:${firestore.port}`,
    },
  };
}

/** Starts the fakes. Callables are named as the client calls them, e.g. `studio/createProfile`. */
export async function startFakeEmulators(
  callables: Readonly<Record<string, FakeCallable>> = {},
): Promise<FakeEmulators> {
  const identity = new FakeIdentity();
  const emulators = {
    origin: '',
    errorCode: null as string | null,
    mails: identity.mails,
    logIns: identity.logIns,
    close: () => Promise.resolve(),
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const callable = Object.entries(callables).find(([name]) => path.endsWith(`/us-central1/${name}`))?.[1];
      const answer = callable
        ? callable(body['data'], request.headers.authorization?.replace('Bearer ', '') ?? null)
        : emulators.errorCode
          ? providerError(emulators.errorCode)
          : identity.answer(path, body, request.headers['x-firebase-locale']?.toString() ?? null);
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

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  // Token refresh requests are form-encoded, all others are JSON.
  return text.startsWith('{')
    ? (JSON.parse(text) as Record<string, unknown>)
    : Object.fromEntries(new URLSearchParams(text));
}
