import { join } from 'node:path';

/** The function that runs every other one, so that they share processes; see `docs/decisions/0010`. */
export const TOGETHER = 'together';
/** What defines it. */
export const TOGETHER_MODULE = join(import.meta.dirname, 'together.mjs');

const HTTPS = /^\/(?!functions\/)([^/]+)\/([^/]+)\/([^/?]+.*)$/;
/** How scheduled functions are started. */
const SCHEDULED = /^\/functions\/projects\/([^/]+)\/triggers\/([a-z]+-[a-z]+\d+)-([^/?]+)-0$/;

/** Where the emulator finds a function in the shared process. What is no function is where it was. */
export function pathTogether(url: string): string {
  const [, project, region, rest] = HTTPS.exec(url) ?? SCHEDULED.exec(url) ?? [];
  return rest === undefined ? url : `/${project}/${region}/${TOGETHER}/${rest}`;
}
