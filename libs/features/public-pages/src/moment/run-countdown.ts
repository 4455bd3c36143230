import type { ServerClock } from '../browser/server-clock.ts';

interface CountdownOptions {
  readonly page: Document;
  readonly clock: Pick<ServerClock, 'now' | 'ask' | 'asking'>;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Interval between two ticks, milliseconds: a second or a minute. */
  readonly step: number;
  /** Receives the remaining milliseconds, rounded up to a full minute if that is the step. */
  readonly onTick: (left: number) => void;
  /** Called once, at the moment. */
  readonly onDone: () => void;
}

/** Runs a countdown on the server's time until its moment. Returns its dispose function. */
export function runCountdown({ page, clock, at, step, onTick, onDone }: CountdownOptions): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  function tick(): void {
    clearTimeout(next);
    if (done) return;
    const left = at - clock.now();
    // The device alone does not say that the moment has come: its clock may be ahead.
    if (left <= 0 && clock.asking()) return;
    if (left <= 0) return (stop(), onDone());
    // Without seconds a minute counts until it is over.
    onTick(step > 1000 ? Math.ceil(left / step) * step : left);
    // Just after the next full step, so that none is skipped or shown twice. The last minute ends at the moment.
    next = setTimeout(tick, (left % step) + 8);
  }

  const ask = () => void clock.ask().then(tick);

  /** Timers of a hidden page sleep, and so may the device. */
  function onVisible(): void {
    if (page.visibilityState !== 'visible') return;
    ask();
    tick();
  }

  function stop(): void {
    clearTimeout(next);
    done = true;
    page.removeEventListener('visibilitychange', onVisible);
  }

  page.addEventListener('visibilitychange', onVisible);
  ask();
  tick();
  return stop;
}
