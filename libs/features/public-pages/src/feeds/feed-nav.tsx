import type { PageView } from '../page/page-view.ts';
import type { NamedFeedLink } from '../urls/feed-links.ts';

/** Ways to follow whose page this is, without an account or an address: each feed reader and calendar takes one. */
export function FeedNav({ view: { t }, links }: { readonly view: PageView; readonly links: readonly NamedFeedLink[] }) {
  return (
    <nav className="text-links" aria-label={t('label:follow')}>
      <h2>{t('label:follow')}</h2>
      {links.map(({ type, name, href }) => (
        <a key={type} href={href} type={type}>
          {name}
        </a>
      ))}
    </nav>
  );
}
