import type { Language } from '@countin/domain/locale';
import { CARD_SIZE, cardPath, type CardKind } from '@countin/domain/urls';
import { SITE_NAMES } from '../brand/site-identity.ts';
import type { PageView } from '../page/page-view.ts';
import { addressIn, canonicalOf } from '../urls/page-address.ts';

/** The subject of the preview picture for a shared link. */
export interface PageCard {
  readonly kind: CardKind;
  /** Id of a release, slug of an artist or a label, or a site. */
  readonly id: string;
  /** From `releaseCardVersion`, `profileCardVersion` or `SITE_CARD_VERSION`. */
  readonly version: string;
}

/** Metadata of a page for link previews and search engines. */
export interface ShareParts {
  readonly title: string;
  readonly description: string;
  /** Canonical URL of the page, without a language. */
  readonly canonical: string;
  readonly type?: 'website' | 'profile' | 'music.album' | 'music.song';
  readonly card?: PageCard;
  /** More Open Graph properties, such as `music:release_date`. */
  readonly properties?: Readonly<Record<string, string>>;
}

/** Open Graph requires a territory for each language. */
const OPEN_GRAPH_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_US',
  'zh-CN': 'zh_CN',
  ar: 'ar_AR',
  hi: 'hi_IN',
  ja: 'ja_JP',
  ko: 'ko_KR',
  fr: 'fr_FR',
  de: 'de_DE',
  es: 'es_ES',
  'pt-BR': 'pt_BR',
};

/** Canonical address, the page's other languages, Open Graph and Twitter cards (Twitter reads the rest from Open Graph). */
export function ShareTags({ view, parts }: { readonly view: PageView; readonly parts: ShareParts }) {
  const { site, language, written } = view;
  const { canonical, type = 'website', card } = parts;
  const title = plainText(parts.title);
  const properties = {
    'og:site_name': SITE_NAMES[site],
    'og:type': type,
    'og:title': title,
    'og:description': plainText(parts.description),
    'og:locale': OPEN_GRAPH_LOCALES[language],
    ...parts.properties,
  };
  const address = canonicalOf(view, canonical);
  return (
    <>
      <link rel="canonical" href={address} />
      {written.length > 1 &&
        written.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={addressIn(canonical, other)} />
        ))}
      {written.length > 1 && <link rel="alternate" hrefLang="x-default" href={canonical} />}
      <meta property="og:url" content={address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {card && (
        <>
          <meta property="og:image" content={new URL(cardPath({ ...card, language }, card.version), canonical).href} />
          <meta property="og:image:width" content={String(CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(CARD_SIZE.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={card ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Removes bidi and control characters. In a link preview they would change the direction of the text around it. */
function plainText(text: string): string {
  return text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
