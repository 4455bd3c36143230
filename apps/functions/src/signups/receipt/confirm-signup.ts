import type { CallableOutput } from '@countin/domain/callables';
import { consentStatus, type ConsentLedger } from '@countin/domain/consent';
import { documents, readValidDocument, type SignupRecord } from '@countin/domain/documents';
import type { FanOwner } from '@countin/domain/fan';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import { newsOfArtist } from '../follows/artist-releases.ts';
import { planFollow } from '../follows/plan-follow.ts';
import { confirmationOf, scopeOf } from '../../consent/signup-events.ts';
import { appendConsents, forgetConsent, readLedger, type StoredLedger } from '../../consent/stored-ledger.ts';
import { forgetRequests } from '../../platform/sending-quota/recipient-quota.ts';
import type { Services } from '../../platform/services.ts';
import { answersOf, asksOf } from '../../messages/ask-record.ts';
import { dueAt } from '../../platform/due-at.ts';
import { readPublicPage } from '../../platform/read-public-page.ts';
import { liftSuppression } from '../../suppression/suppression-list.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { confirmFollow, readFollowBeside } from './confirm-follow.ts';
import { confirmLabel, readLabelBeside } from './confirm-label.ts';
import { everythingOf } from './erase-signup.ts';
import { findSignup, limitReceipts, readLinked, type Linked } from './find-signup.ts';

interface Confirmation {
  readonly token: string;
  /** The zone of this browser, taken where none was known. */
  readonly zone?: string | null;
}

/**
 * The fan's answer to a confirmation mail: the signup becomes what that mail's own ask holds. Other asks are removed,
 * so no other link can change it. Stopping removes asks too, so no link from before a stop revives it. The address is
 * off the suppression list, since its owner has the link. It may be asked as often as on a new day. The signup under the fan's former address is removed in the
 * same transaction.
 *
 * @throws AppError `signup/token-invalid`, `limit/too-many`
 */
export async function confirmSignup(
  services: Services,
  address: string,
  input: Confirmation,
): Promise<CallableOutput<'confirmSignup'>> {
  limitReceipts(services, address);
  const link = await findSignup(services, input.token);
  return services.db.runTransaction(async (transaction) => {
    const linked = await readLinked(transaction, link);
    const { signup, seen } = linked;
    const agreed = agreedBy(linked, link.ask === null);
    if (!agreed) return { state: signup.state, productId: signup.productId };

    const asks = await transaction.get(asksOf(services.db, signup.id));
    const replaced = await replacedBy(services, transaction, signup, agreed.replaces);
    const zone = seen.zone ?? input.zone ?? null;
    const due = await dueOf(services, transaction, signup, zone);
    const beside = agreed.follow && (await readFollowBeside(services, transaction, signup, zone));
    const label = agreed.label && (await readLabelBeside(services, transaction, signup, agreed.label));
    const ledger = await readLedger(services, transaction, signup);
    for (const { ref } of asks.docs) transaction.delete(ref);
    forgetRequests(services, transaction, signup);
    if (replaced) forgetReplaced(services, transaction, replaced);
    const waits = seen.state === 'asked';
    const answers = waits ? { ...signup, ...agreed.answers, zone } : signup;
    const follow = confirmFollow(services, transaction, ledger, beside, { answers, consent: agreed.follow });
    const confirmed = waits ? confirmationOf(answers, isAsked(ledger, signup), services.now()) : [];
    appendConsents(services, transaction, ledger, {
      before: signup,
      events: inOrder(confirmed, follow),
      answers,
      replacesAnswers: waits,
    });
    if (label) confirmLabel(services, transaction, label, { artistId: signup.artistId, fanId: ledger.fanId, answers });
    if (!waits) return { state: signup.state, productId: signup.productId };
    liftSuppressions(services, transaction, signup, ledger);
    updateDocument(transaction, link.signup, {
      ...agreed.answers,
      zone,
      dueAt: due,
      state: 'confirmed',
      confirmedAt: services.now(),
      stoppedAt: null,
    });
    return { state: 'confirmed', productId: signup.productId };
  });
}

/** A follow that is ticked beside a signup is given before the signup is confirmed, and confirmed after it. */
function inOrder<Event>(confirmed: readonly Event[], follow: { given: Event; confirmed: Event } | null): Event[] {
  return follow ? [follow.given, ...confirmed, follow.confirmed] : [...confirmed];
}

/** Takes the address off the suppression list, and says so in the artist's list of fans. */
function liftSuppressions(services: Services, transaction: Transaction, signup: SignupRecord, ledger: StoredLedger) {
  liftSuppression(services, transaction, signup);
  if (ledger.fan?.suppressed !== true) return;
  const fan = refTo(services.db, documents.ownedFan(signup.ownerKind, signup.artistId, ledger.fanId));
  updateDocument(transaction, fan, { suppressed: false });
}

/** A ledger that begins with this signup has the entry of its asking too, unless the fan had stopped it. */
function isAsked({ entries }: ConsentLedger, signup: SignupRecord): boolean {
  const status = consentStatus(entries, { scope: scopeOf(signup), channel: signup.channel });
  return status === 'none' ? signup.state === 'asked' : status !== 'withdrawn';
}

/**
 * Ask that the link confirms, or null. Before asks were kept apart, the signup itself held the one that its links
 * confirm.
 */
function agreedBy({ signup, ask }: Linked, withoutAsk: boolean) {
  if (ask) return { answers: answersOf(ask), replaces: ask.replaces, follow: ask.follow, label: ask.label };
  return withoutAsk && signup.state === 'asked'
    ? { answers: {}, replaces: signup.replaces, follow: null, label: null }
    : null;
}

/** Signup under the fan's former address. */
interface Replaced {
  readonly signup: SignupRecord;
  readonly everything: readonly DocumentReference[];
  readonly ledger: StoredLedger;
}

/** All of the signup that goes; one that the fan has stopped meanwhile stays, so that nothing forgets the stop. */
async function replacedBy(
  services: Services,
  transaction: Transaction,
  owner: FanOwner,
  signupId: string | null,
): Promise<Replaced | null> {
  if (signupId === null) return null;
  const { path } = documents.ownedSignup(owner.ownerKind, owner.artistId, signupId);
  const stored = readValidDocument(documents.ownedSignup, await transaction.get(services.db.doc(path)));
  if (!stored || stored.state === 'stopped') return null;
  const everything = await everythingOf(services, transaction, owner, signupId);
  return { signup: stored, everything, ledger: await readLedger(services, transaction, stored) };
}

function forgetReplaced(services: Services, transaction: Transaction, { signup, everything, ledger }: Replaced): void {
  for (const reference of everything) transaction.delete(reference);
  forgetConsent(services, transaction, ledger, signup);
}

/**
 * When the fan is told; null for the news of a label. Null also while the release is not public, or while the artist
 * has nothing upcoming. Publishing it makes its signups and the artist's followers due.
 */
async function dueOf(
  services: Services,
  transaction: Transaction,
  { productId, artistId, ownerKind }: SignupRecord,
  zone: string | null,
): Promise<number | null> {
  if (ownerKind === 'label') return null;
  if (productId === null)
    return planFollow(
      await newsOfArtist(services, transaction, artistId),
      { zone, since: services.now() },
      services.now(),
    ).next;
  const stored = await transaction.get(services.db.doc(documents.releasePage(productId).path));
  const page = readPublicPage(services, stored);
  return page && dueAt(page.releaseMoment, zone);
}
