import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import type { CallFunction, PageClick, PageReader } from '@countin/domain/pages';
import { createObjectReader } from '../backend/read-object.ts';
import { SiteBuildReader } from '../builds/site-build.ts';
import { readConfiguration } from '../configuration.ts';
import { createHostApp } from '../host-app.ts';
import { ResponseCache } from '../response-cache.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { listen, requestListener, stop } from '../listen.ts';
import { makeBuilds } from './build-fixture.ts';

export const ENVIRONMENT = {
  PROJECT_ID: 'demo-countin',
  MAIN_HOST: 'countin.localhost',
  FOURTRACK_HOST: '4track.localhost',
  SHORT_HOST: 'cnt.localhost',
  PUBLIC_SCHEME: 'http',
  PUBLIC_PORT: '5173',
  WEB_API_KEY: 'key</script>',
  AUTH_EMULATOR_URL: 'http://127.0.0.1:9099',
  FIRESTORE_EMULATOR_URL: 'http://127.0.0.1:8085',
  FUNCTIONS_EMULATOR_URL: 'http://127.0.0.1:5001',
  STORAGE_EMULATOR_URL: 'http://127.0.0.1:9199',
  STORAGE_BUCKET: 'demo-countin.appspot.com',
  HOST_SIGNING_SECRET: 'a secret of thirty-two characters',
};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

interface Requested {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Settings {
  readonly environment?: Readonly<Record<string, string>>;
  readonly sites?: readonly string[];
  readonly read?: Partial<PageReader>;
  readonly call?: CallFunction;
}

const nothingStored: PageReader = {
  releasePage: async () => null,
  releaseBySlugs: async () => null,
  profileBySlug: async () => null,
  releasesOfArtist: async () => [],
  nextReleases: async () => [],
  newestReleases: async () => [],
  releasesOfLabel: async () => [],
  releasesByIds: async () => [],
  labelById: async () => null,
  artistsByIds: async () => [],
  comingReleases: async () => [],
  publicPages: async () => [],
  publicPageEnds: async () => [],
  medley: async () => null,
  listedMedleys: async () => [],
};

/** The real server on a free port, over fixture builds, with a clock that tests move. */
export async function startHost(settings: Settings = {}) {
  const configuration = readConfiguration({ ...ENVIRONMENT, WATCH_BUILDS: 'true', ...settings.environment });
  const fixture = await makeBuilds(settings.sites);
  const folders = { builds: fixture.builds, compressed: fixture.compressed };
  const clock = { now: Date.UTC(2026, 10, 20) };
  const logged: string[] = [];
  const clicks: PageClick[] = [];
  const signups: string[] = [];
  const build = (site: 'release-platform' | 'fourtrack') =>
    new SiteBuildReader(site, folders, configuration.public, configuration.watchBuilds);
  const hot = new ResponseCache(() => clock.now);
  const app = createHostApp(
    {
      configuration,
      builds: { 'release-platform': build('release-platform'), fourtrack: build('fourtrack') },
      read: { ...nothingStored, ...settings.read },
      call: settings.call ?? (async () => Promise.reject(new Error('unexpected function call in this test'))),
      readObject: createObjectReader(configuration.objectsUrl),
      now: () => clock.now,
      log: (message) => logged.push(message),
      clicked: (_, click) => clicks.push(click),
      signedUp: ({ url = '' }) => signups.push(url),
    },
    hot,
  );
  const { server, port } = await listen(
    requestListener(app, securityHeaders(configuration.public), hot),
    '127.0.0.1',
    0,
  );
  return {
    fixture,
    clock,
    logged,
    clicks,
    signups,
    port,
    sites: configuration.public.sites,
    /** Paths that the host answers by itself, on every host name. */
    paths: [...new Set(app.routes.map(({ path }) => path))],
    ask: (path: string, requested?: Requested) => ask(port, path, requested),
    raw: (text: string) => sendRaw(port, text),
    dispose: async () => {
      await stop(server);
      await fixture.dispose();
    },
  };
}

/** Sends a request exactly as told: no name is looked up, no path is tidied. */
function ask(
  port: number,
  path: string,
  { host = 'countin.localhost:5173', method = 'GET', headers = {}, body }: Requested = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const all = Buffer.concat(chunks);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: all, text: all.toString() });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Writes bytes to the port and gives all that comes back until the server closes. */
function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}
