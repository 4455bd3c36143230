import { documents, readDocument } from '@countin/domain/documents';
import type { FanOwner, MailHours } from '@countin/domain/fan';
import { SENDING_SETTINGS } from '@countin/domain/profile';
import type { Transaction } from '@google-cloud/firestore';
import type { Services } from './services.ts';

/** When mails go out whose moment is at night where the fan is. */
export async function readMailHours(
  { db }: Pick<Services, 'db'>,
  transaction: Transaction,
  { ownerKind, ownerId }: FanOwner,
): Promise<MailHours> {
  const stored = await transaction.get(db.doc(documents.sendingSettings(ownerKind, ownerId).path));
  return (readDocument(documents.sendingSettings, stored) ?? SENDING_SETTINGS).mailHours;
}
