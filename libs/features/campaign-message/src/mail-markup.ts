import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { CampaignBody, DARK_SHEET, type CampaignMail } from './campaign-mail.ts';

/** The HTML version of a campaign's mail. React escapes what artists wrote. For servers: it holds React's renderer. */
export function campaignHtml(mail: CampaignMail): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
    h('title', null, mail.subject),
    h('style', { dangerouslySetInnerHTML: { __html: DARK_SHEET } }),
  );
  const body = h('body', { style: { margin: 0 } }, h(CampaignBody, mail));
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: mail.language, dir: mail.direction }, head, body))}`;
}
