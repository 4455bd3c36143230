import { documents } from '@countin/domain/documents';
import { keyedHash } from '@countin/server-hash';
import type { Services } from '../platform/services.ts';
import { refTo, setDocument } from '../platform/write-document.ts';

/** How long a repeated event is recognised. Milliseconds. */
const KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Takes an event unless it was taken before: providers repeat webhooks, and so can a stranger who recorded one. An event
 * that failed is taken again.
 */
export async function takeOnce(services: Services, id: string, take: () => Promise<void>): Promise<void> {
  const { db, signupSecret, now } = services;
  const reference = refTo(db, documents.webhookEvent(keyedHash(signupSecret, `webhook\n${id}`)));
  if ((await reference.ref.get()).exists) return;
  await take();
  await setDocument(db, reference, { expiresAt: now() + KEPT_MS });
}
