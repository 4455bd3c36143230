import type { Addresses } from '@countin/dev-stack';
import { until } from './browser.ts';

/** Waits for a message to an address, and gives the first link in it that contains `part`. */
export function linkInMail({ inbox }: Addresses, to: string, part: string): Promise<string> {
  return until(`a message to ${to}`, async () => {
    const list = await fetch(`${inbox}/api/messages?to=${encodeURIComponent(to)}`);
    const [first] = ((await list.json()) as { messages: { id: string }[] }).messages;
    if (!first) return null;
    const message = await fetch(`${inbox}/api/messages/${encodeURIComponent(first.id)}`);
    const { text } = (await message.json()) as { text: string };
    return text.match(/https?:\/\/\S+/g)?.find((each) => each.includes(part)) ?? null;
  });
}
