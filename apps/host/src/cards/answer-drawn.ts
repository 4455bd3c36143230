import { plainAnswer } from '../plain-answer.ts';
import type { DrawnCard } from './card-cache.ts';
import { QueueFull } from './drawing-queue.ts';

/**
 * Answers with a picture that is drawn on request. Where too many wait to be drawn, it asks to try again later.
 *
 * @param onIncomplete changes the headers of a picture that lacks something, since the next one may have it
 */
export async function answerDrawn(
  request: Request,
  headers: Headers,
  draw: () => Promise<DrawnCard>,
  onIncomplete: () => void = () => undefined,
): Promise<Response> {
  try {
    const { picture, type, complete } = await draw();
    if (!complete) onIncomplete();
    headers.set('content-type', type);
    headers.set('content-length', String(picture.length));
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { status: 200, headers });
  } catch (error) {
    if (error instanceof QueueFull)
      return plainAnswer(503, 'Too many pictures are being drawn right now.', {
        'retry-after': '5',
        'cache-control': 'no-store',
      });
    throw error;
  }
}
