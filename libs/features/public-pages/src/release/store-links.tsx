import { linksIn, serviceAction, serviceName, type StoreLink } from '@countin/domain';
import { countryName, formatList } from '@countin/i18n';
import type { PageContext } from '../page/page-context.ts';

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
  readonly context: PageContext;
  readonly links: readonly StoreLink[];
  readonly title: string;
  /** Where the fan is; null shows every link with where it holds, and leaves the choice to the script. */
  readonly country: string | null;
}

/** One row a store, in the artist's order. Hidden links stay hidden. */
export function StoreLinks({ context, links, title, country }: StoreLinksProps) {
  const { t } = context;
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
                {link.territories.length > 0 && <small>{whereItHolds(context, link.territories)}</small>}
              </span>
              <span className="action">{t(`storeAction.${action}`)}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function whereItHolds({ t, language }: PageContext, territories: readonly string[]): string {
  if (territories.length > NAMED) return t('release:onlyInMany', { count: territories.length });
  return t('release:onlyIn', {
    countries: formatList(
      language,
      territories.map((country) => countryName(language, country)),
    ),
  });
}
