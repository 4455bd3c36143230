import { drawCover, parseCoverPath } from '@countin/cover-art';
import { PICTURE_POLICY } from './http/content-security-policy.ts';
import { Entity } from './http/entity.ts';
import { plainAnswer } from './plain-answer.ts';

/** The path says everything about a cover, so its picture never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Draws the cover that a path like `/covers/….svg` describes. */
export async function answerCover(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const requested = parseCoverPath(pathname, searchParams);
  if (!requested) return plainAnswer(404, 'There is no such cover.');
  const headers = new Headers({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': IMMUTABLE,
    'content-security-policy': PICTURE_POLICY,
    // Feeds, mails and other sites show covers too.
    'cross-origin-resource-policy': 'cross-origin',
  });
  return new Entity(drawCover(requested.design, requested)).respond(request, 200, headers);
}
