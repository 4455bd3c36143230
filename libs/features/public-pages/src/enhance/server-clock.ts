import { countryOf } from '@countin/domain';

/** What a clock is made from; tests pass their own. */
export interface ClockSources {
  /** The server's time and where it takes the fan to be, `{"now": ms, "country": "PT"}`. */
  fetch(address: string, init: { cache: 'no-store'; signal: AbortSignal }): Promise<Pick<Response, 'ok' | 'json'>>;
  /** The device's clock, milliseconds since 1970. */
  wall(): number;
  /** Milliseconds since any fixed moment, that nobody can set. */
  steady(): number;
}

export interface ServerClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Asks the server again; without an answer the clock runs on as it did. */
  ask(): Promise<void>;
  /** Whether an answer is on its way. */
  asking(): boolean;
  /** Where the platform says the fan is, by ISO code; null before an answer, and where it does not say so. */
  country(): string | null;
}

/** Less than this is two clocks disagreeing, not a device that slept. */
const SLEPT_MS = 5000;
/** An answer that takes longer says too little. */
const SLOWEST_MS = 10_000;

/** A clock that runs on the device's until the server has answered, and then on the server's. */
export function createServerClock({ fetch, wall, steady }: ClockSources): ServerClock {
  let place: string | null = null;
  let asking: Promise<void> | null = null;
  let base = { server: wall(), steady: steady(), wall: wall() };
  return {
    now: () => base.server + steady() - base.steady,
    ask: () => (asking ??= ask().finally(() => (asking = null))),
    asking: () => asking !== null,
    country: () => place,
  };

  async function ask(): Promise<void> {
    const sent = steady();
    try {
      const answer = await fetch('/time', { cache: 'no-store', signal: AbortSignal.timeout(SLOWEST_MS) });
      const { now, country } = (await answer.json()) as { now: unknown; country?: unknown };
      const received = steady();
      place = typeof country === 'string' ? countryOf(country) : null;
      // The answer was written about half-way; a very slow one says too little.
      if (answer.ok && typeof now === 'number' && received - sent < SLOWEST_MS) base = { server: now, steady: (sent + received) / 2, wall: wall() - (received - sent) / 2 };
    } catch {
      // Offline: where the device slept, the steady clock may have stood still, and the wall clock has not.
      const asleep = wall() - base.wall - (steady() - base.steady);
      if (asleep > SLEPT_MS) base = { server: base.server + asleep, steady: base.steady, wall: base.wall + asleep };
    }
  }
}
