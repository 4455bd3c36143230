import { originsOf } from '@countin/domain/deployment';
import { documents, readDocument, readField } from '@countin/domain/documents';
import type { LinkChecks } from '@countin/domain/link-finding';
import { linksUrl } from '@countin/domain/urls';
import type { Services } from '../../platform/services.ts';
import { mailboxOf } from '../../platform/identity/mailbox-of.ts';
import { OutcomeUnknown } from '../../platform/senders/outcome-unknown.ts';
import { refTo } from '../../platform/write-document.ts';
import { composeDeadLinks, type DeadLink } from './compose-dead-links.ts';
import { writeChecks } from '../../link-records/link-checks.ts';

/** Time limit, ms, of sending a mail. */
const MAIL_MS = 20_000;
/** Releases of one owner in one mail. */
const RELEASES = 50;

/**
 * Tells the owners of dead links: one mail for all releases of an owner. A link is not reported again until it was live
 * in between. A mail that fails for sure is repeated in the next run.
 *
 * @param deadline milliseconds since 1970
 */
export async function notifyOwners(services: Services, deadline: number): Promise<void> {
  const { db, now, log } = services;
  const unnotified = db.collection(documents.linkChecks().path).where('unnotified', '>=', 1);
  const failed = new Set<string>();
  while (now() < deadline) {
    const found = (await unnotified.limit(RELEASES + failed.size * RELEASES).get()).docs;
    const next = found.find((document) => !failed.has(ownerOf(document)));
    if (!next) return;
    const owner = ownerOf(next);
    const releases = found.filter((document) => ownerOf(document) === owner).map(({ id }) => id);
    try {
      await notifyOwner(services, owner, releases.slice(0, RELEASES));
    } catch (error) {
      failed.add(owner);
      log('The mail about dead links waits for the next run.', error);
    }
  }
}

function ownerOf(document: Parameters<typeof readField>[1]): string {
  return readField(documents.linkCheck, document, 'createdBy') ?? '';
}

async function notifyOwner(services: Services, owner: string, productIds: readonly string[]): Promise<void> {
  const notified = services.now();
  const dead = (
    await Promise.all(productIds.map((productId) => markNotified(services, productId, null, notified)))
  ).flat();
  if (dead.length === 0) return;
  try {
    await sendTo(services, owner, dead, notified);
  } catch (error) {
    // The mail may have arrived: another one would be the second.
    if (!(error instanceof OutcomeUnknown))
      await Promise.all(productIds.map((productId) => markNotified(services, productId, notified, null)));
    throw error;
  }
}

/** Changes when the owner was told of the dead links of a release. Gives the changed links. */
async function markNotified(
  services: Services,
  productId: string,
  from: number | null,
  to: number | null,
): Promise<DeadLink[]> {
  const { db } = services;
  const reference = refTo(db, documents.linkCheck(productId));
  return db.runTransaction(async (transaction) => {
    const checks = readDocument(reference, await transaction.get(reference.ref));
    if (!checks) return [];
    const changed = Object.entries(checks.links).filter(
      ([, link]) => link.state === 'gone' && link.notifiedAt === from,
    );
    const links: LinkChecks['links'] = {
      ...checks.links,
      ...Object.fromEntries(changed.map(([id, link]) => [id, { ...link, notifiedAt: to }])),
    };
    writeChecks(services, transaction, { ...checks, id: productId }, links, checks.checkedAt);
    return changed.map(([, { service, url }]) => ({ ...checks, service, url }));
  });
}

/** The dashboard shows dead links too, so an owner without a verified address gets no mail. */
async function sendTo(services: Services, owner: string, dead: readonly DeadLink[], at: number): Promise<void> {
  const [first] = dead;
  const mailbox = await mailboxOf(services, owner);
  if (!first || !mailbox) return;
  const mail = composeDeadLinks({
    ...mailbox,
    dead,
    link: linksUrl(originsOf(services.sites), first.artistId, first.productId),
    messageId: `links_${at.toString(36)}_${owner}`,
  });
  await services.sendMail(mail, AbortSignal.timeout(MAIL_MS));
}
