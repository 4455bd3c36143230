import { imageObjectName } from '@countin/domain/media';
import { parseImagePath } from '@countin/domain/urls';
import type { ReadObject } from './backend/read-object.ts';
import { PICTURE_POLICY } from './http/content-security-policy.ts';
import { entityTag, matchesTag } from './http/entity-tag.ts';
import { mediaTypeOf } from './http/media-type.ts';
import { plainAnswer } from './plain-answer.ts';

/** An upload has an id of its own, so what a path shows never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Hands on the square of an uploaded picture that a path like `/images/…/640.avif` names. Originals have no path. */
export async function answerImage(request: Request, readObject: ReadObject): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asked = parseImagePath(pathname);
  if (!asked) return noSuchImage();
  const tag = `${asked.imageId}-${asked.width}-${asked.format}`;
  const headers = new Headers({
    'cache-control': IMMUTABLE,
    'content-security-policy': PICTURE_POLICY,
    // Feeds, mails and other sites show covers too.
    'cross-origin-resource-policy': 'cross-origin',
    etag: entityTag(tag, null),
  });
  // Whoever has a picture by this tag has all there will ever be.
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

/** For a while only: the picture may be made at this moment. */
const noSuchImage = () => plainAnswer(404, 'There is no such picture.', { 'cache-control': 'public, max-age=5' });
