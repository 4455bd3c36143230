import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CampaignBody, type CampaignMail } from './campaign-mail.ts';
import { DARK_SHEET, type MailFacts } from './mail-look.ts';

export { MailBody, MailButton, MailText } from './mail-look.ts';

/** The HTML version of a campaign's mail. React escapes what artists wrote. For servers: it holds React's renderer. */
export function campaignHtml(mail: CampaignMail): string {
  return mailDocument(mail, h(CampaignBody, mail));
}

/** The HTML document of a mail around its body, with the style sheet of the dark mode. */
export function mailDocument(
  { language, direction, subject }: Pick<MailFacts, 'language' | 'direction'> & { readonly subject: string },
  body: ReactElement,
): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    // Without them some programs invert the colours by themselves.
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, subject),
    h('style', { dangerouslySetInnerHTML: { __html: DARK_SHEET } }),
  );
  const document = h('html', { lang: language, dir: direction }, head, h('body', { style: { margin: 0 } }, body));
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
