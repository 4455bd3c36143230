import type { TrackOrder } from '@countin/public-pages/medley-player';

/** Order of a queue that grows. Tracks are played in the order of their addition; another choice ends the rest. */
export class QueueOrder implements TrackOrder {
  readonly failed = new Set<number>();
  #sequence: number[] = [];

  /** Adds tracks at the end. */
  add(tracks: readonly number[]): void {
    this.#sequence.push(...tracks);
  }

  /** Leaves out what would follow a track. */
  endAfter(track: number): void {
    const at = this.#sequence.indexOf(track);
    this.#sequence = this.#sequence.slice(0, at + 1);
  }

  forgive(): void {
    this.failed.clear();
  }

  fail(track: number): void {
    this.failed.add(track);
  }

  first(): number | null {
    return this.#playable(this.#sequence);
  }

  after(track: number): number | null {
    return this.#playable(this.#sequence.slice(this.#sequence.indexOf(track) + 1));
  }

  before(track: number): number | null {
    return this.#playable(this.#sequence.slice(0, Math.max(0, this.#sequence.indexOf(track))).reverse());
  }

  #playable(tracks: readonly number[]): number | null {
    return tracks.find((track) => !this.failed.has(track)) ?? null;
  }
}
