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

/** Renders the HTML version of a mail. React escapes what people wrote. No JSX: Node runs this file in a test. */
export function mailHtml(mail: MailParts): string {
  const { language, subject, greeting, lead, action, link, note, why, stop } = mail;
  const direction = directionOf(language);
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    // Without them some programs invert the colours by themselves.
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, subject),
    h('style', null, DARK),
  );
  const content = h(
    'div',
    // Again: programs that show mails inside their own page drop the attributes of `html`.
    { lang: language, dir: direction, style: { maxWidth: 520, margin: '0 auto' } },
    h('p', null, greeting),
    h('p', null, lead),
    h('p', { style: { margin: '28px 0' } }, h('a', { href: link, className: 'action', style: BUTTON }, action)),
    note === '' ? null : h('p', null, note),
    h(
      'p',
      { className: 'small', style: { marginTop: 40, fontSize: 14, color: SMALL_PRINT } },
      why,
      ...(stop
        ? [
            h('br', { key: 'break' }),
            h('a', { key: 'stop', href: stop.link, style: { color: SMALL_PRINT } }, stop.text),
          ]
        : []),
    ),
  );
  const body = h('body', { className: 'page', style: BODY }, content);
  const document = h('html', { lang: language, dir: direction }, head, body);
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
