import { documents, readField } from '@countin/domain/documents';
import type { Activity } from '@countin/domain/permissions';
import type { DocumentSnapshot, Transaction, WriteBatch } from '@google-cloud/firestore';
import { newId, type Services } from '../services.ts';
import { createDocument, refTo } from '../write-document.ts';
import type { ProfileKey } from './require-permission.ts';

/** A change, as the profile's activity log records it. */
export interface NotedChange extends Pick<Activity, 'action'> {
  /** The acting user's document. */
  readonly actor: DocumentSnapshot;
  readonly subject?: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Adds an entry to the profile's activity log, in the transaction or batch that makes the change. */
export function noteActivity(
  services: Pick<Services, 'db' | 'now' | 'randomBytes'>,
  transaction: Transaction | WriteBatch,
  { kind, profileId }: ProfileKey,
  { actor, action, subject = '', before = null, after = null }: NotedChange,
): void {
  const id = newId(services);
  createDocument(transaction, refTo(services.db, documents.activity(kind, profileId, id)), {
    id,
    at: services.now(),
    action,
    actor: actor.id,
    actorName: readField(documents.user, actor, 'displayName') ?? '',
    subject,
    before,
    after,
  });
}
