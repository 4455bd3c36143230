import { linksIn, serviceAction, serviceName, type StoreLink } from '@countin/domain/store-links';
import { countryName, formatList } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';

const GLYPHS = {
  play: 'M9 7.2v9.6L17 12z',
  buy: 'M8 9.5h8l.8 8H7.2zM9.8 9.5V8.4a2.2 2.2 0 0 1 4.4 0v1.1',
  open: 'M9 15l6-6M10 9h5v5',
} as const;

/** More countries than these are counted and not named. */
const NAMED = 4;

/** What a store's row says; a plain link without a label says its host. */
function nameOf(link: StoreLink): string {
  return serviceName(link.service) ?? (link.label || new URL(link.url).hostname.replace(/^www\./, ''));
}

interface StoreLinksProps {
  readonly view: PageView;
  readonly links: readonly StoreLink[];
  readonly title: string;
}

/** One row per store in the artist's order, without hidden ones. Without a known country the page's script chooses. */
export function StoreLinks({ view, links, title }: StoreLinksProps) {
  const { t, country } = view;
  const shown = linksIn(
    links.filter((link) => !link.hidden),
    country,
  );
  if (shown.length === 0) return <p className="no-stores">{t('release:noStores')}</p>;
  return (
    <ul className="stores" aria-label={t('release:stores', { title })}>
      {shown.map((link) => {
        const action = serviceAction(link.service);
        return (
          <li key={link.id}>
            <a
              href={link.url}
              rel="noopener"
              data-service={link.service}
              data-territories={link.territories.join(' ') || undefined}
            >
              <svg viewBox="0 0 24 24" aria-hidden className={`glyph ${action}`}>
                <path d={GLYPHS[action]} />
              </svg>
              <span className="store">
                <bdi>{nameOf(link)}</bdi>
                {link.territories.length > 0 && <small>{whereItHolds(view, link.territories)}</small>}
              </span>
              <span className="action">{t(`storeAction.${action}`)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function whereItHolds({ t, language }: PageView, territories: readonly string[]): string {
  if (territories.length > NAMED) return t('release:onlyInMany', { count: territories.length });
  return t('release:onlyIn', {
    countries: formatList(
      language,
      territories.map((country) => countryName(language, country)),
    ),
  });
}
