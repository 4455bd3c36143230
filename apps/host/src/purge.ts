import { createHmac, timingSafeEqual } from 'node:crypto';
import { PURGE_CONTEXT, purgeOrderSchema, type PurgeOrder } from '@countin/domain';
import * as v from 'valibot';
import { plainAnswer } from './plain-answer.ts';

/** How old a signed order may be, milliseconds; the functions take as old ones. */
const MAX_AGE = 60_000;
const LARGEST_ORDER = 256 * 1024;

interface PurgeOptions {
  readonly secret: string;
  readonly now: () => number;
  readonly purge: (order: PurgeOrder) => number;
}

/** Takes a function's order to renew pages: signed with the secret that both share, for this body and a minute. */
export async function answerPurge(request: Request, { secret, now, purge }: PurgeOptions): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= LARGEST_ORDER)) return plainAnswer(413, 'The order is too large.', { connection: 'close' });
  const body = await request.text();
  if (!isSigned(request.headers, body, secret, now())) return plainAnswer(403, 'This order is not signed.');
  const order = v.safeParse(v.pipe(v.string(), v.parseJson(), purgeOrderSchema), body);
  if (!order.success) return plainAnswer(400, 'This is no order.');
  return Response.json({ purged: purge(order.output) }, { headers: { 'cache-control': 'no-store' } });
}

function isSigned(headers: Headers, body: string, secret: string, now: number): boolean {
  const timestamp = headers.get('x-countin-timestamp') ?? '';
  if (!/^\d{1,15}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > MAX_AGE) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.${PURGE_CONTEXT}.${body}`).digest();
  const given = Buffer.from(headers.get('x-countin-signature') ?? '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
