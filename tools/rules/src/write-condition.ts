import { NAMED_SCHEMAS, type NamedSchema } from './named-schemas.ts';
import { actionsOf, requirementOf, type SchemaNode } from './schema-node.ts';

/** Maximum length of lists with checked elements: rules cannot loop, and each element costs expressions. */
export const MOST_CHECKED_ELEMENTS = 10;

/** Functions of the rules by name, each after the functions that it calls. */
export type Functions = Map<string, string>;

/** Characters of a line, without the indent. */
const LONGEST = 105;

/** Transforming actions, ignored: rules see the stored value, which is already transformed. */
const CANONICAL = ['trim', 'transform', 'to_lower_case'];
/** Checks that are left to the server, by their error code. */
const LEFT_TO_THE_SERVER = ['field/text', 'field/too-large'];

/** Writes a schema as a rules condition. Adds the functions that the condition calls. */
function conditionOf(node: SchemaNode, value: string, name: string, functions: Functions): string {
  const named = NAMED_SCHEMAS.find(({ schema }) => (schema as unknown) === node);
  if (named) {
    addNamed(named, node, functions);
    return `${named.name}(${value})`;
  }
  switch (node.type) {
    case 'nullable':
      return `(${value} == null || ${conditionOf(wrappedIn(node), value, name, functions)})`;
    case 'optional':
      return conditionOf(wrappedIn(node), value, name, functions);
    case 'string':
      return textCondition(node, value);
    case 'number':
      return numberCondition(node, value);
    case 'boolean':
      return `${value} is bool`;
    case 'picklist':
      return `${value} in ${listOf(node.options ?? [])}`;
    case 'literal':
      return `${value} == ${literalOf(node.literal)}`;
    case 'array':
      return arrayCondition(node, value, name, functions);
    case 'strict_tuple':
      return all([
        `${value} is list`,
        `${value}.size() == ${(node.items ?? []).length}`,
        ...(node.items ?? []).map((item, at) => conditionOf(item, `${value}[${at}]`, name, functions)),
      ]);
    case 'record':
      return recordCondition(node, value, name, functions);
    case 'object':
      return objectCondition(node, value, functions);
    case 'variant':
      return `(${(node.options as readonly SchemaNode[])
        .map((option) => objectCondition(option, value, functions))
        .join(' || ')})`;
    default:
      throw new Error(`${name}: the rules have no condition for a schema of type ${node.type} yet`);
  }
}

/**
 * The conditions of an object's fields. Whoever writes an object parses it first, so fields with a default are there.
 *
 * @param mayBeUnset fields with a default that may be absent, or all of them (true)
 */
export function fieldConditions(
  { entries = {} }: SchemaNode,
  value: string,
  functions: Functions,
  mayBeUnset: true | readonly string[] = [],
): string[] {
  const isUnset = (field: string) => mayBeUnset === true || mayBeUnset.includes(field);
  return Object.entries(entries).map(([field, node]) => {
    const mayBeAbsent = node.type === 'optional' && (isUnset(field) || node.default === undefined);
    const bare = mayBeAbsent ? wrappedIn(node) : node;
    if (mayBeAbsent && bare.type === 'nullable') {
      const condition = conditionOf(wrappedIn(bare), `${value}.${field}`, field, functions);
      return `(${value}.get('${field}', null) == null || ${condition})`;
    }
    const condition = conditionOf(bare, `${value}.${field}`, field, functions);
    return mayBeAbsent ? `(!('${field}' in ${value}) || ${condition})` : condition;
  });
}

/** List of strings as a rules literal. */
export function listOf(words: readonly unknown[]): string {
  return `[${words.map(literalOf).join(', ')}]`;
}

/** A function as the rules file has it, one condition a line. */
export function writeFunction(
  name: string,
  parameters: string,
  conditions: readonly string[],
  comment?: string,
): string {
  const lines = conditions.flatMap((condition) => (condition.length > LONGEST ? splitAtAnd(condition) : [condition]));
  return [
    ...(comment === undefined ? [] : [`    // ${comment}`]),
    `    function ${name}(${parameters}) {`,
    `      return ${lines.join('\n        && ')};`,
    '    }',
  ].join('\n');
}

/** Splits a condition into the ones that `&&` joins outside parentheses, two a line where they are short. */
function splitAtAnd(condition: string): string[] {
  const lines: string[] = [];
  for (const part of condition.split(' && ')) {
    const last = lines.at(-1);
    const open = last !== undefined && last.split('(').length > last.split(')').length;
    if (last !== undefined && (open || last.length + part.length < LONGEST))
      lines[lines.length - 1] = `${last} && ${part}`;
    else lines.push(part);
  }
  return lines;
}

function addNamed({ name, comment, condition }: NamedSchema, node: SchemaNode, functions: Functions): void {
  if (functions.has(name)) return;
  const conditions =
    condition ??
    (node.type === 'variant'
      ? variantConditions(node, name, functions)
      : node.type === 'object'
        ? objectConditions(node, 'value', functions)
        : [conditionOf({ ...node }, 'value', name, functions)]);
  functions.set(name, writeFunction(name, 'value', conditions, comment));
}

/** Fields of different documents with one name have one function: they must mean the same. */
function define(functions: Functions, name: string, text: string): void {
  if ((functions.get(name) ?? text) !== text) throw new Error(`${name}: two fields of this name differ, rename one`);
  functions.set(name, text);
}

