import type { ShownBlock } from './campaign-blocks.ts';
import type { CampaignMail } from './campaign-mail.ts';

/** The plain text version of a campaign's mail. */
export function campaignPlainText({ blocks, why, stop }: CampaignMail): string {
  return [...blocks.flatMap(linesOf), '-- ', why, `${stop.text}\n${stop.link}`].join('\n\n');
}

function linesOf(block: ShownBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map((runs) => runs.map(({ text }) => text).join(''));
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
