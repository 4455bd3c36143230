import type {
  Call,
  Conditional,
  Expression,
  FunctionDeclaration,
  Logical,
  MapLiteral,
  Name,
  PathLiteral,
} from '../syntax/ast.ts';
import { callLibrary } from '../library/library-function.ts';
import { requireKnown } from '../values/equality.ts';
import { EvaluationError } from '../values/errors.ts';
import { RulesPath } from '../values/path.ts';
import { Unknown } from '../values/unknown.ts';
import type { Value } from '../values/value.ts';
import { typeOf } from '../values/value.ts';
import { callMethod, indexOf, memberOf, sliceOf } from './access.ts';
import type { Context, Deferred, Locals } from './context.ts';
import { applyBinary, applyUnary, isOfType } from './operators.ts';

/** The value of an expression. Throws EvaluationError where it has none, LimitError where a limit is exceeded. */
export function evaluate(node: Expression, locals: Locals, context: Context): Value {
  if (node.kind === 'literal') return node.value;
  if (node.kind === 'name') return evaluateName(node, locals, context);
  const { meter } = context;
  meter.expression();
  const value = (child: Expression) => evaluate(child, locals, context);
  switch (node.kind) {
    case 'list':
      meter.spend(node.items.length);
      return node.items.map(value);
    case 'map':
      meter.spend(node.entries.length);
      return evaluateMap(node, value);
    case 'path':
      return evaluatePath(node, value);
    case 'member':
      return memberOf(value(node.target), node.name);
    case 'index':
      return indexOf(value(node.target), value(node.index));
    case 'slice':
      return sliceOf(value(node.target), value(node.from), value(node.to), meter);
    case 'call':
      return evaluateCall(node, locals, context);
    case 'unary':
      return applyUnary(node.operator, value(node.operand));
    case 'binary':
      return applyBinary(node.operator, value(node.left), value(node.right), meter);
    case 'is':
      return isOfType(value(node.operand), node.type);
    case 'logical':
      meter.spend(node.operands.length);
      return evaluateLogical(node, value);
    case 'conditional':
      return evaluateConditional(node, value);
  }
}

type Evaluate = (child: Expression) => Value;

function evaluateName(node: Name, locals: Locals, context: Context): Value {
  const { binding } = node;
  if (binding === undefined) throw new EvaluationError(`unknown variable '${node.name}'`);
  if (binding.from === 'local') {
    const local = locals[binding.slot] ?? null;
    return typeof local === 'function' ? local() : local;
  }
  if (binding.from === 'capture') return context.captures[binding.index] ?? null;
  return context.globals.get(binding.name) ?? null;
}

function evaluateMap(node: MapLiteral, value: Evaluate): Value {
  const map = new Map<string, Value>();
  for (const [keyNode, valueNode] of node.entries) {
    const key = value(keyNode);
    if (typeof key !== 'string') throw new EvaluationError(`a map's key must be a string, not ${typeOf(key)}`);
    map.set(key, value(valueNode));
  }
  return map;
}

/** A string fills one segment, a path (of `{name=**}`) as many as it has. */
function evaluatePath(node: PathLiteral, value: Evaluate): Value {
  const segments = node.parts.flatMap((part): readonly (string | null)[] => {
    if (typeof part === 'string') return [part];
    const inserted = value(part);
    if (typeof inserted === 'string') return [inserted];
    if (inserted instanceof RulesPath) return inserted.segments;
    if (inserted instanceof Unknown) return [null];
    requireKnown(inserted);
    throw new EvaluationError(`a path segment must be a string, not ${typeOf(inserted)}`);
  });
  return new RulesPath(segments);
}

function evaluateCall(node: Call, locals: Locals, context: Context): Value {
  const { callee } = node;
  const isMethod = node.target !== undefined && callee === undefined;
  const self = isMethod && node.target !== undefined ? evaluate(node.target, locals, context) : null;
  const args = node.args.map((arg) => evaluate(arg, locals, context));
  if (isMethod) return callMethod(self, node.name, args, context.meter);
  if (callee === undefined) throw new EvaluationError(`unknown function '${node.name}'`);
  if (callee.kind === 'library') return callLibrary(callee.function, null, args, context.meter);
  if (callee.kind === 'function') {
    return evaluate(callee.declaration.result, enter(callee.declaration, args, context), context);
  }
  if (args.length !== 1) throw new EvaluationError(`${callee.lookup}() takes one path`);
  return context.lookups.run(callee.lookup, args[0] ?? null);
}

/** The locals a function's result is evaluated with: its arguments, then its lets in order. */
export function enter(declaration: FunctionDeclaration, args: readonly Value[], context: Context): Locals {
  if (args.length !== declaration.parameters.length) {
    throw new EvaluationError(
      `'${declaration.name}' takes ${declaration.parameters.length} arguments, not ${args.length}`,
    );
  }
  const locals: (Value | Deferred)[] = [...args];
  for (const { value } of declaration.lets) {
    const earlier = [...locals];
    locals.push(once(() => evaluate(value, earlier, context)));
  }
  return locals;
}

/** Lazy evaluation: an error in an unused `let` has no effect. */
function once(work: Deferred): Deferred {
  let outcome: { value: Value } | { error: unknown } | undefined;
  return () => {
    try {
      outcome ??= { value: work() };
    } catch (error) {
      outcome = { error };
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  };
}

/** One deciding operand decides, whatever the others do; otherwise an error among them is the result. */
function evaluateLogical(node: Logical, value: Evaluate): Value {
  const deciding = node.operator === '||';
  let first: EvaluationError | undefined;
  for (const operand of node.operands) {
    try {
      if (asBool(value(operand), node.operator) === deciding) return deciding;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      first ??= error;
    }
  }
  if (first !== undefined) throw first;
  return !deciding;
}

function evaluateConditional(node: Conditional, value: Evaluate): Value {
  return asBool(value(node.condition), '?:') ? value(node.whenTrue) : value(node.whenFalse);
}

function asBool(value: Value, operator: string): boolean {
  if (typeof value === 'boolean') return value;
  requireKnown(value);
  throw new EvaluationError(`${operator} needs a bool, not ${typeOf(value)}`);
}
