import { EvaluationError } from '../values/errors.ts';
import { MapDiff } from '../values/map-diff.ts';
import type { RulesMap, Value } from '../values/value.ts';
import { isList, isMap, typeOf } from '../values/value.ts';
import { compareText } from '../values/ordering.ts';
import { library } from './library-function.ts';

export const mapMethods = library<RulesMap>('map.', {
  size: [0, 0, (self) => BigInt(self.size)],
  keys: [
    0,
    0,
    (self, _args, meter) => {
      meter.spend(self.size);
      return [...self.keys()].sort(compareText);
    },
  ],
  values: [
    0,
    0,
    (self, _args, meter) => {
      meter.spend(self.size);
      return [...self.values()];
    },
  ],
  get: [
    2,
    2,
    (self, args) => {
      const found = dig(self, keyPath(args.any(0)));
      return found === undefined ? args.any(1) : found;
    },
  ],
  diff: [1, 1, (self, args, meter) => new MapDiff(self, args.map(0), meter)],
});

export const mapDiffMethods = library<MapDiff>('map_diff.', {
  addedKeys: [0, 0, (self) => self.added],
  removedKeys: [0, 0, (self) => self.removed],
  changedKeys: [0, 0, (self) => self.changed],
  unchangedKeys: [0, 0, (self) => self.unchanged],
  affectedKeys: [0, 0, (self) => self.affected],
});

/** `get` takes a key, or a list of keys that leads into nested maps. */
export function keyPath(keys: Value): readonly string[] {
  const path = isList(keys) ? keys : [keys];
  return path.map((key) => {
    if (typeof key !== 'string')
      throw new EvaluationError(`map.get() needs a string or a list of strings, not ${typeOf(key)}`);
    return key;
  });
}

/** Value at the end of a key path, or undefined where a key or a map along it is missing. */
function dig(map: RulesMap, path: readonly string[]): Value | undefined {
  let value: Value | undefined = map;
  for (const key of path) {
    if (value === undefined || !isMap(value)) return undefined;
    value = value.get(key);
  }
  return path.length === 0 ? undefined : value;
}
