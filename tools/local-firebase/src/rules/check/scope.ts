import type { Binding, FunctionDeclaration, LookupName } from '../syntax/ast.ts';

const GLOBALS = ['request', 'resource'] as const;

/** Calls that read documents, as they are written. */
export type LookupCalls = ReadonlyMap<string, LookupName>;

/** Meaning of names at one position in the source. Inner names shadow outer ones. Immutable. */
export class Scope {
  readonly #outer: Scope | undefined;
  readonly #bindings: ReadonlyMap<string, Binding>;
  readonly #functions: ReadonlyMap<string, FunctionDeclaration>;
  readonly #captures: number;
  readonly #locals: number;
  readonly #lookups: LookupCalls;

  private constructor(
    outer: Scope | undefined,
    bindings: ReadonlyMap<string, Binding>,
    functions: ReadonlyMap<string, FunctionDeclaration>,
    captures: number,
    locals: number,
    lookups: LookupCalls,
  ) {
    this.#outer = outer;
    this.#bindings = bindings;
    this.#functions = functions;
    this.#captures = captures;
    this.#locals = locals;
    this.#lookups = lookups;
  }

  static root(lookups: LookupCalls): Scope {
    const globals = new Map<string, Binding>(GLOBALS.map((name) => [name, { from: 'global', name }]));
    return new Scope(undefined, globals, new Map(), 0, 0, lookups);
  }

  withFunctions(functions: readonly FunctionDeclaration[]): Scope {
    const byName = new Map(functions.map((each) => [each.name, each]));
    return new Scope(this, new Map(), byName, this.#captures, this.#locals, this.#lookups);
  }

  /** Captures are numbered along the pattern, so a function knows the index of those it can see. */
  withCaptures(names: readonly string[]): Scope {
    const bindings = new Map<string, Binding>(
      names.map((name, offset) => [name, { from: 'capture', index: this.#captures + offset }]),
    );
    return new Scope(this, bindings, new Map(), this.#captures + names.length, this.#locals, this.#lookups);
  }

  withLocals(names: readonly string[]): Scope {
    const bindings = new Map<string, Binding>(
      names.map((name, offset) => [name, { from: 'local', slot: this.#locals + offset }]),
    );
    return new Scope(this, bindings, new Map(), this.#captures, this.#locals + names.length, this.#lookups);
  }

  binding(name: string): Binding | undefined {
    return this.#bindings.get(name) ?? this.#outer?.binding(name);
  }

  function(name: string): FunctionDeclaration | undefined {
    return this.#functions.get(name) ?? this.#outer?.function(name);
  }

  lookup(name: string): LookupName | undefined {
    return this.#lookups.get(name);
  }
}
