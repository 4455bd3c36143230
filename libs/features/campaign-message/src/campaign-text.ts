import { webUrlSchema } from '@countin/domain/fields';
import * as v from 'valibot';
import type { ShownBlock } from './campaign-blocks.ts';
import { paragraphs, type CampaignMail } from './campaign-mail.ts';

/** The plain text version of a campaign's mail. */
export function campaignPlainText({ blocks, why, stop }: CampaignMail): string {
  return [...blocks.flatMap(linesOf), '-- ', why, `${stop.text}\n${stop.link}`].join('\n\n');
}

function linesOf(block: ShownBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return paragraphs(block.text);
    case 'picture':
      return block.alt === '' ? [] : [block.alt];
    case 'release':
      return [`${block.title}\n${block.artist}`, `${block.action}\n${block.link}`];
    case 'button':
      return [`${block.text}\n${block.link}`];
  }
}

/** A campaign's text message to one fan: who it is from, what it says, and how to stop. */
export interface CampaignTextMessage {
  readonly sender: string;
  readonly message: string;
  readonly stop: { readonly text: string; readonly link: string };
}

/** The text message as it is sent. */
export function campaignSms({ sender, message, stop }: CampaignTextMessage): string {
  return [sender, message, '', stop.text, stop.link].join('\n');
}

/** Links of a text message that are counted; further ones stay as they are. */
export const MOST_TEXT_LINKS = 6;

const LINK = /https?:\/\/[^\s<>"]+/giu;
/** Ends the sentence and not the link. */
const AFTER_LINK = /[\p{Pe}\p{Pf}.,;:!?'’。、！？؟،।]+$/u;

/** Links that an artist wrote in a text message, in their order. */
export function textLinks(message: string): readonly string[] {
  const links: string[] = [];
  replaceLinks(message, (url) => {
    links.push(url);
    return url;
  });
  return links;
}

/** A text message with its links replaced by others, by position. */
export function withTextLinks(message: string, linkAt: (at: number) => string): string {
  return replaceLinks(message, (_url, at) => linkAt(at));
}

function replaceLinks(message: string, replacement: (url: string, at: number) => string): string {
  let count = 0;
  return message.replace(LINK, (found) => {
    const url = found.replace(AFTER_LINK, '');
    if (count === MOST_TEXT_LINKS || !v.is(webUrlSchema, url)) return found;
    count += 1;
    return replacement(url, count - 1) + found.slice(url.length);
  });
}
