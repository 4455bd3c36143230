import { countryOf } from '@countin/domain/locale';
import { PUBLIC_PATHS } from '@countin/domain/urls';

/** What a clock is made from; tests pass their own. */
export interface ClockSources {
  /** The server's time and where it takes the fan to be, `{"now": ms, "country": "PT", "name": "Portugal"}`. */
  fetch(address: string, init: { cache: 'no-store'; signal: AbortSignal }): Promise<Pick<Response, 'ok' | 'json'>>;
  /** The device's clock, milliseconds since 1970. */
  wall(): number;
  /** Milliseconds since any fixed moment, that nobody can set. */
  steady(): number;
  /** What the server is told to go by, where the fan's place is asked for: the browser's zone, and the page's language. */
  readonly asked?: { readonly zone: string; readonly lang: string };
}

/** Where a fan is. */
export interface FanCountry {
  /** ISO code. */
  readonly country: string;
  /** In the page's language, where the server said it. */
  readonly name?: string;
}

export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Asks the server again; without an answer the clock runs on as it did. */
  ask(): Promise<void>;
  /** Whether an answer is on its way. */
  asking(): boolean;
  /** Where the server takes the fan to be; null before an answer, and where it does not know. */
  place(): FanCountry | null;
}

/** Less than this is two clocks disagreeing, not a device that slept. */
const SLEPT_MS = 5000;
/** An answer that takes longer says too little. */
const SLOWEST_MS = 10_000;

/** A clock that runs on the device's until the server has answered, and then on the server's. */
export function createServerClock({ fetch, wall, steady, asked }: ClockSources): ServerClock {
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
    try {
      const answer = await fetch(asked ? `${PUBLIC_PATHS.time}?${new URLSearchParams(asked)}` : PUBLIC_PATHS.time, {
        cache: 'no-store',
        signal: AbortSignal.timeout(SLOWEST_MS),
      });
      const { now, country, name } = (await answer.json()) as { now: unknown; country?: unknown; name?: unknown };
      const received = steady();
      const code = typeof country === 'string' ? countryOf(country) : null;
      place = code === null ? null : { country: code, ...(typeof name === 'string' && { name }) };
      // The answer was written about half-way; a very slow one says too little.
      if (answer.ok && typeof now === 'number' && received - sent < SLOWEST_MS)
        base = { server: now, steady: (sent + received) / 2, wall: wall() - (received - sent) / 2 };
    } catch {
      // Offline: where the device slept, the steady clock may have stood still, and the wall clock has not.
      const asleep = wall() - base.wall - (steady() - base.steady);
      if (asleep > SLEPT_MS) base = { server: base.server + asleep, steady: base.steady, wall: base.wall + asleep };
    }
  }
}
