import { SIGNED_OUT, TAP_FRAGMENT } from '@countin/auth-sync/browser';
import type { DeviceList } from './device-list.ts';
import type { KeepAnswer } from './keep-request.ts';

/** When a tab of the two sites, or a device on an artist's address, last looked for a session. */
const LOOKUP_KEY = 'countin-lookup';
/** A visitor is not led through the other site at every tap. */
const LOOKUP_PAUSE_MS = 10 * 60_000;
/** The way of this tab to the other site and back. */
const JOURNEY_KEY = 'countin-journey';

interface Journey {
  /** Path and query of the page that was left; empty once the tab is led there. */
  readonly page: string;
  readonly scroll: number;
  /** What the device had, and the secret of the tap on an artist's or label's address. */
  readonly requested: DeviceList;
  readonly proof: string;
}

/** Return from the other site. */
export interface Return {
  readonly requested: DeviceList;
  readonly proof: string;
  /** Token for the tap; empty without one. */
  readonly token: string;
}

/**
 * Leaves for where a session may be, and comes back here. Only if nothing is lost, and not again soon where no user was
 * signed in.
 */
export function beginLookup(window: Window, requested: DeviceList, { lookup, proof = '' }: KeepAnswer): boolean {
  if (lookup === undefined) return false;
  try {
    const { localStorage, sessionStorage, location, scrollY } = window;
    if (proof !== '' && localStorage.getItem(LOOKUP_KEY) !== null) return false;
    if (Date.now() - Number(sessionStorage.getItem(LOOKUP_KEY) ?? 0) < LOOKUP_PAUSE_MS) return false;
    if (isBusy(window)) return false;
    const page = location.pathname + location.search;
    if (proof === '') sessionStorage.setItem(LOOKUP_KEY, String(Date.now()));
    sessionStorage.setItem(JOURNEY_KEY, JSON.stringify({ page, scroll: scrollY, requested, proof } satisfies Journey));
    location.assign(proof === '' ? `${lookup}?${new URLSearchParams({ next: page })}` : lookup);
    return true;
  } catch {
    // Without storage, it would be forgotten afterwards.
    return false;
  }
}

/** Return of this tab from {@link beginLookup}; null on every other visit. Drops an answer that no tap here asked for. */
export function endLookup(window: Window): Return | null {
  const answer = takeAnswer(window);
  try {
    const journey = takeJourney(window, answer);
    if (!journey) return null;
    if (answer === SIGNED_OUT) window.localStorage.setItem(LOOKUP_KEY, String(Date.now()));
    window.scrollTo({ top: journey.scroll, behavior: 'instant' });
    const token = answer?.includes('.') === true ? answer : '';
    return { requested: journey.requested, proof: journey.proof, token };
  } catch {
    return null;
  }
}

/** Removes the answer to a tap from the address; null without one. */
function takeAnswer({ location, history }: Window): string | null {
  const { hash, pathname, search } = location;
  if (!hash.startsWith(TAP_FRAGMENT)) return null;
  history.replaceState(history.state, '', pathname + search);
  return hash.slice(TAP_FRAGMENT.length);
}

/** Ends the way of this tab. Null without one, on to the page of the tap, or if the tab went back by itself. */
function takeJourney({ location, sessionStorage }: Window, answer: string | null): Journey | null {
  const journey = JSON.parse(sessionStorage.getItem(JOURNEY_KEY) ?? 'null') as Journey | null;
  if (!journey || journey.proof === '' || answer === null) {
    sessionStorage.removeItem(JOURNEY_KEY);
    return journey?.proof === '' ? journey : null;
  }
  const { page } = journey;
  if (page !== '' && page !== location.pathname + location.search) {
    // Once: where that page leads elsewhere, the answer counts there.
    sessionStorage.setItem(JOURNEY_KEY, JSON.stringify({ ...journey, page: '' }));
    location.replace(location.origin + page + TAP_FRAGMENT + answer);
    return null;
  }
  sessionStorage.removeItem(JOURNEY_KEY);
  return journey;
}

/** The visitor goes to log in: the next tap looks again. */
export function lookAgain(window: Window): void {
  try {
    window.localStorage.removeItem(LOOKUP_KEY);
  } catch {
    // Without storage nothing was noted.
  }
}

/** Whether leaving would lose typed text or stop the music. */
function isBusy({ document, navigator }: Window): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea')];
  const typed = fields.some((each) => each.value !== each.defaultValue || each.checked !== each.defaultChecked);
  return typed || ('mediaSession' in navigator && navigator.mediaSession.playbackState === 'playing');
}
