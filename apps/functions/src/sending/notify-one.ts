import { documents, readField } from '@countin/domain/documents';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { deliverMessage } from '../messages/deliver.ts';
import type { Services } from '../platform/services.ts';
import { decideDue } from './decide-due.ts';
import { decideFollow } from '../signups/follows/decide-follow.ts';

/** Looks at one due signup in transactions of its own, whatever was sent to it before, and tells the fan. */
export async function notifyOne(services: Services, signup: DocumentSnapshot): Promise<void> {
  const messageIds =
    readField(documents.signup, signup, 'scope') === 'artist'
      ? await decideFollow(services, signup.ref)
      : [await decideDue(services, signup.ref)];
  for (const messageId of messageIds) if (messageId !== null) await deliverMessage(services, messageId);
}
