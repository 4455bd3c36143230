import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineSource, jsonForHtml } from '@countin/domain/pages';
import { PALETTES_OF_SITES, themeBoot } from '@countin/theme';
import type { AlternateLink } from '../urls/feed-links.ts';
import type { RenderedDocument } from '../page/answer.ts';
import type { PageContext } from '../page/page-context.ts';
import type { PageView } from '../page/page-view.ts';
import type { HeadingTypeface } from '../brand/heading-sheet.ts';
import { BASE_STYLES } from './base-styles.ts';
import { followScheme } from './follow-scheme.ts';
import { PAGE_DATA_ID } from './page-data.ts';
import { ShareTags, type ShareParts } from './share-tags.tsx';
import { SITE_ICONS, SITE_NAMES } from '../brand/site-identity.ts';

/** Parts that a page adds to the common document. */
export interface DocumentParts extends Omit<ShareParts, 'canonical'> {
  /** The page's own name; the site's name precedes it, except on an artist's own subdomain. */
  readonly title: string;
  /** The one address of this page; a page without one is not for search engines. */
  readonly canonical?: string;
  readonly structuredData?: object;
  /** The page in other forms: feeds, and what other sites embed. */
  readonly alternates?: readonly AlternateLink[];
  /** A script to run before the first paint. */
  readonly boot?: string;
  /** The product's display typeface, on pages of the site itself. */
  readonly heading?: HeadingTypeface | null;
  /** Sheets after the tokens and the base. */
  readonly styles: readonly string[];
  /** Data for the page's script. */
  readonly data: object;
  readonly body: ReactNode;
  /**
   * A document for a frame in a page of another site. It follows that page's colour scheme, or the `theme` given here. It
   * reads no storage, opens links in a new tab, and is not for search engines.
   */
  readonly embedded?: { readonly theme: 'light' | 'dark' | null };
}

const EMBEDDED_BASE = followScheme(BASE_STYLES);

/** Renders a whole page with its styles and data inside. It is readable at once and needs no script. */
export async function renderDocument(context: PageContext, parts: DocumentParts): Promise<RenderedDocument> {
  const { embedded } = parts;
  const boot = bootOf(context.site, parts);
  const styles = sheetsOf(parts);
  const script = context.services.asset('page-script');
  const markup = renderToStaticMarkup(
    <html
      lang={context.language}
      dir={context.direction}
      data-site={context.site}
      data-theme={embedded?.theme ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${embedded ? '' : ', viewport-fit=cover'}`}
        />
        {embedded ? (
          <EmbeddedTags view={context} parts={parts} theme={embedded.theme} />
        ) : (
          <PageTags view={context} parts={parts} />
        )}
        <link rel="icon" href={SITE_ICONS[context.site]} />
        {boot !== null && <script dangerouslySetInnerHTML={{ __html: boot }} />}
        {styles.map((css, at) => (
          <style key={at} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {parts.structuredData && (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(parts.structuredData) }} />
        )}
        {script !== undefined && <script type="module" src={script} />}
      </head>
      <body>
        {!embedded && (
          <a className="skip" href="#main">
            {context.t('skipToContent')}
          </a>
        )}
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
  const sources = await Promise.all([...(boot === null ? [] : [boot]), ...styles].map(inlineSource));
  const scripts = sources.splice(0, boot === null ? 0 : 1);
  return { html: `<!doctype html>${markup}`, inline: { scripts, styles: sources } };
}

/** Script that runs before the page is drawn; null in a frame. */
function bootOf(site: PageContext['site'], { embedded, boot }: DocumentParts): string | null {
  return embedded ? null : [themeBoot(site), ...(boot === undefined ? [] : [boot])].join(';');
}

function sheetsOf({ embedded, heading, styles }: DocumentParts): readonly string[] {
  return [embedded ? EMBEDDED_BASE : BASE_STYLES, ...(heading ? [heading.sheet] : []), ...styles];
}

interface TagsProps {
  readonly view: PageView;
  readonly parts: DocumentParts;
}

/** Head of a page with an address of its own. */
function PageTags({ view, parts }: TagsProps) {
  const { site, onSubdomain } = view;
  const { light, dark } = PALETTES_OF_SITES[site];
  return (
    <>
      {parts.heading && <link rel="preload" as="font" type="font/woff2" href={parts.heading.file} crossOrigin="" />}
      <title>{onSubdomain ? parts.title : `${SITE_NAMES[site]} - ${parts.title}`}</title>
      <meta name="description" content={parts.description} />
      {parts.canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <ShareTags view={view} parts={{ ...parts, canonical: parts.canonical }} />
      )}
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta
        name="theme-color"
        content={site === 'fourtrack' ? light.paper : dark.paper}
        media="(prefers-color-scheme: dark)"
      />
      {parts.alternates?.map(({ type, title, href }) => (
        <link key={type} rel="alternate" type={type} title={title} href={href} />
      ))}
    </>
  );
}

/** Head of a document in a frame: it names the page that it is a part of. */
function EmbeddedTags({ view, parts, theme }: TagsProps & { readonly theme: 'light' | 'dark' | null }) {
  return (
    <>
      <title>{`${parts.title} - ${SITE_NAMES[view.site]}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content={theme ?? 'light dark'} />
      {parts.canonical !== undefined && <link rel="canonical" href={parts.canonical} />}
      {/* A new tab of `_blank` has no opener, so the framing page stays out of reach. */}
      <base target="_blank" />
    </>
  );
}
