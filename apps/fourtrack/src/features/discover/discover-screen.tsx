import { discoveryOptions, hiddenArtistsOptions, type DiscoveryQuery } from '@countin/data/discovery';
import { keptKey } from '@countin/domain/collection';
import type { DiscoveryCard } from '@countin/domain/discovery';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { useNow } from '@countin/screen-kit/hooks';
import { ListScreen, useUrlFilters, VirtualRows, type ListFilters, type PagedList } from '@countin/screen-kit/list';
import { LoadErrorNotice, screenLoader } from '@countin/screen-kit/loading';
import { UndoNotice } from '@countin/screen-kit/undo';
import { Notice, PageHeader, Skeleton, visuallyHidden } from '@countin/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DiscoverCard } from './discover-card.tsx';
import { DiscoverTools } from './discover-tools.tsx';
import { cardId } from './playable-card.ts';
import { useDiscovery } from './use-discovery.ts';
import { useHiddenArtists, type HiddenArtists } from './use-hidden-artists.ts';
import { keptTargetOf, useKeepCards, type KeepCards } from './use-keep-cards.ts';
import { useListPosition } from './use-list-position.ts';
import { usePlayList } from './use-play-list.ts';
import { filterChoices, filterIn, discoveryQueryOf, type DiscoverFilter } from './discovery-query.ts';
import styles from './discover.module.css';

const MINUTE = 60_000;
const LEAST_COLUMN = 168;
const GAP = 24;
/** Height of a card below its cover, px, until it is measured. */
const WORDS_HEIGHT = 116;
/** Cards whose covers are in the first view of a phone. */
const LEADING = 2;
const SKELETONS = 8;

/** Starts to read the first page. */
export const loader = screenLoader(({ access, client, query }) => {
  void client.prefetchQuery(hiddenArtistsOptions(access));
  void client.prefetchInfiniteQuery(discoveryOptions(access, discoveryQueryOf(query.get('q') ?? '', filterIn(query))));
});

/** New releases, upcoming releases and medleys, and a search over all of them. Everything is in the address. */
export function Component() {
  const { t } = useTranslation(['discover', 'fourtrack']);
  const [query] = useSearchParams();
  const filters: ListFilters<DiscoverFilter> = useUrlFilters(filterChoices(query));
  const wanted = discoveryQueryOf(filters.searched, filters.filter);
  const hidden = useHiddenArtists();
  const list = useDiscovery(wanted, hidden);
  const kept = useKeepCards(list.pages);
  const narrowed = filters.active && !isShelfAlone(filters);
  return (
    <ListScreen
      list={list}
      narrowed={narrowed}
      toolsAtOnce
      header={<PageHeader title={t('fourtrack:titles.discover')} below={t('lead')} />}
      tools={<DiscoverTools filters={filters} hidden={hidden} />}
      above={
        <>
          <UndoNotice
            removed={hidden.last}
            textOf={({ name }) => t('hidden.notice', { artist: name })}
            onUndo={() => hidden.last && hidden.show(hidden.last)}
          />
          <UndoNotice
            removed={kept.last}
            textOf={({ card: { title, artistName } }) => t('keep.done', { title: title || artistName })}
            onUndo={kept.last?.isNew ? kept.undo : undefined}
          />
          {kept.full && <Notice tone="danger" title={t('keep.full')} />}
          {kept.error && <LoadErrorNotice error={kept.error} />}
          {hidden.error && <LoadErrorNotice error={hidden.error} />}
          <Found list={list} searched={wanted.text} />
        </>
      }
      skeleton={<CardSkeletons />}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
      nothingFound={{ title: t('none.title'), text: t('none.text'), clear: t('none.clear'), onClear: filters.clear }}
      loadingMore={t('loadingMore')}
    >
      <Cards list={list} wanted={wanted} hidden={hidden} kept={kept} />
    </ListScreen>
  );
}

/** Another shelf is no filter: an empty one is no failed search. */
function isShelfAlone({ text, searched, filter: { shelf: _, ...others } }: ListFilters<DiscoverFilter>): boolean {
  return text === '' && searched === '' && Object.values(others).every((value) => value === '');
}

interface CardsProps {
  readonly list: PagedList<DiscoveryCard>;
  readonly wanted: DiscoveryQuery;
  readonly hidden: HiddenArtists;
  readonly kept: KeepCards;
}

function Cards({ list, wanted, hidden, kept }: CardsProps) {
  const { t } = useTranslation('discover');
  const now = useNow(MINUTE);
  const play = usePlayList(list, wanted, hidden.ids);
  const ids = useMemo(() => list.items.map(cardId), [list.items]);
  const rows = useListPosition(ids);
  const leading = useMemo(() => new Set(list.items.slice(0, LEADING).map(cardId)), [list.items]);
  return (
    <VirtualRows
      ref={rows}
      items={list.items}
      idOf={cardId}
      label={wanted.text === '' ? t(`shelf.${wanted.shelf}`) : t('results')}
      complete={list.complete}
      isPrevious={list.isPrevious}
      layout={cardLayout}
      gap={GAP}
      onEnd={list.readNext}
      render={(card) => (
        <DiscoverCard
          card={card}
          now={now}
          leading={leading.has(cardId(card))}
          kept={kept.keys.has(keptKey(keptTargetOf(card)))}
          onPlay={play}
          onHide={hidden.hide}
          onKeep={kept.keep}
        />
      )}
    />
  );
}

/** As many covers in a row as fit, but at least two. */
function cardLayout(width: number): { columns: number; rowHeight: number } {
  const columns = Math.max(2, Math.floor((width + GAP) / (LEAST_COLUMN + GAP)));
  return { columns, rowHeight: (width - GAP * (columns - 1)) / columns + WORDS_HEIGHT };
}

/** Number of results, told to screen readers while a search is typed. */
function Found({ list, searched }: { readonly list: PagedList<DiscoveryCard>; readonly searched: string }) {
  const { t } = useTranslation('discover');
  const locale = useLocale();
  const known = searched !== '' && !list.isPending && !list.isPrevious && list.count > 0;
  const number = formatNumber(locale, list.count) + (list.complete ? '' : '+');
  return (
    <p role="status" className={visuallyHidden}>
      {known && t('found', { count: list.count, number })}
    </p>
  );
}

function CardSkeletons() {
  return (
    <div className={styles.skeletons}>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <div key={at} className={styles.skeleton}>
          <Skeleton height={20} />
        </div>
      ))}
    </div>
  );
}
