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
  useMoment(moment, step, setLeft, onDone);
  return left;
}

/** Whether a release moment has come while the page was open. */
export function useReleased(moment: MomentData): boolean {
  const [released, setReleased] = useState(false);
  useMoment(moment, MINUTE_MS, ignore, () => setReleased(true));
  return released;
}

function useMoment(moment: MomentData, step: number, onTick: (left: number) => void, onDone: () => void): void {
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
      onTick,
      onDone: () => done.current(),
    });
  }, [clock, step, onTick]);
}

const ignore = () => undefined;
