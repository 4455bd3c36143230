import { useDataAccess } from '@countin/data/access';
import { findLinksOptions } from '@countin/data/links';
import type { FoundLink, FoundLinks } from '@countin/domain/link-finding';
import { storeLinkFrom } from '@countin/domain/link-finding';
import type { ServiceId, StoreLink } from '@countin/domain/store-links';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { replaceLink, sureLinks } from './add-found.ts';

/** Result of a search. */
export interface SearchResult extends FoundLinks {
  /** When it came, milliseconds since 1970. */
  readonly at: number;
}

interface LinkSearchOptions {
  readonly productId: string;
  readonly latest: () => readonly StoreLink[];
  readonly storeOrder: readonly string[];
  readonly onChange: (links: StoreLink[]) => void;
}

/** Search for a release on all services. */
export interface LinkSearch {
  readonly find: (text: string) => void;
  /** Searches for the same once more. */
  readonly repeat: () => void;
  readonly isSearching: boolean;
  readonly error: Error | null;
  readonly found: SearchResult | null;
  /** Links that the last search has added. */
  readonly added: readonly StoreLink[];
  readonly undo: () => void;
  /** Puts the result away. */
  readonly close: () => void;
  readonly add: (service: ServiceId, link: FoundLink) => void;
  /** Puts a found page in place of the release's link of that service. */
  readonly replace: (service: ServiceId, link: FoundLink) => void;
}

/** Searches, and adds what is sure. */
export function useLinkSearch({ productId, latest, storeOrder, onChange }: LinkSearchOptions): LinkSearch {
  const { mutateAsync, isPending, error } = useMutation(findLinksOptions(useDataAccess()));
  const [text, setText] = useState('');
  const [found, setFound] = useState<SearchResult | null>(null);
  const [added, setAdded] = useState<readonly StoreLink[]>([]);

  const search = async (wanted: string) => {
    setText(wanted);
    setFound(null);
    setAdded([]);
    const now = Date.now();
    const answer = await mutateAsync({ productId, text: wanted });
    const sure = sureLinks(latest(), answer.rows, { newId: () => crypto.randomUUID(), now, storeOrder });
    if (sure.length > 0) onChange([...latest(), ...sure]);
    setAdded(sure);
    setFound({ ...answer, at: now });
  };
  // The mutation's state has the error.
  const find = (wanted: string) => {
    if (!isPending) search(wanted).catch(() => undefined);
  };
  return {
    find,
    repeat: () => find(text),
    isSearching: isPending,
    error,
    found,
    added,
    undo() {
      const ids = added.map(({ id }) => id);
      onChange(latest().filter(({ id }) => !ids.includes(id)));
      setAdded([]);
    },
    close() {
      setFound(null);
      setAdded([]);
    },
    add: (service, link) => onChange([...latest(), storeLinkFrom(service, link, crypto.randomUUID(), Date.now())]),
    replace: (service, link) => onChange(replaceLink(latest(), service, link, Date.now())),
  };
}
