import { useDataAccess } from '@countin/data/access';
import { lazyImport } from '@countin/deployment-recovery';
import { playedMedleyOptions } from '@countin/data/discovery';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, lazy, Suspense, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SitePlayer } from './site-player.ts';

const PlayerBar = lazy(lazyImport(() => import('./player-bar.tsx')));

/** The player, once a screen has made it. */
class PlayerHolder {
  readonly #make: (Player: typeof SitePlayer) => SitePlayer;
  readonly #listeners = new Set<() => void>();
  #player: SitePlayer | null = null;

  constructor(make: (Player: typeof SitePlayer) => SitePlayer) {
    this.#make = make;
  }

  readonly get = (): SitePlayer | null => this.#player;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Gives the player of the site. A screen that plays brings the class, so that others do not load it. */
  ensure(Player: typeof SitePlayer): SitePlayer {
    if (this.#player) return this.#player;
    this.#player = this.#make(Player);
    this.#tell();
    return this.#player;
  }

  drop(): void {
    this.#player?.stop();
    this.#player = null;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

const PlayerContext = createContext<PlayerHolder | null>(null);

/** Keeps the one player while screens change, and stops it with the session. */
export function PlayerProvider({ children }: { readonly children: ReactNode }) {
  const access = useDataAccess();
  const client = useQueryClient();
  const [holder] = useState(
    () =>
      new PlayerHolder(
        (Player) =>
          new Player({
            window,
            makeDeck: () => Object.assign(new Audio(), { preload: 'none' as const }),
            readMedley: (artistId) => client.fetchQuery(playedMedleyOptions(access, artistId)),
          }),
      ),
  );
  const player = useSyncExternalStore(holder.subscribe, holder.get);
  useEffect(() => () => holder.drop(), [holder]);
  return (
    <PlayerContext value={holder}>
      {children}
      {player && (
        <Suspense>
          <PlayerBar player={player} />
        </Suspense>
      )}
    </PlayerContext>
  );
}

/** The player of the site. */
export function usePlayerHolder(): PlayerHolder {
  const holder = use(PlayerContext);
  if (!holder) throw new Error('usePlayerHolder needs a PlayerProvider above it.');
  return holder;
}

/** What one card shows of the player: changes only when that does. */
export function useCardPlaying(cardId: string): 'playing' | 'paused' | 'waiting' | null {
  const holder = usePlayerHolder();
  const player = useSyncExternalStore(holder.subscribe, holder.get);
  return useSyncExternalStore(player?.subscribe ?? noUpdates, () => {
    const state = player?.get();
    if (state?.card.id !== cardId) return null;
    if (state.waiting) return 'waiting';
    return state.playing ? 'playing' : 'paused';
  });
}

const noUpdates = () => () => undefined;
