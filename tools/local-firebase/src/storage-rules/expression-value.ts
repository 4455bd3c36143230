import { EvaluationError } from '../rules/values/errors.ts';
import { fromWire } from '../rules/values/from-wire.ts';
import { Meter } from '../rules/values/meter.ts';
import { RulesPath } from '../rules/values/path.ts';
import { RulesSet } from '../rules/values/set.ts';
import type { Value } from '../rules/values/value.ts';

/** Deeper than any metadata or token is; bounds the walk. */
const DEEPEST = 50;

/** A typed value as firebase-tools writes it, such as `{"int_value":1}`. Throws EvaluationError where it is none. */
export function fromExpressionValue(typed: unknown, depth = 0): Value {
  if (depth > DEEPEST || typeof typed !== 'object' || typed === null) throw new EvaluationError('malformed value');
  const [entry] = Object.entries(typed);
  const read = entry === undefined ? undefined : READERS.get(entry[0]);
  if (entry === undefined || read === undefined) throw new EvaluationError('value of an unknown type');
  return read(entry[1], depth + 1);
}

type Reader = (content: unknown, depth: number) => Value;

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['null_value', () => null],
  ['string_value', (content) => (typeof content === 'string' ? content : malformed())],
  ['bool_value', (content) => (typeof content === 'boolean' ? content : malformed())],
  // JSON has one kind of number: 1e300 is a whole one too, but no int.
  ['int_value', (content) => (Number.isSafeInteger(content) ? BigInt(content as number) : numberOf(content))],
  ['float_value', numberOf],
  ['timestamp_value', (content) => (typeof content === 'string' ? fromWire({ timestampValue: content }) : malformed())],
  ['list_value', (content, depth) => items(content, 'values').map((item) => fromExpressionValue(item, depth))],
  [
    'set_value',
    (content, depth) =>
      RulesSet.of(
        items(content, 'values').map((item) => fromExpressionValue(item, depth)),
        new Meter(),
      ),
  ],
  [
    'map_value',
    (content, depth) =>
      new Map(
        Object.entries(member(content, 'fields') ?? {}).map(([key, item]) => [key, fromExpressionValue(item, depth)]),
      ),
  ],
  [
    'path_value',
    (content) =>
      new RulesPath(
        items(content, 'segments').map((segment) => {
          const text = member(segment, 'simple');
          return typeof text === 'string' ? text : malformed();
        }),
      ),
  ],
]);

function numberOf(content: unknown): number {
  return typeof content === 'number' ? content : malformed();
}

function items(content: unknown, name: string): readonly unknown[] {
  const list = member(content, name);
  return Array.isArray(list) ? list : [];
}

function member(content: unknown, name: string): unknown {
  return typeof content === 'object' && content !== null && Object.hasOwn(content, name)
    ? (content as Record<string, unknown>)[name]
    : undefined;
}

function malformed(): never {
  throw new EvaluationError('malformed value');
}
