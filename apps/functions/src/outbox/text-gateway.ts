import { AddressRefused } from './address-refused.ts';
import type { SendText } from './text-message.ts';

/** How text messages leave: whichever provider takes them in this form, or a small relay in front of one that does not. */
export interface TextGateway {
  /** Takes `POST {"to", "from", "text"}`. */
  readonly url: string;
  /** Sent as a bearer key. */
  readonly key: string;
  /** What phones show as the sender: a number or a short name. */
  readonly from: string;
}

/** All of an attempt must be over before another may begin, see the lease. Milliseconds. */
const TIMEOUT = 20_000;
/** What a gateway says of a number or a message that it will never take. What else it refuses is our own fault and may pass. */
const REFUSED = new Set([400, 404, 410, 422]);

/** Sends text messages through a gateway, each under an idempotency key (draft-ietf-httpapi-idempotency-key-header). */
export function createTextGateway({ url, key, from }: TextGateway): SendText {
  return async ({ to, text, messageId }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'idempotency-key': messageId },
      body: JSON.stringify({ to, from, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (REFUSED.has(answer.status)) throw new AddressRefused(`The text gateway refuses this number: ${answer.status}.`);
    if (!answer.ok) throw new Error(`The text gateway answered ${answer.status}.`);
  };
}
