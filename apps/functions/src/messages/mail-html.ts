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

// Mail programs ignore style sheets, so styles are inline.
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

/** Renders the HTML version of a mail. React escapes what people wrote. No JSX: Node runs this file in a test. */
export function mailHtml(mail: MailParts): string {
  const { language, subject, greeting, lead, action, link, note, why, stop } = mail;
  const head = h('head', null, h('meta', { charSet: 'utf-8' }), h('title', null, subject));
  const content = h(
    'div',
    { style: { maxWidth: 520, margin: '0 auto' } },
    h('p', null, greeting),
    h('p', null, lead),
    h('p', { style: { margin: '28px 0' } }, h('a', { href: link, style: BUTTON }, action)),
    note === '' ? null : h('p', null, note),
    h(
      'p',
      { style: { marginTop: 40, fontSize: 14, color: SMALL_PRINT } },
      why,
      ...(stop
        ? [
            h('br', { key: 'break' }),
            h('a', { key: 'stop', href: stop.link, style: { color: SMALL_PRINT } }, stop.text),
          ]
        : []),
    ),
  );
  const document = h('html', { lang: language, dir: directionOf(language) }, head, h('body', { style: BODY }, content));
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
