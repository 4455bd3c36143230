import { imageObjectName } from '@countin/domain/media';
import { parseImagePath } from '@countin/domain/urls';
import type { ReadObject } from './backend/read-object.ts';
import { PICTURE_POLICY } from './http/content-security-policy.ts';
import { entityTag, matchesTag } from './http/entity-tag.ts';
import { mediaTypeOf } from './http/media-type.ts';
import { plainAnswer } from './plain-answer.ts';

/** Every upload has its own id, so the content of a path never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Serves the square of an uploaded picture for a path like `/images/…/640.avif`. Originals are not served. */
export async function answerImage(request: Request, readObject: ReadObject): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asked = parseImagePath(pathname);
  if (!asked) return noSuchImage();
  const tag = `${asked.imageId}-${asked.width}-${asked.format}`;
  const headers = new Headers({
    'cache-control': IMMUTABLE,
    'content-security-policy': PICTURE_POLICY,
    // Feeds, mails and other sites embed covers too.
    'cross-origin-resource-policy': 'cross-origin',
    etag: entityTag(tag, null),
  });
  // Images never change, so a matching tag needs no storage read.
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, tag))
    return new Response(null, { status: 304, headers });

  const found = await readObject(imageObjectName(asked), request.signal);
  if (!found) return noSuchImage();
  headers.set('content-type', mediaTypeOf(pathname));
  if (found.size !== null) headers.set('content-length', String(found.size));
  if (request.method !== 'HEAD') return new Response(found.body, { status: 200, headers });
  await found.body.cancel();
  return new Response(null, { status: 200, headers });
}

/** Cached briefly: the picture may still be in processing. */
const noSuchImage = () => plainAnswer(404, 'There is no such picture.', { 'cache-control': 'public, max-age=5' });
