import { createElement as h, type CSSProperties, type ReactNode } from 'react';

/*
 * The look of every mail. Mail programs ignore most style sheets, so the light colours are inline. Those that have a
 * dark mode read the class names from a style sheet in the head. No JSX: Node runs this file in tests.
 */
const GROUND: CSSProperties = { margin: 0, padding: '32px 16px', background: '#f6f3ee', color: '#1c1a17' };
const CONTENT: CSSProperties = { maxWidth: 560, margin: '0 auto', font: '17px/1.55 system-ui,sans-serif' };
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
const SMALL: CSSProperties = { marginTop: 40, fontSize: 14, color: SMALL_PRINT };

/** Class names and declarations of the dark mode. Inline styles are stronger than a sheet, hence `!important`. */
const DARK = [
  ['.mail-ground', 'background:#141210!important;color:#f3efe9!important'],
  ['.mail-card', 'background:#221f1b!important'],
  ['.mail-button', 'background:#f3efe9!important;color:#141210!important'],
  ['.mail-small', 'color:#b0a89d!important'],
] as const;

/** Style sheet of the dark mode, as a mail program applies it. */
export const DARK_SHEET = `@media (prefers-color-scheme:dark){${DARK.map(([name, css]) => `${name}{${css}}`).join('')} }`;
/** The same for a preview whose root says which theme it has. */
export const PREVIEW_DARK_SHEET = DARK.map(([name, css]) => `[data-theme="dark"] ${name}{${css}}`).join('');

/** Language of a mail, and why it comes. */
export interface MailFacts {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Why the reader gets it. */
  readonly why: string;
  /** Text and address of the link that ends such mails; null for none. */
  readonly stop: { readonly text: string; readonly link: string } | null;
}

interface MailBodyProps extends MailFacts {
  readonly children?: ReactNode;
}

/** A mail's body: the ground, a column with the content, and the small print. */
export function MailBody({ language, direction, why, stop, children }: MailBodyProps): ReactNode {
  return h(
    'div',
    // As on `html`: programs that show mails inside their own page drop its attributes.
    { lang: language, dir: direction, style: GROUND, className: 'mail-ground' },
    h(
      'div',
      { style: CONTENT },
      children,
      h(
        'p',
        { style: SMALL, className: 'mail-small' },
        why,
        stop && h('br'),
        stop && h('a', { href: stop.link, style: { color: SMALL_PRINT }, className: 'mail-small' }, stop.text),
      ),
    ),
  );
}

/** A paragraph of a mail; its lines stay lines. */
export function MailText({ children }: { readonly children?: ReactNode }): ReactNode {
  return h('p', { style: { whiteSpace: 'pre-line' } }, children);
}

/** A link as a button. */
export function MailButton({ href, children }: { readonly href: string; readonly children?: ReactNode }): ReactNode {
  return h('a', { href, style: BUTTON, className: 'mail-button' }, children);
}
