import { setTimeout as delay } from 'node:timers/promises';
import type { Addresses } from '@countin/dev-stack';
import * as v from 'valibot';

const listSchema = v.object({ messages: v.array(v.object({ id: v.string() })) });
const messageSchema = v.object({ links: v.array(v.string()) });
/** Milliseconds. */
const LIMIT = 30_000;
const LOOK_EVERY = 100;

/** The token of the link in a fan's mail. The mail is on its way when the signup is answered, so it is looked for until it comes. */
export async function waitForReceipt({ inbox }: Addresses, contact: string): Promise<string> {
  for (const until = performance.now() + LIMIT; performance.now() < until; await delay(LOOK_EVERY)) {
    const {
      messages: [mail],
    } = v.parse(listSchema, await (await fetch(`${inbox}/api/messages?to=${encodeURIComponent(contact)}`)).json());
    if (!mail) continue;
    const { links } = v.parse(messageSchema, await (await fetch(`${inbox}/api/messages/${mail.id}`)).json());
    const token = links.map((link) => /\/r\/([\w-]{43})/.exec(link)?.[1]).find((found) => found !== undefined);
    if (token !== undefined) return token;
  }
  throw new Error(`${contact} got no mail with a link`);
}
