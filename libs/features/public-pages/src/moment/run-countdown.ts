import { countdownParts, type CountdownWords } from '@countin/i18n';
import type { ServerClock } from '../browser/server-clock.ts';

interface CountdownOptions {
  readonly root: Document;
  readonly clock: ServerClock;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly words: CountdownWords;
  /** What shows it; the page's one timer where nothing else is said. */
  readonly timer?: HTMLElement | null;
  /** The person wants nothing to move: no seconds then. */
  readonly reducedMotion: boolean;
  /** The moment has come. */
  readonly onDone: () => void;
}

/** Runs the countdown on the server's time until the moment comes. Returns its dispose function. */
export function runCountdown({
  root,
  clock,
  at,
  words,
  timer = root.querySelector<HTMLElement>('[role=timer]'),
  reducedMotion,
  onDone,
}: CountdownOptions): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const step = reducedMotion ? 60_000 : 1000;

  function tick(): void {
    clearTimeout(next);
    if (done) return;
    const left = at - clock.now();
    // The device alone does not say that the moment has come: its clock may be ahead.
    if (left <= 0 && clock.asking()) return;
    if (left <= 0) return (stop(), onDone());
    // Without seconds a minute counts until it is over.
    show(reducedMotion ? Math.ceil(left / step) * step : left);
    // Just after the next full one, so that none is skipped or shown twice; the last minute ends at the moment.
    next = setTimeout(tick, (left % step) + 8);
  }

  const ask = () => void clock.ask().then(tick);

  function show(left: number): void {
    if (!timer) return;
    timer.removeAttribute('data-pending');
    timer.toggleAttribute('data-last', left <= 10_000);
    for (const { unit, digits, label } of countdownParts(words, left)) {
      const part = timer.querySelector(`[data-unit=${unit}]`);
      write(part?.querySelector('b'), digits);
      write(part?.querySelector('span'), label);
    }
  }

  /** Timers of a hidden page sleep, and so may the device. */
  function onVisible(): void {
    if (root.visibilityState !== 'visible') return;
    ask();
    tick();
  }

  function stop(): void {
    clearTimeout(next);
    done = true;
    root.removeEventListener('visibilitychange', onVisible);
  }

  root.addEventListener('visibilitychange', onVisible);
  ask();
  tick();
  return stop;
}

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
