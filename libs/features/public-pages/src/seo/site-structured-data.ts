import { SITE_NAMES } from '../brand/site-identity.ts';
import type { PageView } from '../page/page-view.ts';

/** A site and who is behind it. https://schema.org/WebSite */
export function siteStructuredData({ site, origins, language }: PageView, description: string): object {
  const url = `${site === 'countin' ? origins.main : origins.fourtrack}/`;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': url,
    name: SITE_NAMES[site],
    url,
    description,
    inLanguage: language,
    publisher: { '@type': 'Organization', name: SITE_NAMES.countin, url: `${origins.main}/` },
  };
}
