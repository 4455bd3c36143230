import { NAMED_SCHEMAS } from './named-schemas.ts';
import { actionsOf, requirementOf, type SchemaNode } from './schema-node.ts';

/** One value of every type, to test fields with a wrong type. */
const OF_OTHER_TYPES: readonly unknown[] = [null, true, 7, 1.5, '', '  ', 'x', [], ['x'], {}, { x: 'x' }];

/**
 * Values at and around each limit of a schema. The schema itself decides which of them are valid.
 *
 * @param valid a valid value; samples of objects are made from it
 */
export function samplesOf(node: SchemaNode, valid: unknown): unknown[] {
  // A schema with its own condition lists the texts on which the condition and the schema agree.
  const others = namedSamples(node) ? OF_OTHER_TYPES.filter((value) => typeof value !== 'string') : OF_OTHER_TYPES;
  return [...others, valid, ...ownSamples(node, valid)];
}

function namedSamples(node: SchemaNode): readonly unknown[] | undefined {
  return NAMED_SCHEMAS.find(({ schema }) => (schema as unknown) === node)?.samples;
}

function ownSamples(node: SchemaNode, valid: unknown): unknown[] {
  const named = namedSamples(node);
  if (named) return [...named];
  switch (node.type) {
    case 'nullable':
    case 'optional':
      return node.wrapped ? ownSamples(node.wrapped, valid) : [];
    case 'string':
      return textSamples(node);
    case 'number':
      return numberSamples(node);
    case 'picklist':
      return [...(node.options ?? []), `${String(node.options?.[0])}x`];
    case 'array':
      return listSamples(node, valid);
    case 'strict_tuple':
      return tupleSamples(node, valid as readonly unknown[]);
    case 'record':
      return recordSamples(node);
    case 'object':
      return objectSamples(node, valid as Readonly<Record<string, unknown>>);
    case 'variant':
      return (node.options as readonly SchemaNode[]).flatMap((option) =>
        objectSamples(option, valid as Readonly<Record<string, unknown>>),
      );
    default:
      return [];
  }
}

function textSamples(node: SchemaNode): unknown[] {
  const max = requirementOf(actionsOf(node), 'max_length');
  const sized = typeof max === 'number' ? ['x'.repeat(max), 'x'.repeat(max + 1)] : [];
  // Ids and colours have a pattern; these are inside, at the edge and outside of theirs.
  return [...sized, 'a_B-9', 'x'.repeat(128), 'x'.repeat(129), '../x', '#00ff00', '#00FF00', 'green', '23:59', '24:00'];
}

function numberSamples(node: SchemaNode): unknown[] {
  const limits = ['min_value', 'max_value'].map((type) => requirementOf(actionsOf(node), type));
  return limits.flatMap((limit) => (typeof limit === 'number' ? [limit - 1, limit, limit + 0.5, limit + 1] : []));
}

function listSamples(node: SchemaNode, valid: unknown): unknown[] {
  const max = requirementOf(actionsOf(node), 'max_length');
  const [first = 'x'] = valid as readonly unknown[];
  const list = (length: number) => Array.from({ length }, () => first);
  return typeof max === 'number' ? [list(1), list(max), list(max + 1)] : [];
}

function tupleSamples(node: SchemaNode, valid: readonly unknown[]): unknown[] {
  const changed = (node.items ?? []).flatMap((item, at) =>
    samplesOf(item, valid[at]).map((sample) => valid.with(at, sample)),
  );
  return [valid.slice(1), [...valid, valid[0]], ...changed];
}

function recordSamples({ key, value }: SchemaNode): unknown[] {
  const samples = value ? samplesOf(value, 'x') : [];
  return ['another', ...(key?.options ?? [])].flatMap((name) => samples.map((sample) => ({ [String(name)]: sample })));
}

function objectSamples({ entries = {} }: SchemaNode, valid: Readonly<Record<string, unknown>>): unknown[] {
  return Object.entries(entries).flatMap(([field, node]) => {
    const { [field]: own, ...rest } = valid;
    return [rest, ...samplesOf(node, own).map((sample) => ({ ...valid, [field]: sample }))];
  });
}
