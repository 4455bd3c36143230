import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageReader } from '@countin/domain/pages';
import { aReleasePage } from '@countin/domain/testing';
import type { Firestore } from 'firebase-admin/firestore';
import { readConfiguration } from '../configuration.ts';
import { BeaconAnswers } from '../counting/answer-beacon.ts';
import { Counter } from '../counting/counter.ts';
import { createSaltReader, type ReadSalt } from '../counting/visitor-salt.ts';
import { ENVIRONMENT } from './running-host.ts';

/** A release that is out, and an address of its page. */
export const RELEASE = aReleasePage({ id: 'tide', artistId: 'mira', firstInstant: Date.UTC(2026, 0, 1) });
export const PAGE = '/release/tide';
export const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

/** A link of the page that is followed without script. */
const CLICK = { url: 'https://tidal.com/album/1', click: { kind: 'store', service: 'tidal' } } as const;

export const onlyRelease = {
  releasePage: (id: string) => Promise.resolve(id === RELEASE.id ? RELEASE : null),
  releaseBySlugs: () => Promise.resolve(null),
  profileBySlug: () => Promise.resolve(null),
} as unknown as PageReader;

interface CountingSettings {
  readonly firestore: Firestore;
  readonly folder: string;
  readonly read?: PageReader;
  readonly readSalt?: ReadSalt;
  readonly limit?: number;
  readonly flushEvery?: number;
  readonly stream?: { readonly folder: string; readonly keep: number };
  readonly now?: () => number;
  readonly log?: (message: string, error?: unknown) => void;
}

const configuration = readConfiguration({ ...ENVIRONMENT, TRUSTED_PROXIES: '1', COUNTRY_HEADERS: 'x-country' });

/** The part of a host that counts, on a free port. Pages are answered with a word. */
export async function startCounting(settings: CountingSettings) {
  const log = settings.log ?? (() => undefined);
  const counter = new Counter({
    limit: 64 * 1024 * 1024,
    flushEvery: 600_000,
    now: Date.now,
    read: onlyRelease,
    readSalt: createSaltReader(settings.firestore),
    ...settings,
    sites: configuration.public.sites,
    countryHeaders: configuration.countryHeaders,
    log,
  });
  const beacons = new BeaconAnswers(counter, configuration, log);
  const server: Server = createServer((request, response) => {
    if (beacons.answer(request, response)) return;
    if (request.method === 'GET' && request.url?.endsWith('?go=a')) {
      response.writeHead(302, { location: CLICK.url }).end();
      beacons.click(request, CLICK.click);
    } else if (request.method === 'POST') {
      request.resume();
      request.once('end', () => {
        response.writeHead(303, { location: '/' }).end();
        beacons.signup(request);
      });
    } else response.end('page');
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    counter,
    port: (server.address() as AddressInfo).port,
    async stop(patience = 5000) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await counter.stop(patience);
    },
  };
}

/** Headers that a browser sends; the address as a proxy would say it. */
export interface BeaconHeaders {
  readonly address?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request as a browser on the release's page would, and gives the status; 0 where the connection broke. */
export function ask(
  port: number,
  { method = 'POST', path = '/count', body = '' }: { method?: string; path?: string; body?: string },
  { address = '198.51.100.1', headers = {} }: BeaconHeaders = {},
): Promise<number> {
  return new Promise((resolve) => {
    const sent = send(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          host: 'countin.localhost:5173',
          'user-agent': PHONE,
          'accept-language': 'de-DE,de;q=0.9',
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...headers,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

/** Body of a beacon. */
export const beacon = (more: object = {}): string =>
  JSON.stringify({ e: 'view', p: PAGE, at: Date.now(), h: 21, ...more });
