/**
 * The syntax tree. The checker fills the fields marked "resolved". The meaning of a name or a call is settled once, so
 * evaluation looks nothing up by name.
 */
import type { LibraryFunction } from '../library/library-function.ts';
import type { TypeName, Value } from '../values/value.ts';

interface Node {
  /** Offsets into the source. */
  readonly start: number;
  readonly end: number;
  /** Height of the tree below, so that walks over it are known to be shallow. */
  readonly depth: number;
}

export interface Literal extends Node {
  readonly kind: 'literal';
  readonly value: Value;
}
export interface ListLiteral extends Node {
  readonly kind: 'list';
  readonly items: readonly Expression[];
}
export interface MapLiteral extends Node {
  readonly kind: 'map';
  readonly entries: readonly (readonly [key: Expression, value: Expression])[];
}
export interface PathLiteral extends Node {
  readonly kind: 'path';
  readonly parts: readonly (string | Expression)[];
}
export interface Name extends Node {
  readonly kind: 'name';
  readonly name: string;
  /** Resolved; undefined for a name nothing declares. */
  binding?: Binding;
}
export interface Member extends Node {
  readonly kind: 'member';
  readonly target: Expression;
  readonly name: string;
}
export interface Index extends Node {
  readonly kind: 'index';
  readonly target: Expression;
  readonly index: Expression;
}
export interface Slice extends Node {
  readonly kind: 'slice';
  readonly target: Expression;
  readonly from: Expression;
  readonly to: Expression;
}
export interface Call extends Node {
  readonly kind: 'call';
  /** `math` in `math.abs(1)`; what a method is called on; undefined for a plain function. */
  readonly target?: Expression;
  readonly name: string;
  readonly args: readonly Expression[];
  /** Resolved; undefined for a method, found by its target's type, and for unknown functions. */
  callee?: Callee;
}
export interface Unary extends Node {
  readonly kind: 'unary';
  readonly operator: '!' | '-';
  readonly operand: Expression;
}
export interface Binary extends Node {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}
/** `a && b && c` as one node: the operands are equals. */
export interface Logical extends Node {
  readonly kind: 'logical';
  readonly operator: '&&' | '||';
  readonly operands: readonly Expression[];
}
export interface Is extends Node {
  readonly kind: 'is';
  readonly operand: Expression;
  readonly type: TypeName | 'number';
}
export interface Conditional extends Node {
  readonly kind: 'conditional';
  readonly condition: Expression;
  readonly whenTrue: Expression;
  readonly whenFalse: Expression;
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in';

export type Expression =
  | Literal
  | ListLiteral
  | MapLiteral
  | PathLiteral
  | Name
  | Member
  | Index
  | Slice
  | Call
  | Unary
  | Binary
  | Logical
  | Is
  | Conditional;

export type Binding =
  | { readonly from: 'local'; readonly slot: number }
  | { readonly from: 'capture'; readonly index: number }
  | { readonly from: 'global'; readonly name: string };

export type Callee =
  | { readonly kind: 'function'; readonly declaration: FunctionDeclaration }
  | { readonly kind: 'library'; readonly function: LibraryFunction }
  | { readonly kind: 'lookup'; readonly lookup: LookupName };

export type LookupName = 'get' | 'exists' | 'getAfter' | 'existsAfter';

export interface FunctionDeclaration {
  readonly name: string;
  readonly start: number;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly start: number; readonly value: Expression }[];
  readonly result: Expression;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string; readonly start: number }
  | { readonly kind: 'rest'; readonly name: string; readonly start: number };

export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow {
  readonly start: number;
  readonly operations: ReadonlySet<Operation>;
  /** Undefined for an `allow` without condition. */
  readonly condition: Expression | undefined;
}

export interface Match {
  readonly start: number;
  readonly pattern: readonly PatternSegment[];
  readonly body: Body;
}

export interface Body {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly Match[];
  readonly allows: readonly Allow[];
}

export interface Service {
  readonly name: string;
  readonly start: number;
  readonly body: Body;
}

export interface RulesFile {
  readonly version: '1' | '2';
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}
