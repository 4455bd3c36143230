import type { CountdownWords } from '@countin/i18n';
import type { MomentData } from '../moment/moment-data.ts';
import { runCountdown } from '../moment/run-countdown.ts';
import { fanMoment } from '../moment/fan-moment.ts';
import { createServerClock } from '../browser/server-clock.ts';

/** Runs the countdowns of a list of releases, all on one clock. */
export function enhanceCountdowns(
  { countdown }: { readonly countdown: CountdownWords },
  window: Window & typeof globalThis,
): void {
  const { document: root } = window;
  const items = [...root.querySelectorAll<HTMLElement>('[data-counted]')];
  if (items.length === 0) return;
  const clock = createServerClock({
    fetch: (address, init) => window.fetch(address, init),
    wall: () => Date.now(),
    steady: () => window.performance.now(),
  });
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const item of items) {
    const moment = JSON.parse(item.dataset['counted'] ?? '') as MomentData;
    const timer = item.querySelector<HTMLElement>('[role=timer]');
    runCountdown({
      root,
      clock,
      at: fanMoment(moment),
      words: countdown,
      timer,
      reducedMotion,
      onDone: () => turn(item, timer),
    });
  }
}

/** At its moment a release says so where its countdown was. */
function turn(item: HTMLElement, timer: HTMLElement | null): void {
  const line = item.querySelector('.line');
  if (line) line.textContent = item.dataset['available'] ?? '';
  item.dataset['out'] = '';
  if (timer) timer.hidden = true;
}
