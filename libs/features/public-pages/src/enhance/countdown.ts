import { countdownParts } from '@countin/i18n';
import type { ServerClock } from './server-clock.ts';

interface CountdownOptions {
  readonly root: Document;
  readonly clock: ServerClock;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly locale: string;
  /** The moment has come. */
  readonly onDone: () => void;
}

/** Runs the countdown on the server's time until the moment comes. Returns its dispose function. */
export function runCountdown({ root, clock, at, locale, onDone }: CountdownOptions): () => void {
  const timer = root.querySelector<HTMLElement>('[role=timer]');
  let next: ReturnType<typeof setTimeout> | undefined;

  function tick(): void {
    clearTimeout(next);
    const left = at - clock.now();
    if (left <= 0) return stop(), onDone();
    show(left);
    // Just after the next full second, so that none is skipped or shown twice.
    next = setTimeout(tick, (left % 1000) + 8);
  }

  function show(left: number): void {
    if (!timer) return;
    timer.removeAttribute('data-pending');
    timer.toggleAttribute('data-last', left <= 10_000);
    for (const { unit, digits, label } of countdownParts(locale, left)) {
      const part = timer.querySelector(`[data-unit=${unit}]`);
      write(part?.querySelector('b'), digits);
      write(part?.querySelector('span'), label);
    }
  }

  /** Timers of a hidden page sleep, and so may the device. */
  function onVisible(): void {
    if (root.visibilityState !== 'visible') return;
    tick();
    void clock.ask().then(() => next !== undefined && tick());
  }

  function stop(): void {
    clearTimeout(next);
    next = undefined;
    root.removeEventListener('visibilitychange', onVisible);
  }

  root.addEventListener('visibilitychange', onVisible);
  tick();
  void clock.ask().then(() => next !== undefined && tick());
  return stop;
}

function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
