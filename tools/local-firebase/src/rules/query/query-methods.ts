import { callLibrary, library } from '../library/library-function.ts';
import { keyPath } from '../library/map-methods.ts';
import { equal } from '../values/equality.ts';
import { EvaluationError } from '../values/errors.ts';
import type { Meter } from '../values/meter.ts';
import type { Value } from '../values/value.ts';
import type { QueryField } from './query-field.ts';

/** The methods a query's filters can decide. */
const queryMethods = library<QueryField>('', {
  get: [
    2,
    2,
    (self, args) => {
      const path = [...self.path, ...keyPath(args.any(0))];
      if (!self.facts.has(path))
        throw new EvaluationError(`${['resource.data', ...path].join('.')} is not determined by the query's filters`);
      return self.facts.at(path);
    },
  ],
  hasAny: [
    1,
    1,
    (self, args, meter) => {
      const found = [...args.list(0)].some((item) => isContained(self, item, meter));
      if (!found) throw new EvaluationError(self.describeOpen());
      return true;
    },
  ],
  hasAll: [
    1,
    1,
    (self, args, meter) => {
      const items = args.list(0);
      if (items.length === 0 || !items.every((item) => isContained(self, item, meter)))
        throw new EvaluationError(self.describeOpen());
      return true;
    },
  ],
});

function isContained(field: QueryField, item: Value, meter: Meter): boolean {
  return field.facts.on(field.path).some((fact) => fact.op === 'CONTAINS' && equal(fact.value, item, meter));
}

/** Calls a method on a placeholder. Throws EvaluationError where the filters do not decide it. */
export function callOnField(field: QueryField, name: string, args: readonly Value[], meter: Meter): Value {
  const method = queryMethods.get(name);
  if (method === undefined) throw new EvaluationError(field.describeOpen());
  return callLibrary(method, field, args, meter);
}
