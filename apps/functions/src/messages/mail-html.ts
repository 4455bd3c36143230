import { directionOf, type Language } from '@countin/domain/locale';
import { createElement as h, type CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Sentences and links of a mail. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  /** Text and URL of the button. */
  readonly action: string;
  readonly link: string;
  /** Empty for none. */
  readonly note: string;
  readonly why: string;
  /** Link to the receipt; null for none. */
  readonly stop: { readonly text: string; readonly link: string } | null;
}

// Many mail programs ignore style sheets, so styles are inline. Those that have a dark mode of their own know this query.
const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #1c1a17 !important; color: #f6f3ee !important; }
  .action { background: #f6f3ee !important; color: #1c1a17 !important; }
  .small, .small a { color: #b5aea4 !important; }
}`;
const BODY: CSSProperties = {
  margin: 0,
  padding: '32px 16px',
  background: '#f6f3ee',
  color: '#1c1a17',
  font: '17px/1.5 system-ui,sans-serif',
};
const BUTTON: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: 12,
  background: '#1c1a17',
  color: '#ffffff',
  fontWeight: 600,
  textDecoration: 'none',
};
const SMALL_PRINT = '#5f5a52';

/** Texts that vary from mail to mail. */
const VARYING = ['subject', 'greeting', 'lead', 'action', 'link', 'note', 'why', 'stopText', 'stopLink'] as const;
type Varying = (typeof VARYING)[number];
type Frame = Readonly<{ language: Language; hasNote: boolean; hasStop: boolean }>;

/** Placeholder that React renders instead of a text, of characters that no mail has and that are not escaped. */
const SLOT = /\ue000(\d)\ue001/;
const slotOf = (name: Varying) => `\ue000${VARYING.indexOf(name)}\ue001`;
/** Texts and, at every odd index, numbers of slots. */
const frames = new Map<string, readonly string[]>();

/**
 * Writes the HTML version of a mail. React renders the frame, once for each language: of the time that a mail takes,
 * that would be a third. Texts of people are escaped as React does.
 */
export function mailHtml({ language, stop, ...texts }: MailParts): string {
  const frame = { language, hasNote: texts.note !== '', hasStop: stop !== null };
  const values = { ...texts, stopText: stop?.text ?? '', stopLink: stop?.link ?? '' };
  return frameOf(frame)
    .map((part, index) => (index % 2 === 0 ? part : escapeHtml(values[VARYING[Number(part)] ?? 'note'])))
    .join('');
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '');

function frameOf(frame: Frame): readonly string[] {
  const key = JSON.stringify(frame);
  const rendered = frames.get(key) ?? renderFrame(frame).split(SLOT);
  frames.set(key, rendered);
  return rendered;
}

/** No JSX: Node runs this file in a test. */
function renderFrame({ language, hasNote, hasStop }: Frame): string {
  const direction = directionOf(language);
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    // Without them some programs invert the colours by themselves.
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, slotOf('subject')),
    h('style', null, DARK),
  );
  const content = h(
    'div',
    // Again: programs that show mails inside their own page drop the attributes of `html`.
    { lang: language, dir: direction, style: { maxWidth: 520, margin: '0 auto' } },
    h('p', null, slotOf('greeting')),
    // Lists in it have a line for each item.
    h('p', { style: { whiteSpace: 'pre-line' } }, slotOf('lead')),
    h(
      'p',
      { style: { margin: '28px 0' } },
      h('a', { href: slotOf('link'), className: 'action', style: BUTTON }, slotOf('action')),
    ),
    hasNote ? h('p', { style: { whiteSpace: 'pre-line' } }, slotOf('note')) : null,
    h(
      'p',
      { className: 'small', style: { marginTop: 40, fontSize: 14, color: SMALL_PRINT } },
      slotOf('why'),
      ...(hasStop
        ? [
            h('br', { key: 'break' }),
            h('a', { key: 'stop', href: slotOf('stopLink'), style: { color: SMALL_PRINT } }, slotOf('stopText')),
          ]
        : []),
    ),
  );
  const body = h('body', { className: 'page', style: BODY }, content);
  const document = h('html', { lang: language, dir: direction }, head, body);
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
