import { requireKnown } from '../values/equality.ts';
import { EvaluationError } from '../values/errors.ts';
import { LatLng } from '../values/lat-lng.ts';
import { RulesSet } from '../values/set.ts';
import type { RulesList, RulesMap, Value } from '../values/value.ts';
import { isList, isMap, isNumber, typeOf } from '../values/value.ts';

/** The arguments of one library call, read with the type the function wants. Each reader throws EvaluationError on another type. */
export class Arguments {
  readonly #callee: string;
  readonly #values: readonly Value[];

  constructor(callee: string, values: readonly Value[]) {
    this.#callee = callee;
    this.#values = values;
  }

  get count(): number {
    return this.#values.length;
  }

  any(index: number): Value {
    const value = this.#values[index] ?? null;
    requireKnown(value);
    return value;
  }

  string(index: number): string {
    const value = this.any(index);
    return typeof value === 'string' ? value : this.#refuse(index, 'a string');
  }

  int(index: number): bigint {
    const value = this.any(index);
    return typeof value === 'bigint' ? value : this.#refuse(index, 'an int');
  }

  number(index: number): bigint | number {
    const value = this.any(index);
    return isNumber(value) ? value : this.#refuse(index, 'a number');
  }

  list(index: number): RulesList {
    const value = this.any(index);
    return isList(value) ? value : this.#refuse(index, 'a list');
  }

  map(index: number): RulesMap {
    const value = this.any(index);
    return isMap(value) ? value : this.#refuse(index, 'a map');
  }

  set(index: number): RulesSet {
    const value = this.any(index);
    return value instanceof RulesSet ? value : this.#refuse(index, 'a set');
  }

  /** The elements of a list or set. */
  elements(index: number): Iterable<Value> {
    const value = this.any(index);
    if (value instanceof RulesSet) return value.values();
    return isList(value) ? value : this.#refuse(index, 'a list or set');
  }

  latLng(index: number): LatLng {
    const value = this.any(index);
    return value instanceof LatLng ? value : this.#refuse(index, 'a latlng');
  }

  /** A string's UTF-8 bytes, or bytes as they are. */
  bytes(index: number): Uint8Array {
    const value = this.any(index);
    if (typeof value === 'string') return Buffer.from(value, 'utf8');
    return value instanceof Uint8Array ? value : this.#refuse(index, 'a string or bytes');
  }

  #refuse(index: number, wanted: string): never {
    throw new EvaluationError(`${this.#callee}() needs ${wanted}, not ${typeOf(this.#values[index] ?? null)}`);
  }
}
