import { KEPT_KINDS, type KeptKind } from '@countin/domain/collection';
import type { KeptQuery } from '@countin/data/collection';
import { useDebouncedValue } from '@countin/screen-kit/hooks';
import { useUrlChoice } from '@countin/screen-kit/list';
import { useState } from 'react';

/** Choices of the kinds that a list shows. */
export const KIND_CHOICES = ['all', ...KEPT_KINDS] as const;
/** The choice of all folders, which no folder's id is. */
export const ALL_FOLDERS = '*';
const SEARCH_DELAY_MS = 250;

/** What the list shows. */
export interface KeptFilters {
  readonly kind: 'all' | KeptKind;
  readonly folder: string;
  readonly text: string;
  /** Whether a filter is active, so that an empty list means "nothing found". */
  readonly isNarrowed: boolean;
  readonly wanted: KeptQuery;
  readonly setKind: (kind: 'all' | KeptKind) => void;
  readonly setFolder: (folder: string) => void;
  readonly setText: (text: string) => void;
  readonly clear: () => void;
}

/** Filters of the list. Only the kind is in the address: a search may contain a fan's private words. */
export function useKeptFilters(): KeptFilters {
  const [kind, setKind] = useUrlChoice('kind', KIND_CHOICES);
  const [folder, setFolder] = useState(ALL_FOLDERS);
  const [text, setText] = useState('');
  const search = useDebouncedValue(text, SEARCH_DELAY_MS);
  return {
    kind,
    folder,
    text,
    isNarrowed: kind !== 'all' || folder !== ALL_FOLDERS || text.trim() !== '',
    wanted: {
      kind: kind === 'all' ? '' : kind,
      folder: folder === ALL_FOLDERS ? null : folder,
      search: text === '' ? '' : search,
    },
    setKind,
    setFolder,
    setText,
    clear() {
      setText('');
      setKind('all');
      setFolder(ALL_FOLDERS);
    },
  };
}
