import { useDebouncedValue } from '@countin/screen-kit/hooks';
import type { SlugAvailability } from '@countin/data/profiles';
import type { ErrorCode } from '@countin/domain/errors';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { slugState, type SlugState } from './slug-state.ts';

/** A query that says whether a slug is free. */
export type SlugQuery<K extends QueryKey> = (
  slug: string,
) => UseQueryOptions<SlugAvailability, Error, SlugAvailability, K>;

interface UseSlug<K extends QueryKey> {
  /** Suggested slug, e.g. derived from the name. Used until the user types their own. */
  readonly suggestion: string;
  readonly errorCodeOf: (slug: string) => ErrorCode | null;
  readonly query: SlugQuery<K>;
  /** Scope in which the slug must be unique, e.g. an artist's id. A slug taken in one scope may be free in another. */
  readonly scope?: string;
}

export interface SlugControl {
  readonly slug: string;
  readonly state: SlugState;
  /** Whether a save was refused for this very slug. */
  readonly wasLost: boolean;
  readonly onChange: (slug: string) => void;
  /** Call after a save was refused because another profile took the slug. */
  readonly onLost: () => void;
  readonly onRetry: () => void;
}

/** Debounce between the last key and the request to the server, milliseconds. */
const DEBOUNCE_MS = 300;

/** The slug of a form: suggested at first, editable by the user, and checked live on the server. */
export function useSlug<K extends QueryKey>({ suggestion, errorCodeOf, query, scope = '' }: UseSlug<K>): SlugControl {
  const [typed, setTyped] = useState<string | null>(null);
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const slug = typed ?? suggestion;
  const errorCode = errorCodeOf(slug);
  const debounced = useDebouncedValue(slug, DEBOUNCE_MS);
  const { data, refetch, isFetching } = useQuery({
    ...query(debounced),
    enabled: debounced === slug && errorCode === null,
  });
  const answer = debounced === slug && !isFetching ? data : undefined;
  const wasLost = lost.has(`${scope} ${slug}`);
  return {
    slug,
    state: slugState({ slug, errorCode, wasLost, answer }),
    wasLost,
    onChange: (text) => setTyped(text.toLowerCase().replace(/\s+/g, '-')),
    onLost: () => setLost(new Set([...lost, `${scope} ${slug}`])),
    onRetry: () => void refetch(),
  };
}

/** Maps the error `slug/taken` of a save to the slug field, which then shows the error and gets the focus. */
export function slugField(control: Pick<SlugControl, 'onLost'>): (code: ErrorCode) => string | null {
  return (code) => {
    if (code !== 'slug/taken') return null;
    control.onLost();
    return 'customSlug';
  };
}
