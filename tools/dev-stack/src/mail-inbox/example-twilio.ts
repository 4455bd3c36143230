import { randomBytes } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import twilio from 'twilio';
import type { Mailboxes } from './mailbox.ts';

/** The account that the local product has, and where its webhooks are. */
export interface ExampleAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** Number that texts come from. */
  readonly from: string;
  readonly webhooksUrl: string;
}

const FORM_LIMIT = 64 * 1024;
const NUMBER = /^\+\d{7,15}$/;
const sid = () => `SM${randomBytes(16).toString('hex')}`;

/** Numbers that Twilio's test credentials refuse, with the error. */
const REFUSED: Readonly<Record<string, number>> = {
  '+15005550001': 21211,
  '+15005550004': 21610,
  '+15005550009': 21614,
};
const STOP_WORDS = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']);
const START_WORDS = new Set(['START', 'UNSTOP', 'YES']);
const HELP_WORDS = new Set(['HELP', 'INFO']);

/**
 * The part of Twilio that the product uses: `POST Messages.json`, and signed webhooks for status and replies. It also
 * gives Twilio's own answers to STOP, START and HELP. A text is delivered at once.
 */
export function addExampleTwilio(app: Hono, mailboxes: Mailboxes, account: ExampleAccount): void {
  const stopped = new Set<string>();
  const post = (url: string, form: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': twilio.getExpectedTwilioSignature(account.authToken, url, form) },
      body: new URLSearchParams(form),
    });
  const text = (to: string, body: string) => mailboxes.deliverText({ id: sid(), to, from: account.from, text: body });

  app.post('/2010-04-01/Accounts/:account/Messages.json', bodyLimit({ maxSize: FORM_LIMIT }), async (context) => {
    if (!isAccount(context, account)) return refuse(context, 401, 20003);
    const { To = '', From = account.from, Body = '', StatusCallback = '' } = await formOf(context);
    if (!NUMBER.test(To)) return refuse(context, 400, 21211);
    const code = stopped.has(To) ? 21610 : REFUSED[To];
    if (code !== undefined) return refuse(context, 400, code);
    if (Body === '' || Body.length > 1600) return refuse(context, 400, Body === '' ? 21602 : 21617);
    const id = sid();
    await mailboxes.deliverText({ id, to: To, from: From, text: Body });
    if (StatusCallback !== '') {
      const report = { MessageSid: id, MessageStatus: 'delivered', To, From, AccountSid: account.accountSid };
      // The product is told later; without it the text has arrived all the same.
      void post(StatusCallback, report).catch(() => undefined);
    }
    return context.json({ sid: id, status: 'queued', to: To, from: From, body: Body }, 201);
  });

  app.post('/messages/:id/reply', bodyLimit({ maxSize: FORM_LIMIT }), async (context) => {
    const message = mailboxes.get(context.req.param('id'));
    if (!message || !NUMBER.test(message.to)) return context.text('There is no such text message.', 404);
    const { Body = '' } = await formOf(context);
    const word = Body.trim().toUpperCase();
    if (STOP_WORDS.has(word)) {
      await text(message.to, 'You have successfully been unsubscribed. Reply START to resubscribe.');
      stopped.add(message.to);
    } else if (START_WORDS.has(word)) {
      stopped.delete(message.to);
      await text(
        message.to,
        'You have successfully been re-subscribed to messages from this number. Reply STOP to unsubscribe.',
      );
    } else if (HELP_WORDS.has(word)) await text(message.to, 'Reply STOP to unsubscribe. Msg&Data Rates May Apply.');
    const form = { MessageSid: sid(), From: message.to, To: account.from, Body, AccountSid: account.accountSid };
    const answer = await post(`${account.webhooksUrl}/twilio/replies`, form);
    for (const [, body = ''] of (await answer.text()).matchAll(/<Message>([^<]*)<\/Message>/g))
      if (!stopped.has(message.to)) await text(message.to, unescaped(body));
    return context.redirect(`/?to=${encodeURIComponent(message.to)}`, 303);
  });
}

function isAccount(context: Context, { accountSid, authToken }: ExampleAccount): boolean {
  const key = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return context.req.param('account') === accountSid && context.req.header('authorization') === `Basic ${key}`;
}

async function formOf(context: Context): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(await context.req.text()));
}

/** In the form of Twilio's errors. */
function refuse(context: Context, status: 400 | 401, code: number) {
  return context.json(
    { code, message: `Error ${code}`, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    status,
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unescaped = (xml: string) => xml.replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
