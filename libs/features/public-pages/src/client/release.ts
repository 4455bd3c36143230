import { formatInstant } from '@countin/i18n';
import type { ReleaseData } from '../release/release-page-data.ts';
import { browserZone } from '../browser/browser-zone.ts';
import { runCountdown } from './countdown.ts';
import { fanLocale, fanMoment, writtenLike } from './fan-moment.ts';
import { enhanceLocation } from './location.ts';
import { watchMovedMoment } from './moved-moment.ts';
import { createServerClock } from './server-clock.ts';
import { hydrateIslands } from './hydrate-islands.tsx';
import { enhanceStoreChoice } from './store-choice.ts';

/** Brings a release page to life: the fan's own clock, the countdown, the turn, and the form. */
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
  // As the server wrote it, but for fans whose region writes it otherwise or who have a clock of their own.
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
    calm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    onDone: () => turn(data, window),
  });
}

/** At the moment: the waiting goes, the stores come, and whoever listens is told. */
function turn({ texts }: ReleaseData, window: Window & typeof globalThis): void {
  const root = window.document;
  const before = root.querySelector<HTMLElement>('[data-when=before]');
  const after = root.querySelector<HTMLElement>('[data-when=after]');
  if (!before || !after) return;
  const focused = before.contains(root.activeElement);
  const heading = after.querySelector<HTMLElement>('h2');
  // Its region must be there and empty first, or a screen reader does not take it for news.
  if (heading) heading.textContent = '';
  // Until now it is no part of the page: nothing that is not offered yet can be filled in or read out.
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
    // Focus must not fall off the page with what it stood on.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}
