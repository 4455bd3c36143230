import { formatInstant } from '@countin/i18n';
import type { ReleaseData } from '../release/release-page-data.ts';
import { browserZone } from '../browser/browser-zone.ts';
import { runCountdown } from '../moment/run-countdown.ts';
import { fanLocale, fanMoment, writtenLike } from '../moment/fan-moment.ts';
import { enhanceLocation } from './location.ts';
import { watchMovedMoment } from './moved-moment.ts';
import { createServerClock } from '../browser/server-clock.ts';
import { hydrateIslands } from './hydrate-islands.tsx';
import { enhanceStoreChoice } from './store-choice.ts';

/** Enhances a release page: local times, countdown, switch to the stores at release, and sign-up form. */
export function enhanceRelease(data: ReleaseData, window: Window & typeof globalThis): void {
  const { document: root, navigator } = window;
  enhanceStoreChoice(window);
  const zone = browserZone();
  const clock = createServerClock({
    fetch: (address, init) => window.fetch(address, init),
    wall: () => Date.now(),
    steady: () => window.performance.now(),
    asked: { zone, lang: data.language },
  });
  enhanceLocation(data, clock, window);
  const before = root.querySelector<HTMLElement>('[data-when=before]');
  if (!before) return;

  const at = fanMoment(data.moment);
  const locale = fanLocale(data.language, navigator.languages);
  // The server's text stays unless the fan's region formats it differently or the time depends on the fan's zone.
  const rewritten = 'at' in data.moment || !writtenLike(data.language, locale);
  const texts: Record<string, string> = {
    ...(rewritten && formatInstant(locale, at, zone, Date.now())),
    clock: data.texts.clock,
  };
  for (const [name, text] of Object.entries(texts)) {
    const part = before.querySelector(`.when [data-part=${name}]`);
    if (part) part.textContent = text;
  }
  watchMovedMoment(data, clock, at, window);
  runCountdown({
    root,
    clock,
    at,
    words: data.countdown,
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    onDone: () => turn(data, window),
  });
}

/** At the release moment: replaces the countdown with the stores, and announces it to screen readers. */
function turn({ texts }: ReleaseData, window: Window & typeof globalThis): void {
  const root = window.document;
  const before = root.querySelector<HTMLElement>('[data-when=before]');
  const after = root.querySelector<HTMLElement>('[data-when=after]');
  if (!before || !after) return;
  const focused = before.contains(root.activeElement);
  const heading = after.querySelector<HTMLElement>('h2');
  // A live region must be empty first, or a screen reader does not announce its new text.
  if (heading) heading.textContent = '';
  // The stores are in a `template` until release, so that they cannot be used or read out earlier.
  const offer = after.querySelector('template');
  offer?.replaceWith(offer.content);
  hydrateIslands(after);
  before.hidden = true;
  after.hidden = false;
  root.getElementById('main')?.setAttribute('data-turned', '');
  requestAnimationFrame(() => {
    if (!heading) return;
    heading.textContent = texts.available;
    if (!focused) return;
    // Keeps the focus on the page when the focused element is removed.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
