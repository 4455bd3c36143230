import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from './settings.ts';

const WORKSPACE = join(import.meta.dirname, '../..');

/** Writes the functions' `.env`, and the YAML that `gcloud run deploy --env-vars-file` reads. */
export function writeSettings(
  { functions, host }: { readonly functions: Settings; readonly host: Settings },
  output = join(WORKSPACE, 'dist'),
): void {
  write(join(output, 'apps/functions/.env'), dotenvOf(functions));
  write(join(output, 'host-settings.yaml'), yamlOf(host));
}

/** As firebase-tools reads it: in double quotes, with backslashes before what would end a value. */
export function dotenvOf(settings: Settings): string {
  const quoted = (value: string) =>
    `"${value
      .replace(/[\\"]/g, (mark) => `\\${mark}`)
      .replaceAll('\r', '\\r')
      .replaceAll('\n', '\\n')}"`;
  return linesOf(settings, (key, value) => `${key}=${quoted(value)}`);
}

/** JSON's strings are YAML's too. */
export function yamlOf(settings: Settings): string {
  return linesOf(settings, (key, value) => `${key}: ${JSON.stringify(value)}`);
}

function linesOf(settings: Settings, line: (key: string, value: string) => string): string {
  return Object.entries(settings)
    .map(([key, value]) => `${line(key, value)}\n`)
    .join('');
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
