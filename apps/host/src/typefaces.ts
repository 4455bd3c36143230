import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parseTypefacePath, type HostedTypeface } from '@countin/domain/urls';
import { entityTag, matchesTag } from './http/entity-tag.ts';
import { plainAnswer } from './plain-answer.ts';

const { resolve } = createRequire(import.meta.url);

/** Packages of the typefaces that labels choose from: Latin letters, every weight in one file. */
const PACKAGES: Readonly<Record<HostedTypeface, string>> = {
  grotesque: 'bricolage-grotesque',
  humanist: 'instrument-sans',
  serif: 'source-serif-4',
  mono: 'jetbrains-mono',
};
/** A month: a path stays when its package is updated. */
const CACHED = 'public, max-age=2592000, stale-while-revalidate=86400';

const files = new Map<HostedTypeface, Promise<Uint8Array<ArrayBuffer>>>();

/** Serves the file of a typeface for a path like `/fonts/serif.woff2`. */
export async function answerTypeface(request: Request): Promise<Response> {
  const typeface = parseTypefacePath(new URL(request.url).pathname);
  if (!typeface) return plainAnswer(404, 'There is no such typeface.');
  const bytes = await fileOf(typeface);
  const tag = `${typeface}-${bytes.byteLength}`;
  const headers = new Headers({ 'cache-control': CACHED, 'content-type': 'font/woff2', etag: entityTag(tag, null) });
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag))
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { status: 200, headers });
}

function fileOf(typeface: HostedTypeface): Promise<Uint8Array<ArrayBuffer>> {
  const known = files.get(typeface);
  if (known) return known;
  const name = PACKAGES[typeface];
  const reading = readFile(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)).then(
    (file) => new Uint8Array(file),
  );
  files.set(typeface, reading);
  reading.catch(() => files.delete(typeface));
  return reading;
}
