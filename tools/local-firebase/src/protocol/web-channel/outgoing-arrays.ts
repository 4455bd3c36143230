import { asciiJson } from './frames.ts';

interface OutgoingArray {
  readonly id: number;
  readonly json: string;
}

/** Messages to one client in order: numbered from 1, kept until acknowledged, resent above what a client has. */
export class OutgoingArrays {
  #kept: OutgoingArray[] = [];
  #lastId = 0;
  #lastSent = 0;

  /** Highest id that was given to a back channel. */
  get lastSent(): number {
    return this.#lastSent;
  }

  /** Bytes kept for resending. */
  get unackedBytes(): number {
    return this.#kept.reduce((sum, array) => sum + array.json.length, 0);
  }

  get hasUnsent(): boolean {
    return this.#lastId > this.#lastSent;
  }

  /** Queues `[id,[message]]`: exactly one message an array. */
  push(message: unknown): void {
    this.#lastId += 1;
    this.#kept.push({ id: this.#lastId, json: asciiJson([this.#lastId, [message]]) });
  }

  /** The client has everything up to `id`. */
  acknowledge(id: number): void {
    this.#kept = this.#kept.filter((array) => array.id > id);
  }

  /** A new back channel starts after `id`: what an earlier one took with it is sent again. */
  rewind(id: number): void {
    this.acknowledge(id);
    this.#lastSent = Math.min(id, this.#lastId);
  }

  /** Everything not yet sent, as JSON; it counts as sent from now on. */
  takeUnsent(): string[] {
    const unsent = this.#kept.filter((array) => array.id > this.#lastSent).map((array) => array.json);
    this.#lastSent = this.#lastId;
    return unsent;
  }
}
