import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tokens from '@countin/theme/tokens.css?inline';
import { PALETTES_OF_SITES, themeBoot } from '@countin/theme';
import type { AlternateLink } from '../urls/feed-links.ts';
import type { RenderedDocument } from '../page/answer.ts';
import type { PageContext } from '../page/page-context.ts';
import base from './base.css?inline';
import { inlineSource } from './inline-source.ts';
import { jsonForHtml, PAGE_DATA_ID } from './page-data.ts';
import { ShareTags, type ShareParts } from './share-tags.tsx';
import { SITE_ICONS, SITE_NAMES } from '../brand/site-identity.ts';

/** What a page adds to the document that all of them share. */
export interface DocumentParts extends Omit<ShareParts, 'canonical'> {
  /** The page's own name; the site's stands before it, except on an artist's own subdomain. */
  readonly title: string;
  /** The one address of this page; a page without one is not for search engines. */
  readonly canonical?: string;
  readonly structuredData?: object;
  /** The page in other forms: feeds, and what other sites embed. */
  readonly alternates?: readonly AlternateLink[];
  /** A constant script to run before the first paint. */
  readonly boot?: string;
  /** Sheets after the tokens and the base. */
  readonly styles: readonly string[];
  /** What the page's script must know. */
  readonly data: object;
  readonly body: ReactNode;
}

/** Renders a whole page: readable at once, with its styles and data inside, without any script if need be. */
export async function renderDocument(context: PageContext, parts: DocumentParts): Promise<RenderedDocument> {
  const boot = [themeBoot(context.site), ...(parts.boot === undefined ? [] : [parts.boot])].join(';');
  const styles = [tokens + base, ...parts.styles];
  const enhance = context.services.asset('enhance');
  const { light, dark } = PALETTES_OF_SITES[context.site];
  const markup = renderToStaticMarkup(
    <html lang={context.language} dir={context.direction} data-site={context.site}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{titleOf(context, parts)}</title>
        <meta name="description" content={parts.description} />
        {parts.canonical === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <ShareTags context={context} parts={{ ...parts, canonical: parts.canonical }} />
        )}
        <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
        <meta
          name="theme-color"
          content={context.site === 'fourtrack' ? light.paper : dark.paper}
          media="(prefers-color-scheme: dark)"
        />
        {parts.alternates?.map(({ type, title, href }) => (
          <link key={type} rel="alternate" type={type} title={title} href={href} />
        ))}
        <link rel="icon" href={SITE_ICONS[context.site]} />
        <script dangerouslySetInnerHTML={{ __html: boot }} />
        {styles.map((css, at) => (
          <style key={at} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {parts.structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(parts.structuredData) }} />
        )}
        {enhance !== undefined && <script type="module" src={enhance} />}
      </head>
      <body>
        <a className="skip" href="#main">
          {context.t('skipToContent')}
        </a>
        {parts.body}
        <p className="live" role="status" id="live" />
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          dangerouslySetInnerHTML={{ __html: jsonForHtml(parts.data) }}
        />
      </body>
    </html>,
  );
  const [script, ...sheets] = await Promise.all([inlineSource(boot), ...styles.map(inlineSource)]);
  return { html: `<!doctype html>${markup}`, inline: { scripts: [script], styles: sheets } };
}

function titleOf({ site, request }: PageContext, { title }: DocumentParts): string {
  return request.host.kind === 'subdomain' ? title : `${SITE_NAMES[site]} - ${title}`;
}
