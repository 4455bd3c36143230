import { AddressRefused } from './address-refused.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';
import type { SendText } from './text-message.ts';

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
/** Status codes for a permanently refused number or message. Other errors are our own and can be retried. */
const REFUSED = new Set([400, 404, 410, 422]);
/** Errors before a connection exists: the text was certainly not sent. */
const UNREACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

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
      if (UNREACHED.has(causeOf(error))) throw error;
      throw new OutcomeUnknown('The text gateway did not say whether it has taken the text.', { cause: error });
    });
    // Only the status matters; the body may be incomplete.
    await answer.body?.cancel().catch(() => undefined);
    if (REFUSED.has(answer.status)) throw new AddressRefused(`The text gateway refuses this number: ${answer.status}.`);
    if (!answer.ok) throw new Error(`The text gateway answered ${answer.status}.`);
  };
}

/** System error code behind a failed `fetch`. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
