import { useDataAccess } from '@countin/data/access';
import { discover, type DiscoveryQuery, discoveryOptions } from '@countin/data/discovery';
import { withoutHidden, type DiscoveryCard } from '@countin/domain/discovery';
import type { PagedList } from '@countin/screen-kit/list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { usePlayerHolder } from '../../shell/player/player-context.tsx';
import type { PlayableCard } from '../../shell/player/queue.ts';
import { SitePlayer } from '../../shell/player/site-player.ts';
import { playableCard, playableCards } from './playable-card.ts';

/** Plays a card, pauses it, or goes on with it. What follows is the rest of the list, also that which is not loaded yet. */
export function usePlayList(
  list: PagedList<DiscoveryCard>,
  wanted: DiscoveryQuery,
  ids: ReadonlySet<string> | null,
): (card: DiscoveryCard) => void {
  const access = useDataAccess();
  const client = useQueryClient();
  const holder = usePlayerHolder();
  const shown = useRef({ items: list.items, wanted, hidden: ids });
  useEffect(() => {
    shown.current = { items: list.items, wanted, hidden: ids };
  });
  return useCallback(
    (card) => {
      const player = holder.ensure(SitePlayer);
      const chosen = playableCard(card);
      if (player.get()?.card.id === chosen.id) return player.toggle();
      const { items, wanted: of, hidden } = shown.current;
      // No card is shown before it is known who is hidden.
      if (!hidden) return;
      let cursor = client.getQueryData(discoveryOptions(access, of).queryKey)?.pages.at(-1)?.next ?? null;
      const more = async (): Promise<readonly PlayableCard[]> => {
        while (cursor) {
          const page = await discover(access, of, cursor);
          cursor = page.next;
          const cards = playableCards(withoutHidden(page.cards, shown.current.hidden ?? hidden));
          if (cards.length > 0) return cards;
        }
        return [];
      };
      void player.playFrom({ cards: playableCards(items), more }, chosen);
    },
    [access, client, holder],
  );
}
