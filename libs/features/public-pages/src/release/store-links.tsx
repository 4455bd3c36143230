import { serviceAction, serviceName, type StoreLink } from '@countin/domain';
import type { PageContext } from '../page-context.ts';

const GLYPHS = {
  play: 'M9 7.2v9.6L17 12z',
  buy: 'M8 9.5h8l.8 8H7.2zM9.8 9.5V8.4a2.2 2.2 0 0 1 4.4 0v1.1',
  open: 'M9 15l6-6M10 9h5v5',
} as const;

/** What a store's row says; a plain link without a label says its host. */
function nameOf(link: StoreLink): string {
  return serviceName(link.service) ?? (link.label || new URL(link.url).hostname.replace(/^www\./, ''));
}

/** One row a store, in the artist's order. Hidden links stay hidden. */
export function StoreLinks({ context, links, title }: { readonly context: PageContext; readonly links: readonly StoreLink[]; readonly title: string }) {
  const { t } = context;
  const shown = links.filter((link) => !link.hidden);
  if (shown.length === 0) return <p className="no-stores">{t('release:noStores')}</p>;
  return (
    <ul className="stores" aria-label={t('release:stores', { title })}>
      {shown.map((link) => {
        const action = serviceAction(link.service);
        return (
          <li key={link.id}>
            <a href={link.url} rel="noopener" data-service={link.service}>
              <svg viewBox="0 0 24 24" aria-hidden className={`glyph ${action}`}><path d={GLYPHS[action]} /></svg>
              <bdi className="store">{nameOf(link)}</bdi>
              <span className="action">{t(`storeAction.${action}`)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
