import { EvaluationError } from '../values/errors.ts';
import { RulesPath } from '../values/path.ts';
import type { RulesMap } from '../values/value.ts';
import { library } from './library-function.ts';

const PLACEHOLDER = /^\{([A-Za-z_][A-Za-z0-9_]*)\}$/;

export const pathMethods = library<RulesPath>('path.', {
  bind: [1, 1, (self, args) => bind(self, args.map(0))],
});

/** Fills the `{name}` segments of a path made from text; those the map lacks stay as they are. Every key must have its place. */
function bind(path: RulesPath, values: RulesMap): RulesPath {
  const unused = new Set(values.keys());
  const segments = path.segments.map((segment) => {
    const name = PLACEHOLDER.exec(segment ?? '')?.[1];
    const value = name === undefined ? undefined : values.get(name);
    if (name === undefined || value === undefined) return segment;
    if (typeof value !== 'string') throw new EvaluationError('path.bind() needs a map of strings');
    unused.delete(name);
    return value;
  });
  if (unused.size > 0) throw new EvaluationError(`path.bind() found no place for '${[...unused].join("', '")}'`);
  return new RulesPath(segments);
}
