import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createCallFunction } from './backend/call-function.ts';
import { limitCalls } from './backend/limited-calls.ts';
import { createFirestoreReader } from './backend/firestore-reader.ts';
import { createObjectReader } from './backend/read-object.ts';
import { SiteBuildReader } from './builds/site-build.ts';
import type { Site } from './builds/site.ts';
import type { HostConfiguration } from './configuration.ts';
import { createHostApp } from './host-app.ts';
import { ResponseCache } from './response-cache.ts';
import { securityHeaders } from './http/security-headers.ts';
import { requestListener } from './listen.ts';
import { BeaconAnswers } from './counting/answer-beacon.ts';
import { Counter } from './counting/counter.ts';
import { createSaltReader } from './counting/visitor-salt.ts';

/** Timeout, ms, of a public page's database reads. */
const READ_TIMEOUT = 5000;
/** Timeout, ms, of a posted form's function call. The call may still complete; posting again is idempotent. */
const CALL_TIMEOUT = 15_000;

/** Milliseconds that the end of the process waits for a flush. The next process writes the rest. */
const STOP_PATIENCE = 5000;

/** The host with its real services: a Node request listener, and what ends it. */
export function createHost(configuration: HostConfiguration) {
  const { projectId } = configuration.public.firebase;
  const { emulators } = configuration.public;
  // The SDK takes the emulator's address from the environment alone.
  if (emulators) process.env['FIRESTORE_EMULATOR_HOST'] = new URL(emulators.firestore).host;
  const firestore = getFirestore(initializeApp({ projectId }));
  const folders = buildFolders(configuration.buildsFolder);
  const build = (site: Site) => new SiteBuildReader(site, folders, configuration.public, configuration.watchBuilds);
  const now = () => Date.now();
  const hot = new ResponseCache(now);
  const read = createFirestoreReader(firestore, { log, timeout: READ_TIMEOUT });
  const { counting } = configuration;
  if (!counting) log('nothing is counted: COUNTING_FOLDER is missing');
  const counter =
    counting &&
    new Counter({
      ...counting,
      sites: configuration.public.sites,
      countryHeaders: configuration.countryHeaders,
      read,
      readSalt: createSaltReader(firestore),
      firestore,
      now,
      log,
    });
  const beacons = counter && new BeaconAnswers(counter, configuration, log);
  const app = createHostApp(
    {
      configuration,
      ...(beacons && {
        signedUp: (request) => beacons.signup(request),
        clicked: (request, click) => beacons.click(request, click),
      }),
      ...(counter && { isCounting: () => !counter.isFull }),
      builds: { 'release-platform': build('release-platform'), fourtrack: build('fourtrack') },
      read,
      call: limitCalls(
        createCallFunction({
          functionsUrl: configuration.functionsUrl,
          signingSecret: configuration.signingSecret,
          now,
          timeout: CALL_TIMEOUT,
        }),
        now,
      ),
      readObject: createObjectReader(configuration.objectsUrl),
      now,
      log,
    },
    hot,
  );
  return {
    listener: requestListener(app, securityHeaders(configuration.public), hot, beacons),
    stop: async () => counter?.stop(STOP_PATIENCE),
  };
}

/** Build folders: beside a deployed host, or the projects' own output folders in the workspace. */
function buildFolders(configured: string | null) {
  const beside = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const compressed = beside('./compressed');
  const builds = configured ?? (existsSync(beside('./sites')) ? beside('./sites') : beside('../../../dist/apps'));
  return { builds, compressed: existsSync(compressed) ? compressed : join(builds, 'host', 'compressed') };
}

function log(message: string, error?: unknown): void {
  console.error(`host: ${message}`, ...(error === undefined ? [] : [error]));
}