/** Each kind of a variant is a function: the reader sees which fields belong together. */
function variantConditions(node: SchemaNode, name: string, functions: Functions): string[] {
  const kinds = (node.options as readonly SchemaNode[]).map((option) => {
    const kind = Object.values(option.entries ?? {}).find(({ type }) => type === 'literal')?.literal;
    const own = `${name}${capitalised(String(kind))}`;
    functions.set(own, writeFunction(own, 'value', objectConditions(option, 'value', functions)));
    return `${own}(value)`;
  });
  return [kinds.join(' || ')];
}

function objectConditions(node: SchemaNode, value: string, functions: Functions): string[] {
  return [
    `${value} is map && ${value}.keys().hasOnly(${listOf(Object.keys(node.entries ?? {}))})`,
    ...fieldConditions(node, value, functions),
  ];
}

function objectCondition(node: SchemaNode, value: string, functions: Functions): string {
  return all(objectConditions(node, value, functions));
}

function textCondition(node: SchemaNode, value: string): string {
  const actions = actionsOf(node);
  for (const { kind, type, message } of actions)
    if (kind === 'transformation' && !CANONICAL.includes(type)) throw new Error(`rules cannot follow ${type}`);
    else if (/check/.test(type) && !LEFT_TO_THE_SERVER.includes(String(message)))
      throw new Error(`rules cannot read the check ${String(message)}: name its schema in named-schemas.ts`);
  const max = requirementOf(actions, 'max_length');
  const required = actions.some(({ message, type }) => type === 'non_empty' || message === 'field/required');
  const patterns = actions.filter(({ type, message }) => type === 'regex' && message !== 'field/required');
  const sized =
    max === undefined ? `${value} is string` : `${required ? 'isRequiredText' : 'isText'}(${value}, ${String(max)})`;
  return all([sized, ...patterns.map(({ requirement }) => `${value}.matches(${patternOf(requirement as RegExp)})`)]);
}

function numberCondition(node: SchemaNode, value: string): string {
  const actions = actionsOf(node);
  const least = requirementOf(actions, 'min_value');
  const most = requirementOf(actions, 'max_value');
  return all([
    `${value} is ${actions.some(({ type }) => type === 'integer') ? 'int' : 'number'}`,
    ...(least === undefined ? [] : [`${value} >= ${String(least)}`]),
    ...(most === undefined ? [] : [`${value} <= ${String(most)}`]),
  ]);
}

function arrayCondition(node: SchemaNode, value: string, name: string, functions: Functions): string {
  const max = requirementOf(actionsOf(node), 'max_length');
  if (typeof max !== 'number' || !node.item)
    throw new Error(`${name}: a list that owners write needs a maximum length`);
  const sized = [`${value} is list`, `${value}.size() <= ${max}`];
  if (max > MOST_CHECKED_ELEMENTS) return all(sized);
  const element = `is${capitalised(name)}Element`;
  const condition = conditionOf(node.item, 'list[index]', name, functions);
  define(functions, element, writeFunction(element, 'list, index', [`list.size() <= index || ${condition}`]));
  const own = `is${capitalised(name)}List`;
  const elements = Array.from({ length: max }, (_, index) => `${element}(value, ${index})`);
  define(
    functions,
    own,
    writeFunction(own, 'value', [`value is list && value.size() <= ${max}`, ...rows(elements, 3)]),
  );
  return `${own}(${value})`;
}

/** A record with a fixed list of keys, each of which may be absent. */
function recordCondition(node: SchemaNode, value: string, name: string, functions: Functions): string {
  const keys = node.key?.type === 'picklist' ? (node.key.options ?? []) : null;
  if (!keys || !node.value) throw new Error(`${name}: a record that owners write needs a list of its keys`);
  const element = `is${capitalised(name)}Value`;
  const condition = conditionOf(node.value, 'map[key]', name, functions);
  define(functions, element, writeFunction(element, 'map, key', [`!(key in map) || ${condition}`]));
  const own = `is${capitalised(name)}Map`;
  const values = keys.map((key) => `${element}(value, ${literalOf(key)})`);
  functions.set(
    own,
    writeFunction(own, 'value', [`value is map && value.keys().hasOnly(${listOf(keys)})`, ...rows(values, 3)]),
  );
  return `${own}(${value})`;
}

/** RE2, matched against the whole text, in a literal of the rules language. */
function patternOf({ source, flags }: RegExp): string {
  const [, inner] = /^\^(.*)\$$/.exec(source) ?? [];
  if (inner === undefined || flags !== '' || /\\[pP]|\(\?[=!<]/.test(inner))
    throw new Error(`rules cannot match ${source}: name its schema in named-schemas.ts`);
  return `'${inner.replaceAll('\\d', '[0-9]').replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function literalOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function wrappedIn({ wrapped, type }: SchemaNode): SchemaNode {
  if (!wrapped) throw new Error(`a schema of type ${type} that wraps none`);
  return wrapped;
}

function all(conditions: readonly string[]): string {
  return conditions.join(' && ');
}

function rows(conditions: readonly string[], length: number): string[] {
  return Array.from({ length: Math.ceil(conditions.length / length) }, (_, at) =>
    all(conditions.slice(at * length, (at + 1) * length)),
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
