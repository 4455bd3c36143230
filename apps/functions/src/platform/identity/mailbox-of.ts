import { documents, readValidDocument } from '@countin/domain/documents';
import type { Language } from '@countin/domain/locale';
import { isSuspended } from '../permissions/may-act.ts';
import type { Services } from '../services.ts';

/** Where mails of the product reach a person. */
export interface Mailbox {
  readonly email: string;
  readonly language: Language;
}

/** The mailbox of a person; null without a verified address, and for an account that is disabled or suspended. */
export async function mailboxOf({ db, identity }: Services, uid: string): Promise<Mailbox | null> {
  const stored = await db.doc(documents.user(uid).path).get();
  const account = (await identity.verified([uid])).has(uid) ? await identity.account(uid) : null;
  if (!account || account.email === '' || account.disabled || isSuspended(stored)) return null;
  return { email: account.email, language: readValidDocument(documents.user, stored)?.language ?? 'en' };
}
