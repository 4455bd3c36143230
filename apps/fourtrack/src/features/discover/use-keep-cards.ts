import { useDataAccess } from '@countin/data/access';
import { collectionKeys, keepItemsOptions, removeKeptOptions, type KeptPage } from '@countin/data/collection';
import { keptKey, type KeptTarget } from '@countin/domain/collection';
import type { DiscoveryCard } from '@countin/domain/discovery';
import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** What a card keeps: its release, or the medley of its artist. */
export const keptTargetOf = ({ kind, id, artistId }: DiscoveryCard): KeptTarget =>
  kind === 'medley' ? { kind, id: artistId } : { kind, id };

/** Cards that are kept in the user's collection. */
export interface KeepCards {
  /** Keys of what is known to be kept, by a tap here or by a list of the collection. */
  readonly keys: ReadonlySet<string>;
  /** Card that was kept last, while that can be undone; null otherwise. */
  readonly last: DiscoveryCard | null;
  /** Whether the last one found no room. */
  readonly full: boolean;
  readonly error: Error | null;
  readonly keep: (card: DiscoveryCard) => void;
  readonly undo: () => void;
}

/** Keeps cards at once. What was in the collection already stays as its user arranged it, and is not removed here. */
export function useKeepCards(): KeepCards {
  const access = useDataAccess();
  const client = useQueryClient();
  const keeping = useMutation(keepItemsOptions(access));
  const removal = useMutation(removeKeptOptions(access));
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => {
    const lists = client.getQueriesData<InfiniteData<KeptPage>>({ queryKey: collectionKeys.lists() });
    return new Set(lists.flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows.map(({ key }) => key)) ?? []));
  });
  const [last, setLast] = useState<DiscoveryCard | null>(null);
  const [full, setFull] = useState(false);
  const change = useCallback((key: string, kept: boolean) => {
    setKeys((before) => new Set(kept ? [...before, key] : [...before].filter((other) => other !== key)));
  }, []);
  const { mutate } = keeping;
  return {
    keys,
    last,
    full,
    error: keeping.error ?? removal.error,
    keep: useCallback(
      (card) => {
        const target = keptTargetOf(card);
        const key = keptKey(target);
        change(key, true);
        setLast(null);
        setFull(false);
        mutate(
          { items: [target] },
          {
            onSuccess({ results }) {
              const outcome = results[0]?.outcome;
              setFull(outcome === 'full');
              if (outcome === 'kept') setLast(card);
              else if (outcome !== 'already') change(key, false);
            },
            onError: () => change(key, false),
          },
        );
      },
      [change, mutate],
    ),
    undo() {
      if (!last) return;
      const key = keptKey(keptTargetOf(last));
      change(key, false);
      setLast(null);
      removal.mutate({ keys: [key] }, { onError: () => change(key, true) });
    },
  };
}
