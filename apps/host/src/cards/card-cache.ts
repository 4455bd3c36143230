import { LRUCache } from 'lru-cache';

/** A card as it was drawn. */
export interface DrawnCard {
  readonly picture: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  /** False where an uploaded picture could not be had: the next one who asks may get it. */
  readonly complete: boolean;
}

/** Pictures in memory, up to a number of bytes. The least recently used goes first. */
export class CardCache {
  readonly #kept: LRUCache<string, DrawnCard>;
  readonly #drawing = new Map<string, Promise<DrawnCard>>();

  constructor(limit: number) {
    this.#kept = new LRUCache({ maxSize: limit, sizeCalculation: ({ picture }) => picture.length });
  }

  /** Requests for one picture at one time share one drawing; a failed or incomplete one is not kept. */
  async get(key: string, draw: () => Promise<DrawnCard>): Promise<DrawnCard> {
    return this.#kept.get(key) ?? this.#drawing.get(key) ?? this.#draw(key, draw);
  }

  #draw(key: string, draw: () => Promise<DrawnCard>): Promise<DrawnCard> {
    const drawing = draw()
      .then((card) => {
        if (card.complete) this.#kept.set(key, card);
        return card;
      })
      .finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }
}
