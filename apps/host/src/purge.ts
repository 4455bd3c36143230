import { PURGE_CONTEXT, purgeRequestSchema, type PurgeRequest } from '@countin/domain/pages';
import { verifyRequest } from '@countin/server-http';
import * as v from 'valibot';
import { plainAnswer } from './plain-answer.ts';

const LARGEST_ORDER = 256 * 1024;

interface PurgeOptions {
  readonly secret: string;
  readonly now: () => number;
  readonly purge: (order: PurgeRequest) => number;
}

/** Takes a function's purge request: signed with the secret that both share, for this body and a minute. */
export async function answerPurge(request: Request, { secret, now, purge }: PurgeOptions): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= LARGEST_ORDER)) return plainAnswer(413, 'The order is too large.', { connection: 'close' });
  const body = await request.text();
  const signed = verifyRequest({ secret, context: PURGE_CONTEXT, body, now: now() }, (name) =>
    request.headers.get(name),
  );
  if (!signed) return plainAnswer(403, 'This order is not signed.');
  const order = v.safeParse(v.pipe(v.string(), v.parseJson(), purgeRequestSchema), body);
  if (!order.success) return plainAnswer(400, 'This is no order.');
  return Response.json({ purged: purge(order.output) }, { headers: { 'cache-control': 'no-store' } });
}
