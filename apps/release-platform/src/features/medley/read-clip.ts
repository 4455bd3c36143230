import type { ErrorCode } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import { clipTypeOf } from '@countin/domain/media';

/** How long a browser may take to find out about a clip, milliseconds. Publishing measures what is unknown by then. */
const PATIENCE_MS = 5000;
/** Some browsers guess the length from the first frames. Publishing decides about values this close to a limit. */
const LENIENCE_MS = 1000;

/** What a browser finds out about a file. */
interface FoundClip {
  /** Why the file can be no clip; null if nothing is wrong, or if this browser cannot play such files. */
  readonly errorCode: ErrorCode | null;
  /** Length, milliseconds; null where this browser cannot tell. */
  readonly durationMs: number | null;
}

/**
 * Looks at a file that is to become a clip. Publishing measures each clip again.
 *
 * @param src address that the file can be played from
 */
export async function lookAtClip(
  file: Pick<File, 'type' | 'size'>,
  src: string,
  makePlayer: () => HTMLAudioElement = () => new Audio(),
): Promise<FoundClip> {
  const refused = (errorCode: ErrorCode): FoundClip => ({ errorCode, durationMs: null });
  const unknown: FoundClip = { errorCode: null, durationMs: null };
  const type = clipTypeOf(file.type);
  if (!type || file.size === 0) return refused('clip/type');
  if (file.size > LIMITS.clipBytes) return refused('clip/too-large');
  const player = makePlayer();
  const seconds = await durationOf(player, src);
  if (seconds === 'unreadable') return player.canPlayType(type) === '' ? unknown : refused('clip/type');
  if (seconds === null) return unknown;
  const durationMs = Math.round(seconds * 1000);
  return { errorCode: lengthError(durationMs), durationMs };
}

function lengthError(ms: number): ErrorCode | null {
  if (ms < LIMITS.clipShortestMs - LENIENCE_MS) return 'clip/too-short';
  return ms > LIMITS.clipLongestMs + LENIENCE_MS ? 'clip/too-long' : null;
}

/** Seconds; null where the browser does not say, as for streams that were recorded without their length. */
function durationOf(player: HTMLAudioElement, src: string): Promise<number | 'unreadable' | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    const end = (outcome: number | 'unreadable' | null) => {
      clearTimeout(timer);
      player.removeAttribute('src');
      resolve(outcome);
    };
    player.onloadedmetadata = () => end(Number.isFinite(player.duration) ? player.duration : null);
    player.onerror = () => end('unreadable');
    player.preload = 'metadata';
    player.src = src;
  });
}
