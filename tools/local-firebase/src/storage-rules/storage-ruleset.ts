import type { RulesDocument } from '../rules-contract.ts';
import { explainDenial, findCandidates, findGranting } from '../rules/candidates.ts';
import { LookupMemory, Lookups } from '../rules/evaluate/lookups.ts';
import { readRules, type CheckedRules } from '../rules/read-rules.ts';
import type { Operation } from '../rules/syntax/ast.ts';
import type { Value } from '../rules/values/value.ts';
import type { RulesIssue } from '../service.ts';
import { DocumentNeeded, KnownDocuments } from './known-documents.ts';

/** https://firebase.google.com/docs/storage/security/rules-conditions#enhance_with_firestore */
const LOOKUP_BUDGET = { perOperation: 2, total: 2 };
/** Names of documents need a project; which one is firebase-tools' affair. */
const PROJECT = '-';

export type StorageMethod = 'read' | 'write' | Operation;

export interface StorageRequest {
  readonly method: StorageMethod;
  /** Segments from `b` on. For `list` the prefix, without a slash at its end. */
  readonly path: readonly string[];
  /** `request` and `resource`. */
  readonly globals: ReadonlyMap<string, Value>;
}

/** The outcome, or the document that must be read before there is one. */
export type StorageDecision = { readonly allowed: boolean; readonly explanation: string } | { readonly wanted: string };

/** The `service firebase.storage` part of a rules file. */
export class StorageRuleset {
  readonly version: 1 | 2;
  readonly #rules: CheckedRules;

  constructor(rules: CheckedRules) {
    this.#rules = rules;
    this.version = rules.version === '2' ? 2 : 1;
  }

  /**
   * Decides with the documents known so far, by full name. What wants another one says so; asked again with
   * it, it comes further. Never throws: what goes wrong is a denial.
   */
  decide(
    { method, path, globals }: StorageRequest,
    documents: ReadonlyMap<string, RulesDocument | null>,
  ): StorageDecision {
    const subject = `${method} /${path.slice(3).join('/')}`;
    const lookups = new Lookups(new LookupMemory(new KnownDocuments(documents), LOOKUP_BUDGET), PROJECT);
    try {
      const candidates = pathsOf(method, path).flatMap((head) =>
        findCandidates(this.#rules, { head }, OPERATIONS[method]),
      );
      if (candidates.length === 0)
        return { allowed: false, explanation: `${subject} denied: no allow ${method} matches this path` };
      const granting = findGranting(candidates, globals, lookups);
      if (granting === undefined) {
        return {
          allowed: false,
          explanation: `${subject} denied: ${explainDenial(candidates, globals, lookups.remembered(), this.#rules)}`,
        };
      }
      return {
        allowed: true,
        explanation: `${subject} allowed by line ${this.#rules.source.position(granting.allow.start).line}`,
      };
    } catch (error) {
      if (error instanceof DocumentNeeded) return { wanted: error.documentName };
      return {
        allowed: false,
        explanation: `${subject} denied: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
  }
}

/** Reads the `firebase.storage` part of a rules file. Never throws, whatever the text. */
export function compileStorageRules(
  text: string,
):
  | { readonly ok: true; readonly ruleset: StorageRuleset; readonly warnings: readonly RulesIssue[] }
  | { readonly ok: false; readonly issues: readonly RulesIssue[] } {
  const read = readRules(text, 'firebase.storage');
  return read.ok ? { ok: true, ruleset: new StorageRuleset(read.rules), warnings: read.warnings } : read;
}

const OPERATIONS: Readonly<Record<StorageMethod, readonly Operation[]>> = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** A list is covered by a rule for its prefix, or for whatever name comes next below it. */
function pathsOf(method: StorageMethod, path: readonly string[]): readonly (readonly (string | null)[])[] {
  return method === 'list' ? [path, [...path, null]] : [path];
}
