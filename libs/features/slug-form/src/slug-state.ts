import type { SlugAvailability } from '@countin/data/profiles';
import type { ErrorCode } from '@countin/domain/errors';

/** State of the slug in a field. */
export type SlugState =
  | { readonly kind: 'empty' }
  /** The slug is not available; the code gives the reason. */
  | { readonly kind: 'error'; readonly code: ErrorCode }
  | { readonly kind: 'checking' }
  | { readonly kind: 'free' }
  /** The request failed. Counts as not available (section 5 of the specification). */
  | { readonly kind: 'unknown' };

interface SlugFacts {
  readonly slug: string;
  /** Error code of the format rules. */
  readonly errorCode: ErrorCode | null;
  /** A save was refused for it: taken between check and save. */
  readonly wasLost: boolean;
  /** The server's answer for exactly this slug; undefined while the request is pending. */
  readonly answer: SlugAvailability | undefined;
}

/** Derives the state of a slug field. Format rules come first, because they need no request. */
export function slugState({ slug, errorCode, wasLost, answer }: SlugFacts): SlugState {
  if (slug === '') return { kind: 'empty' };
  if (errorCode) return { kind: 'error', code: errorCode };
  if (wasLost) return { kind: 'error', code: 'slug/taken' };
  if (!answer) return { kind: 'checking' };
  if (answer.free) return { kind: 'free' };
  return answer.errorCode === 'service/unavailable' ? { kind: 'unknown' } : { kind: 'error', code: answer.errorCode };
}

/** Whether a save may be tried. It may while a check is pending, because the save checks the slug again. */
export function maySave(state: SlugState): boolean {
  return state.kind === 'free' || state.kind === 'checking';
}
