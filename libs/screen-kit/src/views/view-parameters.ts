import { MOST_VIEW_VALUE, type SavedViewScreen } from '@countin/domain/publisher';

/** What a screen's views are about. */
export interface SavedViewsProps {
  readonly screen: SavedViewScreen;
  /** Parameters of the address that belong to a view: the search, filters and layout. Others are not saved or applied. */
  readonly parameters: readonly string[];
}

/** Parameters of an address that belong to a view. Longer values are left out: nothing could be read from a part. */
export function parametersOf(query: URLSearchParams, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' || value.length > MOST_VIEW_VALUE ? [] : [[name, value]];
    }),
  );
}

/** Address part of a view: parameters that the screen knows, and nothing else. */
export function searchOf(parameters: Readonly<Record<string, string>>, names: readonly string[]): string {
  const known = Object.entries(parameters).filter(([name]) => names.includes(name));
  return known.length === 0 ? '' : `?${new URLSearchParams(known).toString()}`;
}
