import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router';
import { SEARCH_DEBOUNCE_MS, useDebouncedValue } from '../hooks/use-debounced-value.ts';

/** What a list is narrowed by. */
export interface ListFilters<F extends object> {
  /** The search as it is typed. */
  readonly text: string;
  /** The search to run: the typed text a moment after the last key. */
  readonly searched: string;
  readonly filter: F;
  /** Something narrows the list, so that an empty one means "nothing found". */
  readonly active: boolean;
  readonly setText: (text: string) => void;
  readonly setFilter: (changes: Partial<F>) => void;
  /** Takes the filter as it is given, without the fields that it leaves out. */
  readonly replaceFilter: (filter: F) => void;
  readonly clear: () => void;
}

/** Filters that end with the screen. For searches that may name people, which must not stand in addresses. */
export function useListFilters<F extends object>(none: F): ListFilters<F> {
  const [text, setText] = useState('');
  const [filter, setFilter] = useState(none);
  const debounced = useDebouncedValue(text);
  return {
    text,
    // An emptied search needs no wait.
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

/** The values of each filter; the first one does not narrow and is left out of the address. */
type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;
type ChosenOf<C extends Choices> = { readonly [K in keyof C]: C[K][number] };

const TEXT = 'q';

interface TypedSearch {
  readonly text: string;
  /** The search in the address, as it was seen last. */
  readonly searched: string;
}

/** Filters in the address, so that they can be kept and shared: `q` for the search, one parameter for each choice. */
export function useUrlFilters<const C extends Choices>(choices: C): ListFilters<ChosenOf<C>> {
  const [query, write] = useUrlParameters();
  const searched = query.get(TEXT) ?? '';
  const own = useIsOwnWrite();
  const [typed, setTyped] = useState<TypedSearch>({ text: searched, searched });
  // An own write arrives late, when more may have been typed. Any other change of the address, by "back" or a link, wins.
  if (typed.searched !== searched) setTyped((before) => ({ text: own ? before.text : searched, searched }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const filter = chosen(choices, query);
  const setText = (text: string) => {
    clearTimeout(timer.current);
    setTyped((before) => ({ ...before, text }));
    timer.current = setTimeout(() => write({ [TEXT]: text || null }), SEARCH_DEBOUNCE_MS);
  };
  const narrow = (changes: Partial<ChosenOf<C>>) => {
    clearTimeout(timer.current);
    const values = Object.entries(changes as Readonly<Record<string, string>>).map(([name, value]) => [
      name,
      choices[name]?.[0] === value ? null : value,
    ]);
    write({ [TEXT]: typed.text || null, ...Object.fromEntries(values) });
  };
  return {
    text: typed.text,
    searched,
    filter,
    active: typed.text !== '' || searched !== '' || isNarrowed(filter, chosen(choices, new URLSearchParams())),
    setText,
    setFilter: narrow,
    replaceFilter: narrow,
    clear() {
      clearTimeout(timer.current);
      setTyped((before) => ({ ...before, text: '' }));
      write(Object.fromEntries([TEXT, ...Object.keys(choices)].map((name) => [name, null])));
    },
  };
}

/** A choice of how something is shown, in the address as well. The first value is left out of it. */
export function useUrlChoice<const V extends readonly [string, ...string[]]>(
  name: string,
  values: V,
): readonly [V[number], (value: V[number]) => void] {
  const [query, write] = useUrlParameters();
  const value = values.find((known) => known === query.get(name)) ?? values[0];
  return [value, (wanted) => write({ [name]: wanted === values[0] ? null : wanted })];
}

/** Marks a navigation as a write of this module, in the location's state. */
const OWN_WRITE = { ownWrite: true };

/** Whether the address was last changed by a filter of this screen, and not by "back" or a link. */
function useIsOwnWrite(): boolean {
  const { state } = useLocation() as { readonly state: unknown };
  const kind = useNavigationType();
  return kind === NavigationType.Replace && typeof state === 'object' && state !== null && 'ownWrite' in state;
}

/** Parameters of the address, and a function that changes some of them; null takes one away. Makes no history. */
function useUrlParameters(): readonly [URLSearchParams, (changes: Readonly<Record<string, string | null>>) => void] {
  const [query, setQuery] = useSearchParams();
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
      { replace: true, preventScrollReset: true, state: OWN_WRITE },
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
