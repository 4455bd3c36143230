/**
 * Interface of the rules engine in `rules/` for the engine (and later the storage runtime). Everything is synchronous:
 * a decision is taken inside the commit it is about.
 */
import type { RulesIssue, Wire } from './service.ts';

/** A document as rules see it. `fields` are google.firestore.v1.Value wire objects. */
export interface RulesDocument {
  /** Full name: `projects/P/databases/D/documents/a/b`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, Wire>>;
}

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** Constraints of a query on every document it can return; `list` is decided on these alone. */
export interface QueryConstraint {
  /** Field path segments. */
  readonly field: readonly string[];
  readonly op:
    | 'EQ'
    | 'NEQ'
    | 'LT'
    | 'LTE'
    | 'GT'
    | 'GTE'
    | 'CONTAINS'
    | 'IN'
    | 'NOT_IN'
    | 'CONTAINS_ANY'
    | 'IS_NULL'
    | 'IS_NOT_NULL'
    | 'IS_NAN'
    | 'IS_NOT_NAN';
  /** Wire Value; for IN-like operators an arrayValue. Absent for the unary ones. */
  readonly value?: Wire;
}

export interface RulesQuery {
  readonly limit: number | null;
  readonly offset: number | null;
  readonly orderBy: Readonly<Record<string, 'ASC' | 'DESC'>>;
  /** The query's filter in disjunctive normal form: any of these conjunctions. Each must pass. */
  readonly disjuncts: readonly (readonly QueryConstraint[])[];
}

export interface RulesRequest {
  readonly method: RulesMethod;
  readonly database: string;
  readonly project: string;
  /**
   * Path below `documents`, segment by segment. For `list` it is the collection's path, to be matched against document
   * patterns with an unknown id. For a collection group query it is the collection id alone, with `allDescendants`
   * true.
   */
  readonly path: readonly string[];
  readonly allDescendants?: boolean;
  /** True for the part of a `list` that asks for one document by its name: `path` is that document's. */
  readonly namesDocument?: boolean;
  readonly auth: { readonly uid: string; readonly token: Readonly<Record<string, unknown>> } | null;
  /** Commit or read time: whole seconds since 1970 as a decimal string, and nanoseconds. */
  readonly time: { readonly seconds: string; readonly nanos: number };
  /** The document before the request; null when missing, absent for `list`. */
  readonly resource?: RulesDocument | null;
  /** The document after merge and transforms; for create and update. */
  readonly newResource?: RulesDocument;
  readonly query?: RulesQuery;
}

/** Access of rules to other documents. `after` sees the state once the whole batch is applied. */
export interface RulesAccess {
  get(name: string): RulesDocument | null;
  getAfter(name: string): RulesDocument | null;
}

/** Counts lookups across one request: 10 for a single-document request, 20 for a batch (10 per operation). */
export interface LookupBudget {
  readonly perOperation: number;
  readonly total: number;
}

export interface RulesDecision {
  readonly allowed: boolean;
  /** For the server's log: which `allow` failed, where, and why, with the values seen. */
  readonly explanation: string;
  /** Names of the documents that were read, so a listener can be rechecked when they change. */
  readonly lookedUp: ReadonlySet<string>;
}

/** One request's evaluation context: memoises lookups and keeps the budget across its operations. */
export interface RulesSession {
  decide(request: RulesRequest): RulesDecision;
}

export interface Ruleset {
  readonly warnings: readonly RulesIssue[];
  begin(access: RulesAccess, budget: LookupBudget): RulesSession;
}

/** Result of `compileRules(source)`, exported by `rules/index.ts`. */
export type CompileResult =
  { readonly ok: true; readonly ruleset: Ruleset } | { readonly ok: false; readonly issues: readonly RulesIssue[] };
