import { keyOf } from './equality.ts';
import type { Meter } from './meter.ts';
import type { SetValue, Value } from './value.ts';

/** A set of any values, by the language's equality: 1 and 1.0 are one element. */
export class RulesSet implements SetValue {
  readonly kind = 'set';
  readonly #items: ReadonlyMap<string, Value>;

  private constructor(items: ReadonlyMap<string, Value>) {
    this.#items = items;
  }

  static of(values: Iterable<Value>, meter: Meter): RulesSet {
    const items = new Map<string, Value>();
    for (const value of values) {
      const key = keyOf(value, meter);
      if (!items.has(key)) items.set(key, value);
    }
    return new RulesSet(items);
  }

  get size(): number {
    return this.#items.size;
  }

  /** Equality keys, see `keyOf`. */
  keys(): Iterable<string> {
    return this.#items.keys();
  }

  values(): Iterable<Value> {
    return this.#items.values();
  }

  has(value: Value, meter: Meter): boolean {
    return this.#items.has(keyOf(value, meter));
  }
}
