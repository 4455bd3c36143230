import type { LookupBudget, RulesAccess, RulesRequest } from '../../rules-contract.ts';
import type { LookupName } from '../syntax/ast.ts';
import { describe } from '../values/describe.ts';
import { knownSegments } from '../values/equality.ts';
import { LimitError, EvaluationError } from '../values/errors.ts';
import { documentFromWire } from '../values/from-wire.ts';
import { RulesPath } from '../values/path.ts';
import type { RulesMap, Value } from '../values/value.ts';
import { typeOf } from '../values/value.ts';
import type { DocumentSource } from './context.ts';

/** Documents read during one request, each read and counted once. */
export class LookupMemory {
  readonly access: RulesAccess;
  readonly budget: LookupBudget;
  readonly documents = new Map<string, RulesMap | null>();

  constructor(access: RulesAccess, budget: LookupBudget) {
    this.access = access;
    this.budget = budget;
  }
}

/** `get`, `exists` and their kin for one operation of a request. */
export class Lookups implements DocumentSource {
  /** Full names of the documents this operation asked for. */
  readonly names = new Set<string>();
  readonly #memory: LookupMemory;
  readonly #project: string;
  readonly #counted = new Set<string>();

  constructor(memory: LookupMemory, project: string) {
    this.#memory = memory;
    this.#project = project;
  }

  run(lookup: LookupName, path: Value): Value {
    const name = this.#nameOf(path, lookup);
    this.names.add(name);
    return answer(lookup, this.#read(name, isAfter(lookup)), path);
  }

  /** A document that a query asks for by name, as the request for it shows it. It costs nothing. */
  listed(name: string): Pick<RulesRequest, 'path' | 'resource' | 'namesDocument'> {
    this.names.add(name);
    return { path: name.split('/').slice(5), resource: this.#memory.access.get(name), namesDocument: true };
  }

  /** The same for explanations: documents read already, and no others. */
  remembered(): DocumentSource {
    return {
      run: (lookup, path) => {
        const known = this.#memory.documents.get(keyOf(this.#nameOf(path, lookup), isAfter(lookup)));
        if (known === undefined) throw new EvaluationError('not looked up');
        return answer(lookup, known, path);
      },
    };
  }

  #read(name: string, after: boolean): RulesMap | null {
    const key = keyOf(name, after);
    this.#count(key);
    const known = this.#memory.documents.get(key);
    if (known !== undefined) return known;
    const { access, documents } = this.#memory;
    const wire = after ? access.getAfter(name) : access.get(name);
    const document = wire === null ? null : documentFromWire(wire);
    documents.set(key, document);
    return document;
  }

  #count(key: string): void {
    const { budget, documents } = this.#memory;
    this.#counted.add(key);
    if (this.#counted.size > budget.perOperation)
      throw new LimitError(`more than ${budget.perOperation} documents looked up`);
    const total = documents.size + (documents.has(key) ? 0 : 1);
    if (total > budget.total) throw new LimitError(`more than ${budget.total} documents looked up in one request`);
  }

  #nameOf(path: Value, lookup: LookupName): string {
    if (!(path instanceof RulesPath)) throw new EvaluationError(`${lookup}() needs a path, not ${typeOf(path)}`);
    const segments = knownSegments(path);
    const isDocument =
      segments[0] === 'databases' && segments[2] === 'documents' && segments.length >= 5 && segments.length % 2 === 1;
    const isClean = segments.every((segment) => segment !== '' && !segment.includes('/'));
    if (!isDocument || !isClean) throw new EvaluationError(`${path.toString()} is not the path of a document`);
    return `projects/${this.#project}/${segments.join('/')}`;
  }
}

function isAfter(lookup: LookupName): boolean {
  return lookup === 'getAfter' || lookup === 'existsAfter';
}

/** State before and after the batch are two documents, remembered and counted apart. */
function keyOf(name: string, after: boolean): string {
  return `${after ? 'after' : 'before'} ${name}`;
}

function answer(lookup: LookupName, document: RulesMap | null, path: Value): Value {
  if (lookup === 'exists' || lookup === 'existsAfter') return document !== null;
  if (document === null) throw new EvaluationError(`no document at ${describe(path)}`);
  return document;
}
