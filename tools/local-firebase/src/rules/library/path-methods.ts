import { Fault } from '../values/fault.ts';
import { RulesPath } from '../values/path.ts';
import type { RulesMap } from '../values/value.ts';
import { library } from './library-function.ts';

const PLACEHOLDER = /^\$\(([A-Za-z_][A-Za-z0-9_]*)\)$|^\{([A-Za-z_][A-Za-z0-9_]*)\}$/;

export const pathMethods = library<RulesPath>('path.', {
  bind: [1, 1, (self, args) => bind(self, args.map(0))],
});

/** Fills the `$(name)` and `{name}` segments of a path made from text; names the map lacks stay as they are. */
function bind(path: RulesPath, values: RulesMap): RulesPath {
  const segments = path.segments.map((segment) => {
    const match = PLACEHOLDER.exec(segment ?? '');
    const value = match === null ? undefined : values.get(match[1] ?? match[2] ?? '');
    if (value === undefined) return segment;
    if (typeof value !== 'string') throw new Fault('path.bind() needs a map of strings');
    return value;
  });
  return new RulesPath(segments);
}
