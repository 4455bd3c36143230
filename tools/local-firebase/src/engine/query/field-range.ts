import { AFTER_NULL, NAN_KEY, complement, typeRange } from '../../store/value-order.ts';
import type { Constraint } from './query-model.ts';
import { LAST } from './sort-key.ts';

/** A position among encoded values: just before or just after all that start with a prefix. */
interface Place {
  readonly prefix: string;
  readonly after: boolean;
}

const FIRST_PLACE: Place = { prefix: '', after: false };
const LAST_PLACE: Place = { prefix: '', after: true };

/** The range `[from, to)` in which an index's first ordered field meets inequality constraints. */
export function fieldRange(constraints: readonly Constraint[], descending: boolean): [from: string, to: string] {
  let low = FIRST_PLACE;
  let high = LAST_PLACE;
  for (const constraint of constraints) {
    const [from, to] = placesOf(constraint);
    if (bytesAt(from) > bytesAt(low)) low = from;
    if (bytesAt(to) < bytesAt(high)) high = to;
  }
  return descending ? [bytesAt(reversed(high)), bytesAt(reversed(low))] : [bytesAt(low), bytesAt(high)];
}

function placesOf({ op, keys }: Constraint): [Place, Place] {
  const key = keys[0] ?? '';
  const [typeFrom, typeTo] = typeRange(key).map((prefix) => ({ prefix, after: false })) as [Place, Place];
  const least = key[0] === NAN_KEY[0] ? { prefix: NAN_KEY, after: true } : typeFrom;
  if (op === 'LT') return [least, { prefix: key, after: false }];
  if (op === 'LTE') return [least, { prefix: key, after: true }];
  if (op === 'GT') return [{ prefix: key, after: true }, typeTo];
  if (op === 'GTE') return [{ prefix: key, after: key === NAN_KEY }, typeTo];
  return [{ prefix: AFTER_NULL, after: false }, LAST_PLACE];
}

function bytesAt({ prefix, after }: Place): string {
  return after ? prefix + LAST : prefix;
}

/** The same position when values run in descending order. */
function reversed({ prefix, after }: Place): Place {
  return { prefix: complement(prefix), after: !after };
}
