import { useDataAccess } from '@countin/data/access';
import { discoveryOptions, type DiscoveredPage, type DiscoveryQuery } from '@countin/data/discovery';
import { isOnShelf, shownOnShelf, withoutHidden, type DiscoveryCard } from '@countin/domain/discovery';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { usePagedList, type PagedList } from '@countin/screen-kit/list';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { findLeftList, leaveList } from '../../shell/navigation/left-list.ts';
import { cardId } from './playable-card.ts';
import type { HiddenArtists } from './use-hidden-artists.ts';

/** The cards of a shelf or a search, with the pages that the server gave. */
export interface DiscoveredList extends PagedList<DiscoveryCard> {
  readonly pages: readonly DiscoveredPage[];
}

const NO_PAGES: readonly DiscoveredPage[] = [];
const cursorsOf = (pages: readonly DiscoveredPage[]) => [null, ...pages.map(({ next }) => next)].slice(0, pages.length);
const MINUTE = 60_000;
const NONE: ReadonlySet<string> = new Set();
const ofTab = () => window.sessionStorage;

/** Each card once: a search puts some on its first page that are also further down. */
function distinct(cards: readonly DiscoveryCard[]): DiscoveryCard[] {
  const seen = new Set<string>();
  return cards.filter((card) => !seen.has(cardId(card)) && seen.add(cardId(card)));
}

/**
 * The cards of a shelf or a search, without those of hidden artists: none before those are known. "Back" from another
 * document finds them, again.
 */
export function useDiscovery(
  wanted: DiscoveryQuery,
  { ids: hidden, loadError, retry }: Pick<HiddenArtists, 'ids' | 'loadError' | 'retry'>,
): DiscoveredList {
  const options = discoveryOptions(useDataAccess(), wanted);
  const client = useQueryClient();
  const { key } = useLocation();
  // Before the first read of the query, and once.
  useState(() => {
    if (client.getQueryData(options.queryKey)) return;
    const found = findLeftList(ofTab, key, wanted);
    if (!found) return;
    // The loader reads the first page, which would replace these.
    void client.cancelQueries({ queryKey: options.queryKey }, { revert: false, silent: true });
    client.setQueryData(options.queryKey, { pages: [...found.pages], pageParams: cursorsOf(found.pages) });
  });
  const query = useInfiniteQuery({ ...options, placeholderData: keepPreviousData });
  const now = useNow(MINUTE);
  // A search is over every shelf, and cards of the previous shelf stay while the next one loads.
  const shelf = wanted.text === '' && !query.isPlaceholderData ? wanted.shelf : null;
  const cardsOf = useCallback(
    ({ cards }: DiscoveredPage) =>
      withoutHidden(cards, hidden ?? NONE).filter((card) => shelf === null || isOnShelf(card, shelf, now, ownZone)),
    [hidden, shelf, now],
  );
  const found = usePagedList(query, cardsOf);
  const items = useMemo(
    () => (shelf === null ? distinct(found.items) : shownOnShelf(found.items, shelf, now, ownZone)),
    [found.items, shelf, now],
  );
  const list = { ...found, items, count: items.length, pages: query.data?.pages ?? NO_PAGES };

  const shown = useRef({ key, wanted, data: query.data, isPrevious: list.isPrevious });
  useEffect(() => {
    shown.current = { key, wanted, data: query.data, isPrevious: list.isPrevious };
  });
  useEffect(() => {
    const leave = () => {
      const { key: entry, wanted: last, data, isPrevious } = shown.current;
      if (!data || isPrevious) return;
      leaveList(ofTab, {
        entry,
        wanted: last,
        pages: data.pages,
      });
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  if (hidden) return list;
  const retryBoth = () => {
    retry();
    if (list.error) list.retry();
  };
  return { ...list, items: [], count: 0, isPending: true, complete: false, error: loadError, retry: retryBoth };
}
