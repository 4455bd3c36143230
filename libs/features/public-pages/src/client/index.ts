import type { FanLocation, PageScript } from '../browser/page-script.ts';
import { browserZone } from '../browser/browser-zone.ts';
import { remembered } from '../browser/remembered.ts';
import { createServerClock } from '../browser/server-clock.ts';
import { createStore } from '../browser/store.ts';
import { fanMoment } from '../moment/fan-moment.ts';
import { writeReleaseLines } from '../moment/write-release-lines.ts';
import { createCounting } from '../browser/counting.ts';
import { leadStraight } from '../urls/outgoing-link.ts';
import { countVisit } from './count-visit.ts';
import { hydrateIslands, type RunPart } from './hydrate-islands.tsx';
import { enhanceKeep } from './keep.ts';
import { watchMovedMoment } from './moved-moment.ts';
import { readPageData, type PageData } from './page-data.ts';
import { enhancePerson, personOf } from './person.ts';
import { enhancePreferences } from './preferences.ts';
import { enhanceSignedIn, hasSession } from './signed-in.ts';

/** Runs each part as a separate task, so that a slow phone stays responsive to touch. */
const asTask: RunPart = (part) => void setTimeout(part);

/**
 * Adds the features of a public page that need a script. Every page works without it.
 *
 * @param run how each part is scheduled; tests run it synchronously
 */
export function runPageScript(window: Window & typeof globalThis, run: RunPart = asTask): void {
  const data = readPageData(window.document);
  const script = pageScript(data, window);
  const countdown = data && 'countdown' in data ? data.countdown : null;
  // An embed must not use storage or take the focus.
  const isEmbed = data?.page === 'embed';
  if (!isEmbed) {
    run(() => enhancePreferences(window));
    run(() => enhanceKeep(window));
  }
  hydrateIslands(window.document, { script, countdown, window }, run);
  run(() => writeReleaseLines(window.document, script.clock));
  if (data) enhancePage(data, script, window, run);
  const { count } = script;
  if (!count || (window.navigator as Partial<Navigator>).sendBeacon) run(() => leadStraight(window.document));
  // Last, since the page does not wait for it.
  if (count) run(() => countVisit(count, window, isEmbed));
}

/**
 * Whether the browser is that of an artist, a label or a member, by its own sign-in. On Countin that is every signed-in
 * user, on 4track those with an artist. Nothing is read in a frame of another site.
 */
function isOwnVisit(data: PageData, window: Window): boolean {
  if (data.page === 'embed') return false;
  const { site } = window.document.documentElement.dataset;
  return site === 'countin' ? hasSession(window) : personOf(window)?.ownsArtist === true;
}

/** Runs the parts that only one kind of page has. */
function enhancePage(data: PageData, script: PageScript, window: Window & typeof globalThis, run: RunPart): void {
  switch (data.page) {
    case 'release':
      run(() => script.service.set(remembered(() => window.localStorage, 'service')));
      if (data.waiting) run(() => watchMovedMoment(data, script.clock, fanMoment(data.moment), window));
      break;
    case 'home':
    case 'artist':
      run(() => enhancePerson(window));
      break;
    case 'splash':
      run(() => enhanceSignedIn(window));
  }
}

/** Objects that the islands of this page share. Only a release page needs the fan's location. */
function pageScript(data: PageData | null, window: Window & typeof globalThis): PageScript {
  return {
    clock: createServerClock({
      fetch: (address, init) => window.fetch(address, init),
      wall: () => Date.now(),
      steady: () => window.performance.now(),
      ...(data?.page === 'release' && { requested: () => ({ zone: browserZone(), lang: data.language }) }),
    }),
    location: createStore<FanLocation | null>(null),
    service: createStore<string | null>(null),
    // The address of a receipt is a secret. The host counts what is a page of an artist, a label or a site.
    ...(data && data.page !== 'receipt' && !isOwnVisit(data, window) && { count: createCounting(window) }),
  };
}
