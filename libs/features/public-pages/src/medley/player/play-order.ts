/** Order in which a player plays its tracks, by their index. Its own order grows with its tracks. */
export interface TrackOrder {
  readonly failed: ReadonlySet<number>;
  /** Tries every track again. */
  forgive(): void;
  fail(track: number): void;
  first(): number | null;
  after(track: number): number | null;
  before(track: number): number | null;
}

/** Order of the tracks, without those that do not play. */
export class PlayOrder implements TrackOrder {
  readonly #count: number;
  readonly #failed = new Set<number>();

  constructor(count: number) {
    this.#count = count;
  }

  get failed(): ReadonlySet<number> {
    return this.#failed;
  }

  forgive(): void {
    this.#failed.clear();
  }

  fail(track: number): void {
    this.#failed.add(track);
  }

  first(): number | null {
    return this.after(-1);
  }

  after(track: number): number | null {
    for (let next = track + 1; next < this.#count; next += 1) if (!this.#failed.has(next)) return next;
    return null;
  }

  before(track: number): number | null {
    for (let previous = track - 1; previous >= 0; previous -= 1) if (!this.#failed.has(previous)) return previous;
    return null;
  }
}
