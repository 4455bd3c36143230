import { useEffect, useRef, useState } from 'react';
import { usePageScript } from '../browser/page-script.ts';
import { useReducedMotion } from '../browser/use-reduced-motion.ts';
import { fanMoment } from './fan-moment.ts';
import type { MomentData } from './moment-data.ts';
import { runCountdown } from './run-countdown.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/**
 * Milliseconds until a release moment, by the second; by the minute for a reader who asked for less motion.
 *
 * @param onDone called once, at the moment
 * @returns null on the server and before the first tick
 */
export function useCountdown(moment: MomentData, onDone: () => void): number | null {
  const step = useReducedMotion() ? MINUTE_MS : SECOND_MS;
  const [left, setLeft] = useState<number | null>(null);
  const clock = usePageScript()?.clock;
  const at = useRef(moment);
  const done = useRef(onDone);
  useEffect(() => void (done.current = onDone));
  useEffect(() => {
    if (!clock) return;
    return runCountdown({
      page: document,
      clock,
      at: fanMoment(at.current),
      step,
      onTick: setLeft,
      onDone: () => done.current(),
    });
  }, [clock, step]);
  return left;
}
