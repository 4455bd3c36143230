import { AddressRefused } from './address-refused.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';
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

const TIMEOUT = 20_000;
/** What a gateway says of a number or a message that it will never take. What else it refuses is our own fault and may pass. */
const REFUSED = new Set([400, 404, 410, 422]);
/** There was no connection, so nothing was sent. */
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
      // An answer like any other that is not a yes.
      redirect: 'manual' as const,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
    };
    const answer = await fetch(url, request).catch((error: unknown) => {
      if (UNREACHED.has(causeOf(error))) throw error;
      throw new OutcomeUnknown('The text gateway did not say whether it has taken the text.', { cause: error });
    });
    // What it says beside the status does not matter, nor whether all of it arrives.
    await answer.body?.cancel().catch(() => undefined);
    if (REFUSED.has(answer.status)) throw new AddressRefused(`The text gateway refuses this number: ${answer.status}.`);
    if (!answer.ok) throw new Error(`The text gateway answered ${answer.status}.`);
  };
}

/** Code of the system's error behind a failed `fetch`. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
