import { join } from 'node:path';

/** The function that runs every other one, so that they share processes; see `docs/decisions/0007`. */
export const SHARED_PROCESS = 'sharedProcess';
/** Module that defines it. */
export const SHARED_PROCESS_MODULE = join(import.meta.dirname, 'shared-process.mjs');

const HTTPS = /^\/(?!functions\/)([^/]+)\/([^/]+)\/([^/?]+.*)$/;
/** Path of a request that starts a scheduled function. */
const SCHEDULED = /^\/functions\/projects\/([^/]+)\/triggers\/([a-z]+-[a-z]+\d+)-([^/?]+)-0$/;

/** Where the emulator finds a function in the shared process. What is no function is where it was. */
export function pathInSharedProcess(url: string): string {
  const [, project, region, rest] = HTTPS.exec(url) ?? SCHEDULED.exec(url) ?? [];
  return rest === undefined ? url : `/${project}/${region}/${SHARED_PROCESS}/${rest}`;
}
