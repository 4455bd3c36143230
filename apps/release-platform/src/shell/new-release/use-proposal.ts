import type { ReleaseProposal } from '@countin/domain/link-finding';
import { useDebouncedValue } from '@countin/screen-kit/hooks';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { readEntry, type Entry } from './entry.ts';

/** A query that proposes a release of an artist. */
export type ProposalQuery<K extends QueryKey> = (
  artistId: string,
  text: string,
) => UseQueryOptions<ReleaseProposal, Error, ReleaseProposal, K>;

/**
 * What becomes of the entry. `release`: the services have it. `alone`: the draft gets a title, and the link or code. `wrong`: the
 * entry has an error.
 */
export type Mode = 'title' | 'looking' | 'release' | 'alone' | 'wrong';

/** An entry with what the services say to it. */
export interface Proposal {
  readonly entry: Entry;
  readonly mode: Mode;
  readonly found: ReleaseProposal | null;
  readonly error: Error | null;
  /** Call with each new text: pasted texts are looked up at once, typed ones after a pause. */
  readonly onText: (text: string, before: string) => void;
  readonly stop: () => void;
  readonly tryAgain: () => void;
}

const TYPING_MS = 500;

/** Looks up what was entered, by itself. */
export function useProposal<K extends QueryKey>(query: ProposalQuery<K>, artistId: string, text: string): Proposal {
  const entry = readEntry(text);
  const typed = useDebouncedValue(text, TYPING_MS);
  const [pasted, setPasted] = useState<string | null>(null);
  const [stopped, setStopped] = useState<string | null>(null);
  const wanted = entry.kind === 'query' && stopped !== text;
  const { data, error, isFetching, refetch } = useQuery({
    ...query(artistId, text.trim()),
    enabled: wanted && (pasted === text || typed === text),
  });
  const answer = wanted && !isFetching ? answerOf(data, error) : null;
  return {
    entry,
    mode: modeOf(entry, wanted, answer),
    ...(answer ?? NO_ANSWER),
    onText(next, before) {
      // More than a key brings.
      if (next.length > before.length + 1) setPasted(next);
      if (stopped !== null) setStopped(null);
    },
    stop: () => setStopped(text),
    tryAgain() {
      setStopped(null);
      void refetch();
    },
  };
}

type Answer = Pick<Proposal, 'found' | 'error'>;

const NO_ANSWER: Answer = { found: null, error: null };

function answerOf(found: ReleaseProposal | undefined, error: Error | null): Answer | null {
  if (error) return { found: null, error };
  return found === undefined ? null : { found, error: null };
}

function modeOf({ kind }: Entry, wanted: boolean, answer: Answer | null): Mode {
  if (kind === 'title' || kind === 'wrong') return kind;
  if (wanted && !answer) return 'looking';
  return answer?.found?.release ? 'release' : 'alone';
}
