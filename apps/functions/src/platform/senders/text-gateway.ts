import { AddressRefused } from './address-refused.ts';
import { MessageRefused } from './message-refused.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';
import { ServerAway } from './server-away.ts';
import type { SendText } from './text-message.ts';
import { isUnreached } from './unreached.ts';

/** HTTP gateway for text messages: a provider with this API, or a small relay in front of one without it. */
export interface TextGateway {
  /** Endpoint that accepts `POST {"to", "from", "text"}`. */
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string;
  /** Sender that phones show: a number or a short name. */
  readonly from: string;
}

const TIMEOUT = 20_000;
/** Status codes for a permanently refused number. Other errors are our own and can be retried. */
const REFUSED = new Set([404, 410, 422]);

/** Sends text messages through a gateway, each under an idempotency key (draft-ietf-httpapi-idempotency-key-header). */
export function createTextGateway({ url, key, from }: TextGateway): SendText {
  return async ({ to, text, messageId }, signal) => {
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': messageId },
      body: JSON.stringify({ to, from, text }),
      // A redirect counts as an error, like any other answer outside 2xx.
      redirect: 'manual' as const,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    };
    const answer = await fetch(url, request).catch((error: unknown) => {
      if (isUnreached(error)) throw new ServerAway('The text gateway cannot be reached.', { cause: error });
      throw new OutcomeUnknown('The text gateway did not say whether it has taken the text.', { cause: error });
    });
    // Only the status matters; the body may be incomplete.
    await answer.body?.cancel().catch(() => undefined);
    const status = String(answer.status);
    if (REFUSED.has(answer.status))
      throw new AddressRefused(`The text gateway refuses this number: ${status}.`, { status });
    if (answer.status === 400) throw new MessageRefused('The text gateway refuses this text.');
    if (!answer.ok) throw new Error(`The text gateway answered ${answer.status}.`);
  };
}
