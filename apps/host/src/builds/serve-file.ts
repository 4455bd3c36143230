import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { readByteRange } from '../http/byte-range.ts';
import { WORKER_POLICY } from '../http/content-security-policy.ts';
import { entityTag, matchesTag } from '../http/entity-tag.ts';
import type { BuiltFile } from './built-file.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A file whose name stays the same is kept, but asked for again after five minutes. */
const REVALIDATED = 'public, max-age=300';

/** Answers a GET or HEAD for a file of a build. */
export function serveFile(request: Request, file: BuiltFile): Response {
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const headers = new Headers({
    'cache-control': file.immutable ? IMMUTABLE : REVALIDATED,
    'accept-ranges': 'bytes',
    vary: 'Accept-Encoding',
    ...(file.worker && { 'content-security-policy': WORKER_POLICY }),
  });
  const range = wantsRange(header('if-range'), file) ? readByteRange(header('range'), file.body.length) : null;
  // A range is one of the file's own bytes, so it is never compressed.
  const encoding = range === null ? usableEncoding(file, header('accept-encoding')) : null;
  headers.set('etag', entityTag(file.hash, encoding));
  if (matchesTag(header('if-none-match'), file.hash)) return new Response(null, { status: 304, headers });

  headers.set('content-type', file.mediaType);
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${file.body.length}`);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  if (encoding) headers.set('content-encoding', encoding);
  if (range) headers.set('content-range', `bytes ${range.first}-${range.last}/${file.body.length}`);
  const body = range ? file.body.subarray(range.first, range.last + 1) : encodedBody(file, encoding);
  headers.set('content-length', String(body.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status: range ? 206 : 200, headers });
}

function encodedBody(file: BuiltFile, encoding: keyof BuiltFile['encoded'] | null) {
  return (encoding && file.encoded[encoding]) || file.body;
}

function usableEncoding(file: BuiltFile, accepted: string | undefined) {
  const encoding = acceptedEncoding(accepted);
  if (encoding && file.encoded[encoding]) return encoding;
  return file.encoded.gzip && acceptedEncoding(accepted?.replace(/\bbr\b/g, '')) === 'gzip' ? 'gzip' : null;
}

/** `If-Range`: the range only of the very entity that the client has a part of. */
function wantsRange(ifRange: string | undefined, file: BuiltFile): boolean {
  return ifRange === undefined || ifRange === entityTag(file.hash, null);
}
