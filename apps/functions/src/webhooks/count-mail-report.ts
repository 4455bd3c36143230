import { documents } from '@countin/domain/documents';
import { FieldValue } from '@google-cloud/firestore';
import type { Services } from '../platform/services.ts';
import { mergeDocument, refTo } from '../platform/write-document.ts';
import type { MailReportOutcome } from './take-mail-report.ts';

/** How long the counts of a day are stored. Milliseconds. */
const STORED_MS = 365 * 86_400_000;

/** Counts a mail report by what became of it. Many unreadable ones mean an attack, or an unknown kind. */
export async function countMailReport({ db, now }: Services, outcome: MailReportOutcome): Promise<void> {
  const day = new Date(now()).toISOString().slice(0, 10);
  await mergeDocument(db, refTo(db, documents.mailReportDay(day)), {
    [outcome]: FieldValue.increment(1),
    expiresAt: now() + STORED_MS,
  });
}
