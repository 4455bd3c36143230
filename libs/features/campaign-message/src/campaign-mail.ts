import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import type { ShownBlock, TextRun } from './campaign-blocks.ts';

/** A campaign's mail to one fan. */
export interface CampaignMail {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly subject: string;
  readonly blocks: readonly ShownBlock[];
  /** Why the fan gets it. */
  readonly why: string;
  readonly stop: { readonly text: string; readonly link: string };
}

/*
 * Mail programs ignore most style sheets, so the light colours are inline. Those that have a dark mode read the class
 * names from a style sheet in the head.
 */
const GROUND: CSSProperties = { margin: 0, padding: '32px 16px', background: '#f6f3ee', color: '#1c1a17' };
const CONTENT: CSSProperties = { maxWidth: 560, margin: '0 auto', font: '17px/1.55 system-ui,sans-serif' };
const PICTURE: CSSProperties = { display: 'block', width: '100%', height: 'auto', border: 0, borderRadius: 12 };
const CARD: CSSProperties = { margin: '28px 0', padding: 20, background: '#ffffff', borderRadius: 16 };
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: 12,
  background: '#1c1a17',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
};
const LINK: CSSProperties = { color: 'inherit' };
const SMALL_PRINT = '#5f5a52';
const SMALL: CSSProperties = { marginTop: 40, fontSize: 14, color: SMALL_PRINT };

/** Class names and declarations of the dark mode. Inline styles are stronger than a sheet, hence `!important`. */
const DARK = [
  ['.cm-ground', 'background:#141210!important;color:#f3efe9!important'],
  ['.cm-card', 'background:#221f1b!important'],
  ['.cm-button', 'background:#f3efe9!important;color:#141210!important'],
  ['.cm-small', 'color:#b0a89d!important'],
] as const;

/** Style sheet of the dark mode, as a mail program applies it. */
export const DARK_SHEET = `@media (prefers-color-scheme:dark){${DARK.map(([name, css]) => `${name}{${css}}`).join('')}}`;
/** The same for a preview whose root says which theme it has. */
export const PREVIEW_DARK_SHEET = DARK.map(([name, css]) => `[data-theme="dark"] ${name}{${css}}`).join('');

/** Content of a mail's body. No JSX: Node runs this file in tests. */
export function CampaignBody({ language, direction, blocks, why, stop }: CampaignMail): ReactNode {
  return h(
    'div',
    { lang: language, dir: direction, style: GROUND, className: 'cm-ground' },
    h(
      'div',
      { style: CONTENT },
      blocks.map((block) => h(Block, { key: block.id, block })),
      h(
        'p',
        { style: SMALL, className: 'cm-small' },
        why,
        h('br'),
        h('a', { href: stop.link, style: { color: SMALL_PRINT }, className: 'cm-small' }, stop.text),
      ),
    ),
  );
}

function Block({ block }: { readonly block: ShownBlock }): ReactNode {
  switch (block.kind) {
    case 'text':
      return block.paragraphs.map((runs, at) =>
        h('p', { key: at, style: { whiteSpace: 'pre-line' } }, runs.map(shownRun)),
      );
    case 'picture':
      return h(Picture, block);
    case 'release':
      return h(Release, block);
    case 'button':
      return h('p', { style: { margin: '28px 0' } }, h(LinkButton, { href: block.link }, block.text));
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
    { style: CARD, className: 'cm-card' },
    cover !== null && h('a', { href: link }, h(Picture, { source: cover, alt: title })),
    h('p', { style: { margin: '16px 0 4px', fontSize: 20, fontWeight: 700 }, dir: 'auto' }, title),
    h('p', { style: { margin: '0 0 16px' }, dir: 'auto' }, artist),
    h(LinkButton, { href: link }, action),
  );
}

function LinkButton({ href, children }: { readonly href: string; readonly children?: ReactNode }): ReactNode {
  return h('a', { href, style: BUTTON, className: 'cm-button' }, children);
}

/** Without its picture, a mail shows the alternative text instead. */
function Picture({ source, alt }: { readonly source: string; readonly alt: string }): ReactNode {
  return h('img', { src: source, alt, width: 520, style: PICTURE });
}
