import { linksIn, preferredFirst, serviceAction, serviceName, type StoreLink } from '@countin/domain/store-links';
import { countryName, formatList } from '@countin/i18n';
import type { ReleasePage } from '@countin/domain/release';
import type { PageView } from '../page/page-view.ts';
import type { LinkReportAnswer, StoreListProps } from './store-list.tsx';

/** More countries than these are counted and not named. */
const NAMED = 4;

type Listed = Pick<ReleasePage, 'storeLinks' | 'preferredServices' | 'title'>;

/**
 * Props of a release's `StoreList`, without hidden links. Without a known country the page's script chooses.
 *
 * @param reported answer to a report that was posted just now
 */
export function storeListProps(view: PageView, release: Listed, reported: LinkReportAnswer | null): StoreListProps {
  const { t, country, path, language } = view;
  const { storeLinks, preferredServices, title } = release;
  const open = linksIn(
    storeLinks.filter((link) => !link.hidden),
    country,
  );
  const shown = preferredFirst(open, preferredServices, country);
  return {
    rows: shown.map((link) => ({
      id: link.id,
      service: link.service,
      url: link.url,
      name: linkName(link),
      action: serviceAction(link.service),
      territories: link.territories,
      ...(link.territories.length > 0 && { where: whereItHolds(view, link.territories) }),
    })),
    label: t('release:stores', { title }),
    none: shown.length === 0 ? t('release:noStores') : '',
    actions: { play: t('storeAction.play'), buy: t('storeAction.buy'), open: t('storeAction.open') },
    ...(preferredServices.length > 0 && { preferred: preferredServices }),
    report: {
      action: `${path}?${new URLSearchParams({ lang: language, ...(country !== null && { country }) })}`,
      label: t('release:wrongLink.label', { name: '{name}' }),
      answer: reported,
    },
  };
}

/** Text of a store's row; a plain link without a label has its host. */
export function linkName(link: StoreLink): string {
  return serviceName(link.service) ?? (link.label || new URL(link.url).hostname.replace(/^www\./, ''));
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
