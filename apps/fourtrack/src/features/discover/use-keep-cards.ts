import { useDataAccess } from '@countin/data/access';
import { keepItemsOptions, keptKeysOptions, removeKeptOptions } from '@countin/data/collection';
import type { DiscoveredPage } from '@countin/data/discovery';
import { keptKey, type KeptTarget } from '@countin/domain/collection';
import type { DiscoveryCard } from '@countin/domain/discovery';
import { useMutation, useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** What a card keeps: its release, or the medley of its artist. */
export const keptTargetOf = ({ kind, id, artistId }: DiscoveryCard): KeptTarget =>
  kind === 'medley' ? { kind, id: artistId } : { kind, id };

const keyOf = (card: DiscoveryCard) => keptKey(keptTargetOf(card));

/** Tapped card that is in the collection. */
interface TappedCard {
  readonly card: DiscoveryCard;
  /** Whether this tap kept it. What was there before may have a note or a folder, which an undo would lose. */
  readonly isNew: boolean;
}

/** Cards that are kept in the user's collection. */
export interface KeepCards {
  /** Keys of what is known to be kept, by a tap here or by an answer of the server. */
  readonly keys: ReadonlySet<string>;
  /** Card that was tapped last; null before, and after an undo. */
  readonly last: TappedCard | null;
  /** Whether the last one found no room. */
  readonly full: boolean;
  readonly error: Error | null;
  readonly keep: (card: DiscoveryCard) => void;
  readonly undo: () => void;
}

const keptIn = (answers: readonly UseQueryResult<readonly string[]>[]) => answers.flatMap(({ data }) => data ?? []);

/**
 * Keeps cards at once. What was in the collection already stays as its user arranged it, and is not removed here. Which
 * cards of a page are kept is asked once a page, after the cards.
 */
export function useKeepCards(pages: readonly DiscoveredPage[]): KeepCards {
  const access = useDataAccess();
  const keeping = useMutation(keepItemsOptions(access));
  const removal = useMutation(removeKeptOptions(access));
  const stored = useQueries({
    queries: pages.map(({ cards }) => keptKeysOptions(access, cards.map(keyOf))),
    combine: keptIn,
  });
  /** Cards that were kept or removed here, which is newer than any answer. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keys = useMemo(() => {
    const known = new Set(stored);
    for (const [key, kept] of changed) {
      if (kept) known.add(key);
      else known.delete(key);
    }
    return known;
  }, [stored, changed]);
  const latest = useRef(keys);
  useLayoutEffect(() => void (latest.current = keys), [keys]);
  const [last, setLast] = useState<TappedCard | null>(null);
  const [full, setFull] = useState(false);
  const change = useCallback((key: string, kept: boolean) => {
    setChanged((before) => new Map(before).set(key, kept));
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
        setFull(false);
        if (latest.current.has(key)) {
          setLast((before) => (before && keyOf(before.card) === key ? before : { card, isNew: false }));
          return;
        }
        change(key, true);
        setLast(null);
        mutate(
          { items: [target] },
          {
            onSuccess({ results }) {
              const outcome = results[0]?.outcome;
              setFull(outcome === 'full');
              if (outcome === 'kept' || outcome === 'already') setLast({ card, isNew: outcome === 'kept' });
              else change(key, false);
            },
            onError: () => change(key, false),
          },
        );
      },
      [change, mutate],
    ),
    undo() {
      if (!last?.isNew) return;
      const key = keyOf(last.card);
      change(key, false);
      setLast(null);
      removal.mutate({ keys: [key] }, { onError: () => change(key, true) });
    },
  };
}
