/** The bodies that functions get: a CloudEvent, or for the first generation the older event. */
import { randomUUID } from 'node:crypto';
import type { Caller, Wire } from '../../service.ts';
import { wireToJson } from '../proto-json.ts';
import { messageType } from '../schema.ts';
import type { ChangeKind, DocumentTrigger } from './trigger-registry.ts';

const documentType = messageType('google.firestore.v1.Document');
const timestampType = messageType('google.protobuf.Timestamp');
const PROVIDER = 'firestore.googleapis.com';

/** One document's change in a commit. At least one of `before` and `after` is a document. */
export interface DocumentChange {
  readonly name: string;
  readonly before: Wire | null;
  readonly after: Wire | null;
  /** The commit's time, a Timestamp. */
  readonly time: Wire;
  /** Uid that committed, for functions that ask. */
  readonly caller?: Caller;
}

/** A document's name, apart. */
export interface NameParts {
  readonly project: string;
  readonly database: string;
  /** Below `documents`. */
  readonly path: string;
}

/** Splits `projects/P/databases/D/documents/a/b`; null when it is no document's name. */
export function splitName(name: string): NameParts | null {
  const [, project, database, path] = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/.exec(name) ?? [];
  return project && database && path ? { project, database, path } : null;
}

/** Kind of the change. */
export function changeKind({ before, after }: DocumentChange): ChangeKind {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

/** The request body and its content type for one trigger. */
export function eventRequest(trigger: DocumentTrigger, change: DocumentChange, parts: NameParts) {
  const event = trigger.legacy ? legacyEvent(trigger, change) : cloudEvent(trigger, change, parts);
  return {
    contentType: trigger.legacy ? 'application/json' : 'application/cloudevents+json',
    body: JSON.stringify(event),
  };
}

function cloudEvent(trigger: DocumentTrigger, change: DocumentChange, { project, database, path }: NameParts) {
  return {
    specversion: '1.0',
    id: randomUUID(),
    source: `//${PROVIDER}/projects/${project}/databases/${database}`,
    type: trigger.eventType,
    time: wireToJson(timestampType, change.time),
    subject: `documents/${path}`,
    project,
    location: 'us-central1',
    database,
    namespace: trigger.namespace,
    document: path,
    datacontenttype: 'application/json',
    ...(trigger.eventType.endsWith('.withAuthContext') ? authContext(change.caller) : {}),
    data: documentEventData(change),
  };
}

function legacyEvent(trigger: DocumentTrigger, change: DocumentChange) {
  return {
    context: {
      eventId: randomUUID(),
      timestamp: wireToJson(timestampType, change.time),
      eventType: trigger.eventType,
      resource: { service: PROVIDER, name: change.name },
    },
    data: documentEventData(change),
  };
}

function authContext(caller: Caller | undefined) {
  if (caller?.admin) return { authtype: 'system' };
  return caller?.auth ? { authtype: 'app_user', authid: caller.auth.uid } : { authtype: 'unauthenticated' };
}

function documentEventData({ before, after }: DocumentChange) {
  const data: Record<string, unknown> = {};
  if (after) data.value = wireToJson(documentType, after);
  if (before) data.oldValue = wireToJson(documentType, before);
  if (before && after) data.updateMask = { fieldPaths: changedFields(before, after) };
  return data;
}

function changedFields(before: Wire, after: Wire): string[] {
  const json = (document: Wire, key: string) => JSON.stringify(document.fields?.[key]);
  const keys = new Set([...Object.keys(before.fields ?? {}), ...Object.keys(after.fields ?? {})]);
  return [...keys].filter((key) => json(before, key) !== json(after, key)).sort();
}
