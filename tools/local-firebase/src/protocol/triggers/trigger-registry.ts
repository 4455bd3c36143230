import * as v from 'valibot';
import { RpcError } from '../../service.ts';
import { matchesDocumentPattern } from './document-pattern.ts';

/** Kind of a document's change. */
export type ChangeKind = 'created' | 'updated' | 'deleted';

/** A function waiting for changes of documents. */
export interface DocumentTrigger {
  readonly project: string;
  readonly key: string;
  readonly eventType: string;
  readonly database: string;
  readonly namespace: string;
  /** A path pattern below `documents`. */
  readonly document: string;
  /** First-generation functions get another body. */
  readonly legacy: boolean;
}

const eventTrigger = v.object({
  eventType: v.string(),
  database: v.string(),
  namespace: v.string(),
  document: v.object({ value: v.string(), matchType: v.picklist(['EXACT', 'PATH_PATTERN']) }),
});
const legacyTrigger = v.object({
  eventTrigger: v.object({ eventType: v.string(), resource: v.string() }),
});

const LEGACY_RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents\/(.+)$/;
const KIND = /document(?:\.v1)?\.(create|update|delete|writ)/;

/** The functions that firebase-tools registered. A key registered again replaces what it was. */
export class TriggerRegistry {
  readonly #triggers = new Map<string, DocumentTrigger>();

  /** Second generation. Throws INVALID_ARGUMENT when the body is no document trigger. */
  registerEvent(project: string, key: string, body: unknown): object {
    const parsed = v.safeParse(eventTrigger, body);
    if (!parsed.success || key === '') throw invalid(parsed.issues);
    const { document, ...event } = parsed.output;
    this.#add({ project, key, ...event, document: document.value, legacy: false });
    return {};
  }

  /** First generation. Throws INVALID_ARGUMENT when the body is no document trigger. */
  registerLegacy(project: string, key: string, body: unknown): object {
    const parsed = v.safeParse(legacyTrigger, body);
    if (!parsed.success) throw invalid(parsed.issues);
    const { eventType, resource } = parsed.output.eventTrigger;
    const [, database = '(default)', document] = LEGACY_RESOURCE.exec(resource) ?? [];
    if (document === undefined) throw new RpcError('INVALID_ARGUMENT', `Not a document: ${resource}`);
    this.#add({ project, key, eventType, database, namespace: '(default)', document, legacy: true });
    return {};
  }

  /** Triggers for one change of one document. */
  matching(project: string, database: string, documentPath: string, kind: ChangeKind): DocumentTrigger[] {
    return [...this.#triggers.values()].filter(
      (trigger) =>
        trigger.project === project &&
        trigger.database === database &&
        wants(trigger.eventType, kind) &&
        matchesDocumentPattern(trigger.document, documentPath),
    );
  }

  #add(trigger: DocumentTrigger): void {
    this.#triggers.set(`${trigger.project}/${trigger.key}`, trigger);
  }
}

function wants(eventType: string, kind: ChangeKind): boolean {
  const wanted = KIND.exec(eventType)?.[1];
  return wanted === 'writ' || (wanted !== undefined && kind.startsWith(wanted));
}

function invalid(issues: readonly v.BaseIssue<unknown>[] | undefined): RpcError {
  const first = issues?.[0];
  return new RpcError(
    'INVALID_ARGUMENT',
    first ? `${v.getDotPath(first)}: ${first.message}` : 'A trigger id is needed.',
  );
}
