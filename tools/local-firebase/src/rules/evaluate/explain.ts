import { childrenOf } from '../syntax/children.ts';
import type { Expression } from '../syntax/ast.ts';
import type { Source } from '../syntax/source.ts';
import { describe } from '../values/describe.ts';
import { LimitError, EvaluationError } from '../values/errors.ts';
import type { Value } from '../values/value.ts';
import type { Context, Locals } from './context.ts';
import { enter, evaluate } from './evaluate.ts';

/** Alternatives of an `||` that are told of, and values shown for one expression. */
const SHOWN = 3;

/** Why a condition did not come out true: the smallest part that decides it, with the values it saw. */
export function explain(condition: Expression, locals: Locals, context: Context, source: Source): string {
  return explainer(source, context)(condition, locals);
}

function explainer(source: Source, context: Context): (node: Expression, locals: Locals) => string {
  const attempt = (node: Expression, locals: Locals): { value: Value } | { error: string } => {
    try {
      return { value: evaluate(node, locals, context) };
    } catch (error) {
      if (error instanceof EvaluationError) return { error: error.message };
      throw error;
    }
  };
  const isTrue = (node: Expression, locals: Locals) => {
    const result = attempt(node, locals);
    return 'value' in result && result.value === true;
  };

  const explainNode = (node: Expression, locals: Locals): string => {
    if (node.kind === 'logical') {
      const failed = node.operands.filter((operand) => !isTrue(operand, locals));
      const shown = failed.slice(0, node.operator === '&&' ? 1 : SHOWN).map((operand) => explainNode(operand, locals));
      return shown.length === 0 ? explainLeaf(node, locals) : shown.join(', and ');
    }
    if (node.kind === 'call' && node.callee?.kind === 'function') {
      const inner = enterQuietly(node, locals);
      if (inner !== undefined) return `${node.name}(): ${explainNode(node.callee.declaration.result, inner)}`;
    }
    if (node.kind === 'conditional') {
      const condition = attempt(node.condition, locals);
      if ('value' in condition) return explainNode(condition.value === true ? node.whenTrue : node.whenFalse, locals);
    }
    return explainLeaf(node, locals);
  };

  const enterQuietly = (node: Extract<Expression, { kind: 'call' }>, locals: Locals): Locals | undefined => {
    if (node.callee?.kind !== 'function') return undefined;
    try {
      return enter(
        node.callee.declaration,
        node.args.map((arg) => evaluate(arg, locals, context)),
        context,
      );
    } catch (error) {
      if (error instanceof EvaluationError) return undefined;
      throw error;
    }
  };

  const explainLeaf = (node: Expression, locals: Locals): string => {
    const { line, column } = source.position(node.start);
    const result = attempt(node, locals);
    const outcome = 'error' in result ? `error: ${result.error}` : describe(result.value);
    return `${line}:${column} \`${source.excerpt(node.start, node.end)}\` is ${outcome}${valuesSeen(node, locals)}`;
  };

  const valuesSeen = (node: Expression, locals: Locals): string => {
    const seen: string[] = [];
    for (const child of childrenOf(node)) {
      if (child.kind === 'literal' || seen.length >= SHOWN) continue;
      const result = attempt(child, locals);
      if ('value' in result) seen.push(`${source.excerpt(child.start, child.end)} = ${describe(result.value)}`);
    }
    return seen.length === 0 ? '' : ` (${seen.join(', ')})`;
  };

  return (node, locals) => {
    try {
      return explainNode(node, locals);
    } catch (error) {
      // The explanation costs evaluations of its own; running out of them leaves the plain text.
      if (error instanceof LimitError) return `\`${source.excerpt(node.start, node.end)}\` is not true`;
      throw error;
    }
  };
}
