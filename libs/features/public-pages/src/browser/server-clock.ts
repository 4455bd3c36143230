import { countryOf } from '@countin/domain/locale';
import { SCRIPT_PATHS } from '@countin/domain/urls';

/** Dependencies of the clock; tests pass fakes. */
export interface ClockSources {
  /** Gets the server's time and the fan's assumed country, `{"now": ms, "country": "PT", "name": "Portugal"}`. */
  fetch(address: string, init: { cache: 'no-store'; signal: AbortSignal }): Promise<Pick<Response, 'ok' | 'json'>>;
  /** The device's clock, milliseconds since 1970. */
  wall(): number;
  /** Monotonic clock in milliseconds; the user cannot set it. */
  steady(): number;
  /** Query for the fan's country: the browser's time zone and the page's language. */
  readonly requested?: () => { readonly zone: string; readonly lang: string };
}

/** The fan's country. */
export interface FanCountry {
  /** ISO code. */
  readonly country: string;
  /** Country name in the page's language, if the server sent it. */
  readonly name?: string;
}

export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Synchronizes with the server again. If the request fails, the clock keeps its current offset. */
  ask(): Promise<void>;
  /** Whether a request is pending. */
  asking(): boolean;
  /** Country from the server; null before the first response, and if the server does not know it. */
  place(): FanCountry | null;
}

/** Minimum difference between wall clock and steady clock that counts as sleep. Less is clock drift. */
const SLEPT_MS = 5000;
/** Maximum round trip, milliseconds. The time of a slower response is too inaccurate. */
const SLOWEST_MS = 10_000;

/** Creates a clock that uses the device's time until the server responds, then the server's time. */
export function createServerClock({ fetch, wall, steady, requested }: ClockSources): ServerClock {
  let place: FanCountry | null = null;
  let asking: Promise<void> | null = null;
  let base = { server: wall(), steady: steady(), wall: wall() };
  return {
    now: () => base.server + steady() - base.steady,
    ask: () => (asking ??= ask().finally(() => (asking = null))),
    asking: () => asking !== null,
    place: () => place,
  };

  async function ask(): Promise<void> {
    const sent = steady();
    // `AbortSignal.timeout` is newer than the oldest supported browsers.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), SLOWEST_MS);
    try {
      const answer = await fetch(
        requested ? `${SCRIPT_PATHS.time}?${new URLSearchParams(requested())}` : SCRIPT_PATHS.time,
        {
          cache: 'no-store',
          signal: late.signal,
        },
      );
      const { now, country, name } = (await answer.json()) as { now: unknown; country?: unknown; name?: unknown };
      const received = steady();
      const code = typeof country === 'string' ? countryOf(country) : null;
      place = code === null ? null : { country: code, ...(typeof name === 'string' && { name }) };
      // Assumes that the server read its clock halfway through the round trip.
      if (answer.ok && typeof now === 'number' && received - sent < SLOWEST_MS)
        base = { server: now, steady: (sent + received) / 2, wall: wall() - (received - sent) / 2 };
    } catch {
      // Offline: the steady clock may stop while the device sleeps, but the wall clock does not.
      const asleep = wall() - base.wall - (steady() - base.steady);
      if (asleep > SLEPT_MS) base = { server: base.server + asleep, steady: base.steady, wall: base.wall + asleep };
    } finally {
      clearTimeout(timer);
    }
  }
}
