import { useCardPlaying, usePlayerHolder } from './player-context.tsx';
import type { PlayableCard } from './queue.ts';
import { SitePlayer } from './site-player.ts';

/**
 * What a button of a card shows, and its press: plays the card and what follows it, or pauses it.
 *
 * @param cards the whole list with the card, read at the press; without the card, the press does nothing
 */
export function usePlayCard(id: string, cards: () => readonly PlayableCard[]) {
  const holder = usePlayerHolder();
  const state = useCardPlaying(id);
  const press = () => {
    const player = holder.ensure(SitePlayer);
    if (player.get()?.card.id === id) return player.toggle();
    const list = cards();
    const card = list.find((each) => each.id === id);
    if (card) void player.playFrom({ cards: list, more: async () => [] }, card);
  };
  return { playing: state === 'playing' || state === 'waiting', waiting: state === 'waiting', press };
}
