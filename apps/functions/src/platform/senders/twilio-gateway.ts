import type { RequestClient, RestException, Twilio } from 'twilio';
import { AddressRefused } from './address-refused.ts';
import { MessageRefused } from './message-refused.ts';
import { OutcomeUnknown } from './outcome-unknown.ts';
import { ServerAway } from './server-away.ts';
import type { SendText } from './text-message.ts';
import { TWILIO_REFUSALS, TWILIO_STOPPED } from './twilio-errors.ts';
import { isUnreached } from './unreached.ts';

/** An account at Twilio, or what speaks its Messages API. */
export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, or the SID of a messaging service. */
  readonly from: string;
  /** Public address of our webhooks: Twilio reports there what becomes of a text. */
  readonly webhooksUrl: string;
  /** Origin of the API. */
  readonly apiUrl: string;
}

const TIMEOUT = 20_000;

/** Where Twilio reports what becomes of a message. */
function twilioStatusUrl(webhooksUrl: string, messageId: string): string {
  return `${webhooksUrl}/twilio/status?message=${encodeURIComponent(messageId)}`;
}

/**
 * Sends text messages through Twilio's Messages API. The library is loaded with the first one. The API takes no
 * idempotency key. After an attempt without an answer, the status webhook says whether the text was accepted.
 */
export function createTwilioGateway(account: TwilioAccount): SendText {
  const { from, webhooksUrl } = account;
  return async ({ to, text, messageId }, signal) => {
    const client = await clientFor(account, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]));
    try {
      await client.messages.create({
        to,
        ...(from.startsWith('MG') ? { messagingServiceSid: from } : { from }),
        body: text,
        statusCallback: twilioStatusUrl(webhooksUrl, messageId),
      });
    } catch (error) {
      throw meaningOf(error as Partial<RestException>);
    }
  };
}

/** The library's own client takes no signal, so each text has a client whose requests end with its attempt. */
async function clientFor(account: TwilioAccount, signal: AbortSignal): Promise<Twilio> {
  const { default: twilio } = await import('twilio');
  class AbortableClient extends twilio.RequestClient {
    override async request<Data>({ uri, username, password, data }: Parameters<RequestClient['request']>[0]) {
      const { pathname } = new URL(uri);
      const answer = await fetch(account.apiUrl + pathname, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
          accept: 'application/json',
        },
        body: new URLSearchParams(data as Record<string, string>),
        redirect: 'manual',
        signal,
      });
      const body = (await answer.json().catch(() => ({}))) as Data;
      return { statusCode: answer.status, body, headers: {}, toString: () => `HTTP ${answer.status}` };
    }
  }
  return new twilio.Twilio(account.accountSid, account.authToken, { httpClient: new AbortableClient() });
}

function meaningOf(error: Partial<RestException>): unknown {
  const { status, code = 0 } = error;
  if (status === undefined)
    return isUnreached(error)
      ? new ServerAway('Twilio cannot be reached.', { cause: error })
      : new OutcomeUnknown('Twilio did not say whether it has taken the text.', { cause: error });
  if (TWILIO_REFUSALS.has(code) || code === TWILIO_STOPPED)
    return new AddressRefused(`Twilio refuses this number: ${code}.`, { status: String(code), cause: error });
  if (status === 401 || status === 403) return new ServerAway('Twilio does not let us in.', { cause: error });
  if (status === 400) return new MessageRefused(`Twilio refuses this text: ${code}.`, { cause: error });
  return error;
}
