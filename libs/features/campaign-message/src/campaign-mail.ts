import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import type { ShownBlock, TextRun } from './campaign-blocks.ts';
import { MailBody, MailButton, MailText, type MailFacts } from './mail-look.ts';

/** A campaign's mail to one fan. */
export interface CampaignMail extends MailFacts {
  readonly subject: string;
  readonly blocks: readonly ShownBlock[];
  readonly stop: { readonly text: string; readonly link: string };
}

const PICTURE: CSSProperties = { display: 'block', width: '100%', height: 'auto', border: 0, borderRadius: 12 };
const CARD: CSSProperties = { margin: '28px 0', padding: 20, background: '#ffffff', borderRadius: 16 };
const LINK: CSSProperties = { color: 'inherit' };

/** Content of a mail's body. No JSX: Node runs this file in tests. */
export function CampaignBody({ blocks, ...mail }: CampaignMail): ReactNode {
  return h(
    MailBody,
    mail,
    blocks.map((block) => h(Block, { key: block.id, block })),
  );
}

function Block({ block }: { readonly block: ShownBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map((runs, at) => h(MailText, { key: at }, runs.map(shownRun)));
    case 'picture':
      return h(Picture, block);
    case 'release':
      return h(Release, block);
    case 'button':
      return h('p', { style: { margin: '28px 0' } }, h(MailButton, { href: block.link }, block.text));
  }
}

function shownRun({ text, ...run }: TextRun, at: number): ReactNode {
  if ('link' in run) return h('a', { key: at, href: run.link, style: LINK }, text);
  // A name may be in a script of the other direction.
  return run.kind === 'name' ? h('bdi', { key: at }, text) : text;
}

function Release({ title, artist, cover, action, link }: Extract<ShownBlock, { kind: 'release' }>): ReactNode {
  return h(
    'div',
    { style: CARD, className: 'mail-card' },
    cover !== null && h('a', { href: link }, h(Picture, { source: cover, alt: title })),
    h('p', { style: { margin: '16px 0 4px', fontSize: 20, fontWeight: 700 }, dir: 'auto' }, title),
    h('p', { style: { margin: '0 0 16px' }, dir: 'auto' }, artist),
    h(MailButton, { href: link }, action),
  );
}

/** Without its picture, a mail shows the alternative text instead. */
function Picture({ source, alt }: { readonly source: string; readonly alt: string }): ReactNode {
  return h('img', { src: source, alt, width: 520, style: PICTURE });
}
