import type { CountEvent } from '../../browser/counting.ts';
import type { MedleyData } from '../medley-data.ts';
import type { PlayerState } from './medley-player.ts';

/** Counts clips that are started, and the tenth in which each was left. A clip gives way to the next a moment before its end. */
export function countListening(
  { tracks }: Pick<MedleyData, 'tracks'>,
  count: CountEvent,
  window: Pick<Window, 'addEventListener'>,
): (state: PlayerState) => void {
  let heard = -1;
  let furthest = 0;
  const clip = () => tracks[heard]?.src.split('/').pop() ?? '';
  const leave = () => {
    if (heard >= 0) count({ e: 'leave', t: clip(), n: furthest });
    heard = -1;
  };
  window.addEventListener('pagehide', leave);
  return ({ track, begun, at, length }) => {
    if (!begun || track !== heard) leave();
    if (!begun) return;
    if (heard < 0) {
      heard = track;
      furthest = 0;
      count({ e: 'play', t: clip() });
    }
    if (length > 0) furthest = Math.max(furthest, length - at < 1 ? 10 : Math.floor((at / length) * 10));
  };
}
