import { clipNames, clipTypeOf } from '@countin/domain/media';
import { parseClipPath } from '@countin/domain/urls';
import type { FoundObject, ReadObject } from './backend/read-object.ts';
import { TEXT_POLICY } from './http/content-security-policy.ts';
import { entityTag, matchesTag } from './http/entity-tag.ts';
import { plainAnswer } from './plain-answer.ts';

/** An upload has an id of its own, so what a path plays never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** One range of bytes. No player asks for several at once, and a server may answer with the whole (RFC 9110, 14.2). */
const ONE_RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/;

/** Hands on the clip that a path like `/clips/{artistId}/{clipId}` names, or a part of it: players seek by ranges. */
export async function answerClip(request: Request, readObject: ReadObject): Promise<Response> {
  const requested = parseClipPath(new URL(request.url).pathname);
  if (!requested) return noSuchClip();
  const header = (name: string) => request.headers.get(name) ?? undefined;
  const etag = entityTag(requested.clipId, null);
  const headers = new Headers({
    'cache-control': IMMUTABLE,
    'accept-ranges': 'bytes',
    'content-security-policy': TEXT_POLICY,
    // Players embedded in other sites are pages of ours.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  });
  if (matchesTag(header('if-none-match'), requested.clipId)) return new Response(null, { status: 304, headers });

  const sameEntity = header('if-range') === undefined || header('if-range') === etag;
  const range = header('range')?.trim();
  const found = await readObject(
    clipNames.clip(requested.artistId, requested.clipId),
    request.signal,
    sameEntity && range && ONE_RANGE.test(range) ? range : undefined,
  );
  if (!found) return noSuchClip();
  return respond(request, found, headers);
}

async function respond(
  request: Request,
  { size, type, range, body }: FoundObject,
  headers: Headers,
): Promise<Response> {
  // Only sound is ever played from here, whatever an object says of itself.
  headers.set('content-type', clipTypeOf(type ?? '') ?? 'application/octet-stream');
  if (size !== null) headers.set('content-length', String(size));
  if (range) headers.set('content-range', range.contentRange);
  if (range && !range.satisfied) {
    await body.cancel();
    for (const name of ['content-type', 'content-length']) headers.delete(name);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  const status = range ? 206 : 200;
  if (request.method !== 'HEAD') return new Response(body, { status, headers });
  await body.cancel();
  return new Response(null, { status, headers });
}

/** For a while only: the clip may be published at this moment. */
const noSuchClip = () => plainAnswer(404, 'There is no such clip.', { 'cache-control': 'public, max-age=5' });
