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
  /** A slug that follows what it is made from, until the person writes their own. */
  readonly suggestion: string;
  readonly faultOf: (slug: string) => ErrorCode | null;
  readonly query: SlugQuery<K>;
  /** Where the slug must be unique, e.g. an artist's id: what was lost there may be free elsewhere. */
  readonly scope?: string;
}

export interface SlugControl {
  readonly slug: string;
  readonly state: SlugState;
  /** Whether a save was refused for this very slug. */
  readonly wasLost: boolean;
  readonly onChange: (slug: string) => void;
  /** A save was refused: somebody else has it. */
  readonly onLost: () => void;
  readonly onRetry: () => void;
}

/** Time after the last key before the server is asked, milliseconds. */
const DEBOUNCE_MS = 300;

/** The slug of a form: suggested, then typed, and checked as it stands. */
export function useSlug<K extends QueryKey>({ suggestion, faultOf, query, scope = '' }: UseSlug<K>): SlugControl {
  const [typed, setTyped] = useState<string | null>(null);
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const slug = typed ?? suggestion;
  const fault = faultOf(slug);
  const debounced = useDebouncedValue(slug, DEBOUNCE_MS);
  const { data, refetch, isFetching } = useQuery({ ...query(debounced), enabled: debounced === slug && fault === null });
  const answer = debounced === slug && !isFetching ? data : undefined;
  const wasLost = lost.has(`${scope} ${slug}`);
  return {
    slug,
    state: slugState({ slug, fault, wasLost, answer }),
    wasLost,
    onChange: (text) => setTyped(text.toLowerCase().replace(/\s+/g, '-')),
    onLost: () => setLost(new Set([...lost, `${scope} ${slug}`])),
    onRetry: () => void refetch(),
  };
}

/** For a form with a slug: a save that lost the slug to somebody else is said by its field, which gets the focus. */
export function slugField(control: Pick<SlugControl, 'onLost'>): (code: ErrorCode) => string | null {
  return (code) => {
    if (code !== 'slug/taken') return null;
    control.onLost();
    return 'customSlug';
  };
}
