import { imageObjectName } from '@countin/domain/media';
import { logoObjectName } from '@countin/domain/profile';
import { parseImagePath, parseLogoPath } from '@countin/domain/urls';
import type { ReadObject } from './backend/read-object.ts';
import { PICTURE_POLICY } from './http/content-security-policy.ts';
import { entityTag, matchesTag } from './http/entity-tag.ts';
import { mediaTypeOf } from './http/media-type.ts';
import { plainAnswer } from './plain-answer.ts';

/** Every upload has its own id, so the content of a path never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the square of an uploaded picture for a path like `/images/…/640.avif`, or a label's logo. Originals are not
 * served.
 */
export async function answerImage(request: Request, readObject: ReadObject): Promise<Response> {
  const { pathname } = new URL(request.url);
  const file = pictureFile(pathname);
  if (!file) return noSuchImage();
  const { name, tag } = file;
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

  const found = await readObject(name, request.signal);
  if (!found) return noSuchImage();
  headers.set('content-type', mediaTypeOf(pathname));
  if (found.size !== null) headers.set('content-length', String(found.size));
  if (request.method !== 'HEAD') return new Response(found.body, { status: 200, headers });
  await found.body.cancel();
  return new Response(null, { status: 200, headers });
}

/** Storage path and tag of the file that a path names; null for any other path. */
function pictureFile(path: string): { readonly name: string; readonly tag: string } | null {
  const logo = parseLogoPath(path);
  if (logo) return { name: logoObjectName(logo.labelId, logo), tag: `${logo.logoId}-${logo.format}` };
  const image = parseImagePath(path);
  return image && { name: imageObjectName(image), tag: `${image.imageId}-${image.width}-${image.format}` };
}

/** Cached briefly: the picture may still be in processing. */
const noSuchImage = () => plainAnswer(404, 'There is no such picture.', { 'cache-control': 'public, max-age=5' });
