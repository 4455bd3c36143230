import type { CallableOutput } from '@countin/domain/callables';
import { documents, type SignupRecord } from '@countin/domain/documents';
import { confirmationOf } from '@countin/server-hash';
import type { Transaction } from '@google-cloud/firestore';
import { newsOfArtist } from '../follows/artist-releases.ts';
import { planFollow } from '../follows/plan-follow.ts';
import { appendConsents, readLedger, type StoredLedger } from '../../consent/stored-ledger.ts';
import { forgetRequests } from '../../platform/sending-quota/recipient-quota.ts';
import type { Services } from '../../platform/services.ts';
import { answersOf, requestsOf } from '../../messages/signup-request-record.ts';
import { dueAt } from '../../platform/due-at.ts';
import { readPublicPage } from '../../platform/read-public-page.ts';
import { liftSuppression } from '../../suppression/suppression-list.ts';
import { refTo, updateDocument } from '../../platform/write-document.ts';
import { confirmFollow, readFollowBeside } from './confirm-follow.ts';
import { confirmLabel, readLabelBeside } from './confirm-label.ts';
import { findSignup, limitReceipts, readLinked, type Link, type Linked } from './find-signup.ts';
import { moveFormer, noteLabels, readFormer, type Former } from './move-person.ts';

interface Confirmation {
  readonly token: string;
  /** The zone of this browser, taken where none was known. */
  readonly zone?: string | null;
}

/**
 * The fan's answer to a confirmation mail: the signup becomes what that mail's own request holds. Other requests are removed,
 * so no other link can change it. Stopping removes asks too, so no link from before a stop revives it. The address is
 * off the suppression list, since its owner has the link. It may be asked as often as on a new day. Everything under the
 * fan's former address moves in the same transaction.
 *
 * @throws AppError `signup/token-invalid`, `signup/moved`, `limit/too-many`
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
    const { signup } = linked;
    const agreed = agreedBy(linked);
    if (!agreed) return { state: signup.state, productId: signup.productId };

    const facts = await readFacts(services, transaction, linked, agreed, input.zone ?? null);
    return confirm(services, transaction, link, linked, agreed, facts);
  });
}

type Agreed = NonNullable<ReturnType<typeof agreedBy>>;
type Facts = Awaited<ReturnType<typeof readFacts>>;

/** @param browserZone taken where none was known */
async function readFacts(
  services: Services,
  transaction: Transaction,
  { signup, seen }: Linked,
  agreed: Agreed,
  browserZone: string | null,
) {
  const zone = seen.zone ?? browserZone;
  return {
    zone,
    requests: await transaction.get(requestsOf(services.db, signup.id)),
    former: await readFormer(services, transaction, signup, { signupId: agreed.replaces, to: signup }),
    due: await dueOf(services, transaction, signup, zone),
    beside: agreed.follow && (await readFollowBeside(services, transaction, signup, zone)),
    label: agreed.label && (await readLabelBeside(services, transaction, signup, agreed.label)),
    ledger: await readLedger(services, transaction, signup),
  };
}

function confirm(
  services: Services,
  transaction: Transaction,
  link: Link,
  { signup, seen }: Linked,
  agreed: Agreed,
  { zone, requests, former, due, beside, label, ledger }: Facts,
): CallableOutput<'confirmSignup'> {
  for (const { ref } of requests.docs) transaction.delete(ref);
  forgetRequests(services, transaction, signup);
  const waits = seen.state === 'unconfirmed';
  const answers = waits ? { ...signup, ...agreed.answers, zone } : signup;
  const follow = confirmFollow(services, transaction, ledger, beside, { answers, consent: agreed.follow });
  const confirmed = isFirstWord(waits, ledger)
    ? [confirmationOf({ ...signup, ...agreed.answers }, services.now())]
    : [];
  const moved = former
    ? moveFormer(services, transaction, former, { signup, request: agreed.answers })
    : { events: [], labels: [] };
  appendConsents(services, transaction, ledger, {
    events: [...inOrder(confirmed, follow), ...moved.events],
    answers,
    replacesAnswers: waits,
  });
  noteLabels(services, transaction, ledger, moved.labels);
  if (label) confirmLabel(services, transaction, label, { artistId: signup.ownerId, fanId: ledger.fanId, answers });
  if (!waits) return { state: signup.state, productId: signup.productId };
  liftSuppressions(services, transaction, signup, ledger);
  const state = isNotified(former) ? 'sent' : 'confirmed';
  updateDocument(transaction, link.signup, {
    ...agreed.answers,
    zone,
    state,
    // What the former address was told of is not told again.
    ...(isNotified(former) ? { dueAt: null, sentAt: former.signup.sentAt } : { dueAt: due }),
    confirmedAt: services.now(),
    stoppedAt: null,
  });
  return { state, productId: signup.productId };
}

const isNotified = (former: Former | null): former is Former => former?.signup.state === 'sent';

/** A follow that is ticked beside a signup is given before the signup is confirmed, and confirmed after it. */
function inOrder<Event>(confirmed: readonly Event[], follow: { given: Event; confirmed: Event } | null): Event[] {
  return follow ? [follow.given, ...confirmed, follow.confirmed] : [...confirmed];
}

/** The fan's own word takes the place of that of an import too, and takes them off its list. */
function isFirstWord(waits: boolean, { fan }: StoredLedger): boolean {
  return waits || (fan !== null && fan.list !== null);
}

/** Takes the address off the suppression list, and says so in the artist's list of fans. */
function liftSuppressions(services: Services, transaction: Transaction, signup: SignupRecord, ledger: StoredLedger) {
  liftSuppression(services, transaction, signup);
  if (ledger.fan?.suppressed !== true) return;
  const fan = refTo(services.db, documents.ownedFan(signup.ownerKind, signup.ownerId, ledger.fanId));
  updateDocument(transaction, fan, { suppressed: false });
}

/** What the request of the link asks for; null where the link has none, or none any more. */
function agreedBy({ request }: Linked) {
  return (
    request && { answers: answersOf(request), replaces: request.replaces, follow: request.follow, label: request.label }
  );
}

/**
 * When the fan is told; null for the news of a label. Null also while the release is not public, or while the artist
 * has nothing upcoming. Publishing it makes its signups and the artist's followers due.
 */
async function dueOf(
  services: Services,
  transaction: Transaction,
  { productId, ownerId, ownerKind }: SignupRecord,
  zone: string | null,
): Promise<number | null> {
  if (ownerKind === 'label') return null;
  if (productId === null)
    return planFollow(
      await newsOfArtist(services, transaction, ownerId),
      { zone, since: services.now() },
      services.now(),
    ).next;
  const stored = await transaction.get(services.db.doc(documents.releasePage(productId).path));
  const page = readPublicPage(services, stored);
  return page && dueAt(page.releaseMoment, zone);
}
