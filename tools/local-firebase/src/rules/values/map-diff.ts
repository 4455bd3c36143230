import { keyOf } from './equality.ts';
import type { Meter } from './meter.ts';
import { RulesSet } from './set.ts';
import type { MapDiffValue, RulesMap } from './value.ts';

/**
 * Result of `current.diff(former)`; each field is a set of keys. Numbers compare by value at every depth, as in sets.
 */
export class MapDiff implements MapDiffValue {
  readonly kind = 'map_diff';
  readonly added: RulesSet;
  readonly removed: RulesSet;
  readonly changed: RulesSet;
  readonly unchanged: RulesSet;
  readonly affected: RulesSet;

  constructor(current: RulesMap, former: RulesMap, meter: Meter) {
    const added: string[] = [];
    const changed: string[] = [];
    const unchanged: string[] = [];
    for (const [key, value] of current) {
      const before = former.get(key);
      if (before === undefined) added.push(key);
      else (keyOf(value, meter) === keyOf(before, meter) ? unchanged : changed).push(key);
    }
    const removed = [...former.keys()].filter((key) => !current.has(key));
    this.added = RulesSet.of(added, meter);
    this.removed = RulesSet.of(removed, meter);
    this.changed = RulesSet.of(changed, meter);
    this.unchanged = RulesSet.of(unchanged, meter);
    this.affected = RulesSet.of([...added, ...removed, ...changed], meter);
  }
}
