import type { AiDisclosure, ReleasePage, Track } from '@countin/domain/release';
import { sameValue } from '@countin/domain/values';

/** What is said of AI in a release, for its page. */
interface SaidOfAi {
  /** Of the release as a whole; null if nothing is said of it. */
  readonly whole: AiDisclosure | null;
  /** Of tracks that say something else, with their positions from 0. */
  readonly tracks: readonly { readonly said: AiDisclosure; readonly positions: readonly number[] }[];
}

/** Collects what is said of AI, each once. What every track says holds for a release that says nothing. */
export function saidOfAi({ ai, tracks }: Pick<ReleasePage, 'ai' | 'tracks'>): SaidOfAi {
  const groups = groupsOf(tracks);
  const [first] = groups;
  const isOfAll = first !== undefined && first.positions.length === tracks.length;
  const whole = ai ?? (isOfAll ? first.said : null);
  return { whole, tracks: isOfAll && sameValue(first.said, whole) ? [] : groups };
}

function groupsOf(tracks: readonly Pick<Track, 'ai'>[]) {
  const groups: { said: AiDisclosure; positions: number[] }[] = [];
  for (const [at, { ai }] of tracks.entries()) {
    if (ai === null) continue;
    const known = groups.find(({ said }) => sameValue(said, ai));
    if (known) known.positions.push(at);
    else groups.push({ said: ai, positions: [at] });
  }
  return groups;
}
