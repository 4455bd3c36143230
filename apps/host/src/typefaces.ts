import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { typefaceObjectName } from '@countin/domain/appearance';
import { parsePageTypefacePath, parseTypefacePath, type HostedTypeface } from '@countin/domain/urls';
import type { ReadObject } from './backend/read-object.ts';
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

/** A file's id derives from its content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const files = new Map<HostedTypeface, Promise<Uint8Array<ArrayBuffer>>>();

const noSuchTypeface = () => plainAnswer(404, 'There is no such typeface.');

/** Serves a typeface: a whole one for `/fonts/serif.woff2`, or the letters of a release page from the bucket. */
export async function answerTypeface(request: Request, readObject: ReadObject): Promise<Response> {
  const { pathname } = new URL(request.url);
  const ofPage = parsePageTypefacePath(pathname);
  if (ofPage) return answerPageTypeface(request, ofPage, readObject);
  const typeface = parseTypefacePath(pathname);
  if (!typeface) return noSuchTypeface();
  const bytes = await fileOf(typeface);
  const tag = `${typeface}-${bytes.byteLength}`;
  const headers = new Headers({ 'cache-control': CACHED, 'content-type': 'font/woff2', etag: entityTag(tag, null) });
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag))
    return new Response(null, { status: 304, headers });
  headers.set('content-length', String(bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : bytes, { status: 200, headers });
}

async function answerPageTypeface(
  request: Request,
  { artistId, fileId }: { readonly artistId: string; readonly fileId: string },
  readObject: ReadObject,
): Promise<Response> {
  const headers = new Headers({
    'cache-control': IMMUTABLE,
    'content-type': 'font/woff2',
    etag: entityTag(fileId, null),
  });
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, fileId))
    return new Response(null, { status: 304, headers });
  const found = await readObject(typefaceObjectName(artistId, fileId), request.signal);
  if (!found) return noSuchTypeface();
  if (found.size !== null) headers.set('content-length', String(found.size));
  if (request.method !== 'HEAD') return new Response(found.body, { status: 200, headers });
  await found.body.cancel();
  return new Response(null, { status: 200, headers });
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
