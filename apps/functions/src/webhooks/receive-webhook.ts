import type { HttpsFunction } from 'firebase-functions/v2/https';
import * as v from 'valibot';
import type { Services } from '../platform/services.ts';
import { domainOf } from '../platform/rate-limit/mail-rates.ts';
import { takeOnce } from './once.ts';
import { isSignedBody } from './signed-body.ts';
import { countMailReport } from './count-mail-report.ts';
import { takeMailReport } from './take-mail-report.ts';
import { takeReply } from './take-reply.ts';
import { takeTwilioReply, takeTwilioStatus, type TwilioForm } from './twilio-webhooks.ts';

/** Secrets that check webhooks. */
export interface WebhookSettings {
  /** Public address of the function, which Twilio's signatures are made over. */
  readonly url: string;
  /** Signs mail reports and the text gateway's replies. */
  readonly secret: string;
  /** Null where texts do not go through Twilio. */
  readonly twilioAuthToken: string | null;
  /** Address that mails are sent from. */
  readonly mailFrom: string;
}

/** A webhook's request, as far as it is used. */
export interface WebhookRequest {
  readonly method: string;
  /** Below the function's address, with a query. */
  readonly url: string;
  readonly body: Uint8Array;
  header(name: string): string | undefined;
}

export interface WebhookAnswer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
}

/** Bytes: a report returns the mail that it is about. */
const MOST_BYTES = 5 * 1024 * 1024;
const FORBIDDEN: WebhookAnswer = { status: 403, body: 'The signature is wrong, or too old.' };
const TAKEN: WebhookAnswer = { status: 204 };

const replySchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  from: v.pipe(v.string(), v.regex(/^\+\d{7,15}$/)),
  text: v.string(),
});

type Take = (services: Services, settings: WebhookSettings, request: WebhookRequest) => Promise<WebhookAnswer>;

/**
 * A mail that came to the sender's address, as it is: delivery notifications and feedback reports. One that cannot be read
 * is counted and answered like the others: the mail server would only send it again.
 */
const mailReports: Take = async (services, { secret, mailFrom }, { body, header }) => {
  const signature = header('x-countin-signature') ?? '';
  if (!isSignedBody(secret, body, signature, services.now())) return FORBIDDEN;
  await takeOnce(services, `mail ${signature}`, async () => {
    const outcome = await takeMailReport(services, body, domainOf(mailFrom));
    await countMailReport(services, outcome);
  });
  return TAKEN;
};

/** A text that came to our number by the generic gateway: `{"id", "from", "text"}`. */
const texts: Take = async (services, { secret }, { body, header }) => {
  if (!isSignedBody(secret, body, header('x-countin-signature') ?? '', services.now())) return FORBIDDEN;
  const reply = v.safeParse(replySchema, jsonOf(body));
  if (!reply.success) return { status: 422, body: v.summarize(reply.issues) };
  const { id, from, text } = reply.output;
  await takeOnce(services, `text ${id}`, async () => {
    const answer = await takeReply(services, { from, text });
    const message = { to: from, text: answer ?? '', messageId: `reply_${id}` };
    if (answer !== null) await services.sendText(message, AbortSignal.timeout(20_000));
  });
  return TAKEN;
};

const twilioReplies: Take = async (services, settings, request) => {
  const form = await twilioForm(settings, request);
  if (!form) return FORBIDDEN;
  return { status: 200, type: 'text/xml', body: await takeTwilioReply(services, form) };
};

const twilioStatus: Take = async (services, settings, request) => {
  const form = await twilioForm(settings, request);
  if (!form) return FORBIDDEN;
  const messageId = new URL(request.url, 'http://x').searchParams.get('message');
  if (messageId !== null && /^[\w-]{1,200}$/.test(messageId)) await takeTwilioStatus(services, messageId, form);
  return TAKEN;
};

const WEBHOOKS: Readonly<Record<string, Take>> = {
  '/mail-reports': mailReports,
  '/texts': texts,
  '/twilio/replies': twilioReplies,
  '/twilio/status': twilioStatus,
};

/** Takes what mailboxes and text gateways report. Nothing is believed without a signature. */
export async function receiveWebhook(
  services: Services,
  settings: WebhookSettings,
  request: WebhookRequest,
): Promise<WebhookAnswer> {
  const [path = ''] = request.url.split('?');
  const take = Object.hasOwn(WEBHOOKS, path) ? WEBHOOKS[path] : undefined;
  if (!take) return { status: 404 };
  if (request.method !== 'POST') return { status: 405 };
  if (request.body.byteLength > MOST_BYTES) return { status: 413 };
  return take(services, settings, request);
}

/** The form of a request that Twilio has signed; null for any other. */
async function twilioForm(
  { url, twilioAuthToken }: WebhookSettings,
  { url: path, body, header }: WebhookRequest,
): Promise<TwilioForm | null> {
  if (twilioAuthToken === null) return null;
  const form = Object.fromEntries(new URLSearchParams(Buffer.from(body).toString()));
  const { default: twilio } = await import('twilio');
  const isSigned = twilio.validateRequest(twilioAuthToken, header('x-twilio-signature') ?? '', url + path, form);
  return isSigned ? form : null;
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString());
  } catch {
    return null;
  }
}

/** The function for webhooks, for one deployment. */
export function webhookFunction(
  services: () => Services,
  settings: () => WebhookSettings | null,
): (...args: Parameters<HttpsFunction>) => Promise<void> {
  return async (request, response) => {
    const { method, rawBody, url } = request;
    const found = settings();
    const answer = found
      ? await receiveWebhook(services(), found, {
          method,
          url,
          body: rawBody ?? new Uint8Array(),
          header: (name) => request.get(name),
        })
      : { status: 404 };
    response
      .status(answer.status)
      .type(answer.type ?? 'text/plain')
      .send(answer.body ?? '');
  };
}
