import { queryKeys } from '@countin/data/access';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { SEARCH_DEBOUNCE_MS, useDebouncedValue } from '../hooks/use-debounced-value.ts';

/** Filter state of a list. */
export interface ListFilters<F extends object> {
  /** Search text as typed. */
  readonly text: string;
  /** Debounced search text, for the query. */
  readonly searched: string;
  readonly filter: F;
  /** Whether a filter is active, so that an empty list means "nothing found". */
  readonly active: boolean;
  readonly setText: (text: string) => void;
  readonly setFilter: (changes: Partial<F>) => void;
  /** Replaces the whole filter; omitted fields are reset. */
  readonly replaceFilter: (filter: F) => void;
  readonly clear: () => void;
}

interface KeptFilters<F> {
  readonly text: string;
  readonly filter: F;
}

/**
 * Filters in memory, for searches that may contain personal names, which must not appear in URLs. "Back" restores them:
 * they are kept by history entry until the page is left or the user logs out.
 *
 * @param opened text and filter of a new history entry
 * @param delayMs debounce of the search, milliseconds
 */
export function useListFilters<F extends object>(
  none: F,
  opened: KeptFilters<F> = { text: '', filter: none },
  delayMs: number = SEARCH_DEBOUNCE_MS,
): ListFilters<F> {
  const client = useQueryClient();
  const { key } = useLocation();
  const keptKey = queryKeys.listFilters(key);
  const [first] = useState(() => client.getQueryData<KeptFilters<F>>(keptKey) ?? opened);
  const [text, setText] = useState(first.text);
  const [filter, setFilter] = useState(first.filter);
  useEffect(() => {
    client.setQueryData(queryKeys.listFilters(key), { text, filter } satisfies KeptFilters<F>);
  }, [client, key, text, filter]);
  const debounced = useDebouncedValue(text, delayMs);
  return {
    text,
    // Clearing the search is not debounced.
    searched: text === '' ? '' : debounced,
    filter,
    active: text.trim() !== '' || isNarrowed(filter, none),
    setText,
    setFilter: (changes) => setFilter((before) => ({ ...before, ...changes })),
    replaceFilter: setFilter,
    clear() {
      setText('');
      setFilter(none);
    },
  };
}

/** Values of each filter. The first is the default and is omitted from the URL. */
type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;
type ChosenOf<C extends Choices> = { readonly [K in keyof C]: C[K][number] };

const TEXT = 'q';

/** Filters in the URL, so that users can bookmark and share them: `q` for the search, one parameter per choice. */
export function useUrlFilters<const C extends Choices>(choices: C): ListFilters<ChosenOf<C>> {
  const [query, write] = useUrlParameters();
  const searched = query.get(TEXT) ?? '';
  const origin = useOrigin();
  // An own write arrives late, when the user may have typed more, so the typed text stays. Other URL changes replace it.
  // Derived, not set while rendering: a key interrupts the render of a URL change, which must leave nothing behind.
  const [typed, setTyped] = useState({ origin, text: searched });
  const text = typed.origin === origin ? typed.text : searched;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const late = useRef<(() => void) | null>(null);
  useEffect(() => {
    // A write after the click on a link would end the navigation that the click began.
    const writeNow = () => late.current?.();
    document.addEventListener('focusout', writeNow);
    return () => {
      document.removeEventListener('focusout', writeNow);
      clearTimeout(timer.current);
    };
  }, []);
  const forget = () => {
    clearTimeout(timer.current);
    late.current = null;
  };

  const filter = chosen(choices, query);
  const setText = (next: string) => {
    forget();
    setTyped({ origin, text: next });
    late.current = () => {
      forget();
      write({ [TEXT]: next || null });
    };
    timer.current = setTimeout(late.current, SEARCH_DEBOUNCE_MS);
  };
  const narrow = (changes: Partial<ChosenOf<C>>) => {
    forget();
    const values = Object.entries(changes as Readonly<Record<string, string>>).map(([name, value]) => [
      name,
      choices[name]?.[0] === value ? null : value,
    ]);
    write({ [TEXT]: text || null, ...Object.fromEntries(values) });
  };
  return {
    text,
    searched,
    filter,
    active: text !== '' || searched !== '' || isNarrowed(filter, chosen(choices, new URLSearchParams())),
    setText,
    setFilter: narrow,
    replaceFilter: narrow,
    clear() {
      forget();
      setTyped({ origin, text: '' });
      write(Object.fromEntries([TEXT, ...Object.keys(choices)].map((name) => [name, null])));
    },
  };
}

/** View option in the URL. The first value is the default and is omitted. */
export function useUrlChoice<const V extends readonly [string, ...string[]]>(
  name: string,
  values: V,
): readonly [V[number], (value: V[number]) => void] {
  const [query, write] = useUrlParameters();
  const value = values.find((known) => known === query.get(name)) ?? values[0];
  return [value, (wanted) => write({ [name]: wanted === values[0] ? null : wanted })];
}

/** Location state of a write of this module. */
interface OwnWrite {
  /** Key of the history entry that the user opened. */
  readonly origin: string;
}

/** Key of the history entry that the user opened, by "back" or a link. Own writes, which replace it, do not change it. */
function useOrigin(): string {
  const { key, state } = useLocation() as { readonly key: string; readonly state: OwnWrite | null };
  const replaced = useNavigationType() === NavigationType.Replace;
  return replaced && typeof state?.origin === 'string' ? state.origin : key;
}

/** URL parameters, and a function that changes some; null removes one. Replaces the history entry. */
function useUrlParameters(): readonly [URLSearchParams, (changes: Readonly<Record<string, string | null>>) => void] {
  const [query, setQuery] = useSearchParams();
  const origin = useOrigin();
  const write = (changes: Readonly<Record<string, string | null>>) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true, state: { origin } satisfies OwnWrite },
    );
  return [query, write];
}

function chosen<C extends Choices>(choices: C, query: URLSearchParams): ChosenOf<C> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      values.find((value) => value === query.get(name)) ?? values[0],
    ]),
  ) as ChosenOf<C>;
}

function isNarrowed<F extends object>(filter: F, none: F): boolean {
  const keys = new Set([...Object.keys(filter), ...Object.keys(none)]) as Set<keyof F>;
  return [...keys].some((key) => filter[key] !== none[key]);
}
