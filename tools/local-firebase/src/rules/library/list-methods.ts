import { LimitError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import { RulesSet } from '../values/set.ts';
import type { RulesList, Value } from '../values/value.ts';
import { library } from './library-function.ts';
import { toText } from './casts.ts';
import { limits } from '../limits.ts';

export const listMethods = library<RulesList>('list.', {
  size: [0, 0, (self) => BigInt(self.length)],
  concat: [
    1,
    1,
    (self, args, meter) => {
      const other = args.list(0);
      meter.spend(self.length + other.length);
      return [...self, ...other];
    },
  ],
  hasAll: [1, 1, (self, args, meter) => hasAll(RulesSet.of(self, meter), args.list(0), meter)],
  hasAny: [1, 1, (self, args, meter) => hasAny(RulesSet.of(self, meter), args.list(0), meter)],
  hasOnly: [1, 1, (self, args, meter) => hasAll(RulesSet.of(args.list(0), meter), self, meter)],
  join: [1, 1, (self, args, meter) => join(self, args.string(0), meter)],
  removeAll: [
    1,
    1,
    (self, args, meter) => {
      const removed = RulesSet.of(args.list(0), meter);
      return self.filter((item) => !removed.has(item, meter));
    },
  ],
  toSet: [0, 0, (self, _args, meter) => RulesSet.of(self, meter)],
});

/** A list names what to look for; what it is looked for in is a list or a set. */
export const setMethods = library<RulesSet>('set.', {
  size: [0, 0, (self) => BigInt(self.size)],
  hasAll: [1, 1, (self, args, meter) => hasAll(self, args.elements(0), meter)],
  hasAny: [1, 1, (self, args, meter) => hasAny(self, args.elements(0), meter)],
  hasOnly: [1, 1, (self, args, meter) => hasAll(RulesSet.of(args.elements(0), meter), self.values(), meter)],
  union: [1, 1, (self, args, meter) => RulesSet.of([...self.values(), ...args.set(0).values()], meter)],
  intersection: [
    1,
    1,
    (self, args, meter) => {
      const other = args.set(0);
      return RulesSet.of(
        [...self.values()].filter((item) => other.has(item, meter)),
        meter,
      );
    },
  ],
  difference: [
    1,
    1,
    (self, args, meter) => {
      const other = args.set(0);
      return RulesSet.of(
        [...self.values()].filter((item) => !other.has(item, meter)),
        meter,
      );
    },
  ],
});

function hasAll(within: RulesSet, wanted: Iterable<Value>, meter: Meter): boolean {
  for (const item of wanted) if (!within.has(item, meter)) return false;
  return true;
}

function hasAny(within: RulesSet, wanted: Iterable<Value>, meter: Meter): boolean {
  for (const item of wanted) if (within.has(item, meter)) return true;
  return false;
}

function join(items: RulesList, separator: string, meter: Meter): string {
  let length = 0;
  const texts = items.map((item) => {
    const text = toText(item);
    length += text.length + separator.length;
    if (length > limits.stringLength) throw new LimitError('a computed string is too long');
    return text;
  });
  meter.spend(items.length);
  meter.spendText(length);
  return texts.join(separator);
}
