import type { FieldPath } from '../../store/field-path.ts';
import type { OrderedField } from '../../store/index-spec.ts';
import type { Scope } from '../../store/scope.ts';
import type { NearestNeighbours } from './nearest-neighbours.ts';
import type { QueryConstraint } from '../../rules-contract.ts';
import type { Wire } from '../../service.ts';

/** One test on one field, with its operand's order-preserving encoding. */
export interface Constraint extends QueryConstraint {
  readonly field: FieldPath;
  /** Encoded operand; for NOT_IN every element's. Empty for the unary operators. */
  readonly keys: readonly string[];
}

/** A position in the order of results: values of the first order fields, and which side of them. */
export interface CursorPosition {
  readonly values: readonly Wire[];
  /** True: just before documents with these values; false: just after. */
  readonly before: boolean;
  /** The least sort key behind this position. */
  readonly bound: string;
}

/** A structured query, checked, with everything implicit spelt out. */
export interface Query {
  readonly scope: Scope;
  /** The filter in disjunctive normal form: a document must pass all constraints of one list. */
  readonly disjuncts: readonly (readonly Constraint[])[];
  /** Complete: the last one is `__name__`. */
  readonly orders: readonly OrderedField[];
  /** The part of `orders` that the request named itself. */
  readonly namedOrders: readonly OrderedField[];
  readonly start: CursorPosition | null;
  readonly end: CursorPosition | null;
  readonly offset: number;
  readonly limit: number | null;
  /** Fields to return; null for all. */
  readonly select: readonly FieldPath[] | null;
  /** Reorders and cuts the results by distance. */
  readonly nearest: NearestNeighbours | null;
}

const INEQUALITIES = new Set(['LT', 'LTE', 'GT', 'GTE', 'NEQ', 'NOT_IN', 'IS_NOT_NULL', 'IS_NOT_NAN']);
const EQUALITIES = new Set(['EQ', 'IS_NULL', 'IS_NAN']);

export function isInequality({ op }: Constraint): boolean {
  return INEQUALITIES.has(op);
}

export function isEquality({ op }: Constraint): boolean {
  return EQUALITIES.has(op);
}

/** Whether what a query returns depends on more than each document by itself. */
export function isWindowed(query: Query): boolean {
  return query.limit !== null || query.offset > 0;
}
