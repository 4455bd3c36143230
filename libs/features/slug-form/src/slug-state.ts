import type { SlugAvailability } from '@countin/data/profiles';
import type { ErrorCode } from '@countin/domain/errors';

/** What is known about the slug in a field. */
export type SlugState =
  | { readonly kind: 'empty' }
  /** It cannot be had; the code says why. */
  | { readonly kind: 'fault'; readonly code: ErrorCode }
  | { readonly kind: 'checking' }
  | { readonly kind: 'free' }
  /** It could not be asked. Counts as not available (section 5 of the specification). */
  | { readonly kind: 'unknown' };

interface SlugFacts {
  readonly slug: string;
  /** What the format rules say about it. */
  readonly fault: ErrorCode | null;
  /** A save was refused for it: taken between check and save. */
  readonly wasLost: boolean;
  /** The answer for exactly this slug; undefined while it is on its way. */
  readonly answer: SlugAvailability | undefined;
}

/** What a slug field shows. Rules come first, since nobody needs to be asked about them. */
export function slugState({ slug, fault, wasLost, answer }: SlugFacts): SlugState {
  if (slug === '') return { kind: 'empty' };
  if (fault) return { kind: 'fault', code: fault };
  if (wasLost) return { kind: 'fault', code: 'slug/taken' };
  if (!answer) return { kind: 'checking' };
  if (answer.free) return { kind: 'free' };
  return answer.fault === 'service/unavailable' ? { kind: 'unknown' } : { kind: 'fault', code: answer.fault };
}

/** Whether a save may be tried. While a check is under way it may: the save itself decides. */
export function maySave(state: SlugState): boolean {
  return state.kind === 'free' || state.kind === 'checking';
}
