import { originsOf } from '@countin/domain/deployment';
import { documents, readField, readValidDocument } from '@countin/domain/documents';
import type { ScheduledPublication } from '@countin/domain/publisher';
import { publisherUrl } from '@countin/domain/urls';
import { mailboxOf } from '../platform/identity/mailbox-of.ts';
import { OutcomeUnknown } from '../platform/senders/outcome-unknown.ts';
import type { Services } from '../platform/services.ts';
import { refTo, updateDocument } from '../platform/write-document.ts';
import { composeFailedPublications, type FailedPublication } from './compose-failed-publications.ts';

/** Time limit, ms, of sending a mail. */
const MAIL_MS = 20_000;
/** Failures of one mail. */
const MOST = 50;

/**
 * Mails the owner of each artist, and who has scheduled, what could not be published. A mail that fails for sure is repeated
 * in the next run.
 *
 * @param deadline milliseconds since 1970
 */
export async function tellFailures(services: Services, deadline: number): Promise<void> {
  const { db, now, log } = services;
  const untold = db.collection(documents.scheduledPublications().path).where('untold', '==', true);
  const failed = new Set<string>();
  while (now() < deadline) {
    const found = (await untold.limit(MOST + failed.size * MOST).get()).docs.flatMap(
      (each) => readValidDocument(documents.scheduledPublication, each, log) ?? [],
    );
    const first = found.find((each) => !failed.has(sourceOf(each)));
    if (!first) return;
    const source = sourceOf(first);
    const together = found.filter((each) => sourceOf(each) === source).slice(0, MOST);
    try {
      await tell(services, together);
    } catch (error) {
      failed.add(source);
      log('The mail about a failed publication waits for the next run.', error);
    }
  }
}

const sourceOf = ({ artistId, scheduledBy }: ScheduledPublication) => `${artistId} ${scheduledBy}`;

async function tell(services: Services, failures: readonly ScheduledPublication[]): Promise<void> {
  const [first] = failures;
  if (!first) return;
  const { db } = services;
  await setUntold(services, failures, false);
  try {
    const artist = await db.doc(documents.artistProfile(first.artistId).path).get();
    const owner = readField(documents.artistProfile, artist, 'createdBy');
    const named = await Promise.all(failures.map((failure) => nameOf(services, failure)));
    for (const uid of new Set([first.scheduledBy, ...(owner === undefined ? [] : [owner])]))
      await sendTo(services, uid, named, first.endedAt ?? first.at);
  } catch (error) {
    // The mail may have arrived: another one would be the second.
    if (!(error instanceof OutcomeUnknown)) await setUntold(services, failures, true);
    throw error;
  }
}

async function setUntold({ db }: Services, failures: readonly ScheduledPublication[], untold: boolean): Promise<void> {
  const batch = db.batch();
  for (const { productId } of failures)
    updateDocument(batch, refTo(db, documents.scheduledPublication(productId)), { untold });
  await batch.commit();
}

/** The title as it is, or was before the release was deleted. */
async function nameOf({ db }: Services, { productId, code }: ScheduledPublication): Promise<FailedPublication> {
  const [product, page] = await db.getAll(
    db.doc(documents.musicProduct(productId).path),
    db.doc(documents.deletedPage(productId).path),
  );
  const title =
    (product && readField(documents.musicProduct, product, 'title')) ??
    (page && readField(documents.deletedPage, page, 'title')) ??
    '';
  return { title, code: code === '' ? 'service/unknown' : code };
}

/** The publisher shows it too, so somebody without a verified address gets no mail. */
async function sendTo(
  services: Services,
  uid: string,
  failures: readonly FailedPublication[],
  at: number,
): Promise<void> {
  const mailbox = await mailboxOf(services, uid);
  if (!mailbox) return;
  const mail = composeFailedPublications({
    ...mailbox,
    failures,
    link: publisherUrl(originsOf(services.sites)),
    messageId: `publication_${at.toString(36)}_${uid}`,
  });
  await services.sendMail(mail, AbortSignal.timeout(MAIL_MS));
}
