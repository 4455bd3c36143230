import { linksIn, serviceAction, serviceName, type StoreLink } from '@countin/domain/store-links';
import { countryName, formatList } from '@countin/i18n';
import type { PageView } from '../page/page-view.ts';
import type { StoreListProps } from './store-list.tsx';

/** More countries than these are counted and not named. */
const NAMED = 4;

/** Props of a release's `StoreList`, without hidden links. Without a known country the page's script chooses. */
export function storeListProps(view: PageView, links: readonly StoreLink[], title: string): StoreListProps {
  const { t, country } = view;
  const shown = linksIn(
    links.filter((link) => !link.hidden),
    country,
  );
  return {
    rows: shown.map((link) => ({
      id: link.id,
      service: link.service,
      url: link.url,
      name: nameOf(link),
      action: serviceAction(link.service),
      territories: link.territories,
      ...(link.territories.length > 0 && { where: whereItHolds(view, link.territories) }),
    })),
    label: t('release:stores', { title }),
    none: shown.length === 0 ? t('release:noStores') : '',
    actions: { play: t('storeAction.play'), buy: t('storeAction.buy'), open: t('storeAction.open') },
  };
}

/** What a store's row says; a plain link without a label says its host. */
function nameOf(link: StoreLink): string {
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
