import { sameValue } from '@countin/domain/values';
import * as v from 'valibot';

/**
 * The same schema, which parses each object once. For elements of long lists: with each key, one element is new and the
 * others are the objects they were. An object that is as the schema wants it stays the same object.
 */
export function parsedOnce<T extends object>(schema: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, T> {
  const known = new WeakMap<object, v.SafeParseResult<typeof schema>>();
  const parse = (value: unknown) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success && sameValue(parsed.output, value) ? { ...parsed, output: value as T } : parsed;
  };
  const parseOnce = (value: object) => {
    const parsed = known.get(value) ?? parse(value);
    known.set(value, parsed);
    return parsed;
  };
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): T => {
      const parsed = typeof value === 'object' && value !== null ? parseOnce(value) : parse(value);
      if (parsed.success) return parsed.output;
      // The list around adds its own part to each path.
      for (const { message, path } of parsed.issues) addIssue({ message, path: path && [...path] });
      return NEVER;
    }),
  );
}
