import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageResponse } from '@countin/domain';
import { countdownWords, type CountdownWords } from '@countin/i18n';
import { accentCss } from '@countin/theme';
import tokens from '@countin/theme/tokens.css?inline';
import { inlineSource } from '../document/inline-source.ts';
import { jsonForHtml, PAGE_DATA_ID } from '../document/page-data.ts';
import { SITE_ICONS, SITE_NAMES } from '../brand/site-identity.ts';
import type { MedleyData } from '../medley/medley-data.ts';
import type { PageContext } from '../page/page-context.ts';
import base from '../document/base.css?inline';
import sheet from './embed.css?inline';
import { followScheme } from './follow-scheme.ts';

/** What the script inside a frame must know. */
export interface EmbedData {
  readonly page: 'embed';
  readonly language: string;
  readonly countdown: CountdownWords;
  readonly medley: MedleyData | null;
}

interface EmbedParts {
  readonly status?: number;
  readonly title: string;
  /** Page that this is a part of. */
  readonly canonical?: string;
  readonly colours?: readonly string[];
  readonly styles?: readonly string[];
  readonly medley?: MedleyData | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReactNode;
}

const SHARED = followScheme(tokens + base + sheet);
const THEMES: readonly string[] = ['light', 'dark'];

/**
 * A document for a frame in a page of somebody else. It follows that page's colour scheme, or the `theme` that its address
 * names; it stores nothing, and its links open beside that page.
 */
export async function embedDocument(context: PageContext, parts: EmbedParts): Promise<PageResponse> {
  const { request, services, language, direction, site } = context;
  const asked = request.query.get('theme') ?? '';
  const theme = THEMES.includes(asked) ? asked : undefined;
  const enhance = services.asset('enhance');
  const styles = [
    SHARED,
    ...(parts.styles ?? []).map(followScheme),
    ...(parts.colours ? [followScheme(accentCss(parts.colours, site))] : []),
  ];
  const data: EmbedData = {
    page: 'embed',
    language,
    countdown: countdownWords(language),
    medley: parts.medley ?? null,
  };
  const head = renderToStaticMarkup(
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${parts.title} - ${SITE_NAMES[site]}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content={theme ?? 'light dark'} />
      {parts.canonical !== undefined && <link rel="canonical" href={parts.canonical} />}
      <link rel="icon" href={SITE_ICONS[site]} />
      {styles.map((css, at) => (
        <style key={at} dangerouslySetInnerHTML={{ __html: css }} />
      ))}
      {enhance !== undefined && <script type="module" src={enhance} />}
    </head>,
  );
  const body = renderToStaticMarkup(
    <body>
      {parts.body}
      <p className="live" role="status" id="live" />
    </body>,
  );
  const json = `<script type="application/json" id="${PAGE_DATA_ID}">${jsonForHtml(data)}</script>`;
  const root = `<html lang="${language}" dir="${direction}" data-site="${site}"${theme === undefined ? '' : ` data-theme="${theme}"`}>`;
  return {
    status: parts.status ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8', ...parts.headers },
    body: `<!doctype html>${root}${head}${linksBeside(body).replace(/<\/body>$/, () => `${json}</body>`)}</html>`,
    framing: 'anywhere',
    inline: { scripts: [], styles: await Promise.all(styles.map(inlineSource)) },
  };
}

/** In rendered markup `<a ` is the beginning of a link and nothing else: every text and attribute is escaped. */
function linksBeside(markup: string): string {
  return markup.replaceAll('<a ', '<a target="_blank" rel="noopener" ');
}
