import * as v from 'valibot';
import type { RulesDocument } from '../rules-contract.ts';
import type { Value } from '../rules/values/value.ts';
import type { RulesIssue } from '../service.ts';
import { fromExpressionValue } from './expression-value.ts';
import { incomingSchema, type FetchedMessage, type LoadMessage, type VerifyMessage } from './messages.ts';
import { compileStorageRules, type StorageRequest, type StorageRuleset } from './storage-ruleset.ts';

type Send = (message: Readonly<Record<string, unknown>>) => void;

/** A `verify` that waits for a document. */
interface Waiting {
  readonly ruleset: StorageRuleset;
  readonly request: StorageRequest;
  readonly documents: Map<string, RulesDocument | null>;
  readonly wanted: string;
}

/** Answers firebase-tools' Storage emulator: loads rules and decides requests by them. */
export class StorageRulesRuntime {
  readonly #send: Send;
  readonly #rulesets = new Map<string, StorageRuleset>();
  readonly #waiting = new Map<number, Waiting>();

  constructor(send: Send) {
    this.#send = send;
  }

  /** Says that requests may come. */
  announce(): void {
    this.#answer(-1, {});
  }

  /** Takes one line. Whatever it holds, the runtime goes on; what has an id is answered. */
  receive(line: string): void {
    const json = parseJson(line);
    const message = v.safeParse(incomingSchema, json);
    if (!message.success) {
      const parsedId = v.safeParse(v.object({ id: v.number() }), json);
      if (parsedId.success)
        this.#answer(parsedId.output.id, { errors: [`not understood: ${message.issues[0].message}`] });
      return;
    }
    if (message.output.action === 'load_ruleset') this.#load(message.output);
    else if (message.output.action === 'verify') this.#verify(message.output);
    else this.#resume(message.output);
  }

  #load({ id, context: { rulesetName, source } }: LoadMessage): void {
    const name = source.files[0]?.name ?? '';
    const compiled = compileStorageRules(source.files.map(({ content }) => content).join('\n'));
    if (compiled.ok) {
      this.#rulesets.set(rulesetName, compiled.ruleset);
      this.#answer(id, {
        result: { rulesVersion: compiled.ruleset.version },
        warnings: written(name, compiled.warnings),
      });
    } else {
      this.#answer(id, {
        errors: written(
          name,
          compiled.issues.filter(({ severity }) => severity === 'ERROR'),
        ),
      });
    }
  }

  #verify({ id, context }: VerifyMessage): void {
    const ruleset = this.#rulesets.get(context.rulesetName);
    if (ruleset === undefined) return this.#answer(id, { errors: [`no ruleset ${context.rulesetName}`] });
    const globals = new Map<string, Value>();
    try {
      for (const [name, typed] of Object.entries(context.variables)) globals.set(name, fromExpressionValue(typed));
    } catch (error) {
      return this.#answer(id, { errors: [`variables of ${context.path}: ${(error as Error).message}`] });
    }
    this.#decide(id, ruleset, { method: context.method, path: context.path.split('/').slice(1), globals }, new Map());
  }

  #resume({ id, status, result }: FetchedMessage): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    const { ruleset, request, documents, wanted } = waiting;
    documents.set(
      wanted,
      status === 'ok' && result !== undefined ? { name: wanted, fields: result.fields ?? {} } : null,
    );
    this.#decide(id, ruleset, request, documents);
  }

  #decide(
    id: number,
    ruleset: StorageRuleset,
    request: StorageRequest,
    documents: Map<string, RulesDocument | null>,
  ): void {
    const decision = ruleset.decide(request, documents);
    if ('wanted' in decision) {
      this.#waiting.set(id, { ruleset, request, documents, wanted: decision.wanted });
      // From `/databases` on: firebase-tools puts its project before it, and makes a URL of it.
      const path = decision.wanted
        .split('/')
        .slice(2)
        .map((segment) => `/${encodeURIComponent(segment)}`)
        .join('');
      this.#send({ action: 'fetch_firestore_document', server_request_id: id, context: { path } });
    } else {
      this.#answer(id, {
        result: { permit: decision.allowed },
        warnings: decision.allowed ? [] : [decision.explanation],
      });
    }
  }

  /** Always `ok`: firebase-tools leaves a request without an answer when the status is another. */
  #answer(id: number, content: Readonly<Record<string, unknown>>): void {
    this.#send({ id, status: 'ok', errors: [], warnings: [], ...content });
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function written(name: string, issues: readonly RulesIssue[]): string[] {
  return issues.map(({ line, column, description }) => `${name}:${line}:${column} ${description}`);
}
