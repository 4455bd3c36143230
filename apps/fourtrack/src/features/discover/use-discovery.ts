import { useDataAccess } from '@countin/data/access';
import { discoveryOptions, type DiscoveredPage, type DiscoveryWanted } from '@countin/data/discovery';
import { withoutHidden, type DiscoveryCard } from '@countin/domain/discovery';
import { usePagedList, type PagedList } from '@countin/screen-kit/list';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { findLeftList, leaveList } from '../../shell/navigation/left-list.ts';

const cursorsOf = (pages: readonly DiscoveredPage[]) => [null, ...pages.map(({ next }) => next)].slice(0, pages.length);
const ofTab = () => window.sessionStorage;

/** The cards of a shelf or a search, without those of hidden artists. "Back" from another document finds them, again. */
export function useDiscovery(wanted: DiscoveryWanted, hidden: ReadonlySet<string>): PagedList<DiscoveryCard> {
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
  const cardsOf = useCallback(({ cards }: DiscoveredPage) => withoutHidden(cards, hidden), [hidden]);
  const list = usePagedList(query, cardsOf);

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
  return list;
}
