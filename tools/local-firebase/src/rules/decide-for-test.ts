/** Helpers for the tests of this folder: rules in, verdict out, with a world of documents in between. */
import type {
  CompileResult,
  LookupBudget,
  RulesDecision,
  RulesDocument,
  RulesRequest,
  RulesSession,
} from '../rules-contract.ts';
import type { Wire } from '../service.ts';
import { compileRules } from './index.ts';

const ROOT = 'projects/demo/databases/(default)/documents';

/** A plain value as a wire Value. Whole numbers become ints; `wire` objects pass as they are. */
export function toWire(value: unknown): Wire {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'bigint') return { integerValue: String(value) };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  const entries = Object.entries(value as Record<string, unknown>);
  if (entries.length === 1 && entries[0]?.[0].endsWith('Value')) return value as Wire;
  return { mapValue: { fields: Object.fromEntries(entries.map(([key, item]) => [key, toWire(item)])) } };
}

/** A document below the test database. */
export function documentAt(path: string, data: Record<string, unknown>): RulesDocument {
  const fields = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toWire(value)]));
  return { name: `${ROOT}/${path}`, fields };
}

/** The last rules that were compiled: a table of samples asks the same ones a thousand times. */
let last: { readonly text: string; readonly compiled: CompileResult } | undefined;

/** A session over a ruleset that must compile. `reads` receives the name of every document read. */
export function beginSession(
  rules: string,
  world: {
    before?: readonly RulesDocument[];
    after?: readonly RulesDocument[];
    budget?: LookupBudget;
    reads?: string[];
  } = {},
): RulesSession {
  if (last?.text !== rules) last = { text: rules, compiled: compileRules(rules) };
  const { compiled } = last;
  if (!compiled.ok)
    throw new Error(compiled.issues.map((issue) => `${issue.line}:${issue.column} ${issue.description}`).join('\n'));
  const find = (documents: readonly RulesDocument[] | undefined) => (name: string) => {
    world.reads?.push(name);
    return documents?.find((document) => document.name === name) ?? null;
  };
  const access = { get: find(world.before), getAfter: find(world.after ?? world.before) };
  return compiled.ruleset.begin(access, world.budget ?? { perOperation: 10, total: 10 });
}

/** A request with the usual surroundings; a get of `users/alice` unless told otherwise. */
export function requestOf(partial: Partial<RulesRequest> = {}): RulesRequest {
  return {
    method: 'get',
    project: 'demo',
    database: '(default)',
    path: ['users', 'alice'],
    auth: null,
    time: { seconds: '1700000000', nanos: 123_456_000 },
    resource: null,
    ...partial,
  };
}

/** A whole rules file around the body of the documents match. */
export function firestoreRules(body: string, version = "rules_version = '2';"): string {
  return `${version}\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;
}

/** Decides one condition, for a document `users/alice` with this data. */
export function decideCondition(
  condition: string,
  data: Record<string, unknown> = {},
  partial: Partial<RulesRequest> = {},
): RulesDecision {
  const rules = firestoreRules(`match /users/{user} { allow read, write: if ${condition}; }`);
  return beginSession(rules).decide(requestOf({ resource: documentAt('users/alice', data), ...partial }));
}

/** Value of a condition: an error denies both the condition and its negation. */
export function outcomeOf(
  condition: string,
  data?: Record<string, unknown>,
  partial?: Partial<RulesRequest>,
): boolean | 'error' {
  if (decideCondition(condition, data, partial).allowed) return true;
  return decideCondition(`!(${condition})`, data, partial).allowed ? false : 'error';
}
