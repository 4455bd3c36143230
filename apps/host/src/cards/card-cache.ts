/** A card as it was drawn. */
export interface DrawnCard {
  readonly picture: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  /** False where an uploaded picture could not be had: the next one who asks may get it. */
  readonly complete: boolean;
}

/** Pictures in memory, up to a number of bytes. The least recently used goes first. */
export class CardCache {
  readonly #limit: number;
  readonly #kept = new Map<string, Promise<DrawnCard>>();
  readonly #sizes = new Map<string, number>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Requests for one picture at one time share one drawing; a failed or incomplete one is not kept. */
  get(key: string, draw: () => Promise<DrawnCard>): Promise<DrawnCard> {
    const found = this.#kept.get(key);
    if (found) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
      return found;
    }
    const drawn = draw().then(
      (card) => {
        if (!card.complete) this.#kept.delete(key);
        else {
          this.#size += card.picture.length;
          this.#sizes.set(key, card.picture.length);
          this.#trim();
        }
        return card;
      },
      (error: unknown) => {
        this.#kept.delete(key);
        throw error;
      },
    );
    this.#kept.set(key, drawn);
    return drawn;
  }

  /** A card that is being drawn has no size yet, and stays. */
  #trim(): void {
    for (const key of this.#kept.keys()) {
      if (this.#size <= this.#limit) break;
      const size = this.#sizes.get(key);
      if (size === undefined) continue;
      this.#kept.delete(key);
      this.#sizes.delete(key);
      this.#size -= size;
    }
  }
}
