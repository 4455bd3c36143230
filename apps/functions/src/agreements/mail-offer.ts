import { originsOf } from '@countin/domain/deployment';
import { documents, readField } from '@countin/domain/documents';
import { can, type ProfileKind } from '@countin/domain/permissions';
import { agreementsUrl } from '@countin/domain/urls';
import type { Services } from '../platform/services.ts';
import { isSuspended } from '../platform/permissions/may-act.ts';
import { profileDefinition } from '../profiles/permitted-profile.ts';
import { composeOffer } from './compose-offer.ts';
import { otherKind, sidesOf, type Pair } from './read-pair.ts';

/** Time limit, ms, of sending the mails. */
const MAIL_MS = 20_000;
/** Managers who get a mail, besides the owner. */
const MANAGERS = 10;

/**
 * Tells the owner and managers of a profile about an offer, by mail at their verified addresses. The offer is on their
 * dashboards too, so a mail that fails is logged alone.
 *
 * @param to the side that was asked
 */
export async function mailOffer(services: Services, pair: Pair, to: ProfileKind): Promise<void> {
  const { db, identity, log, sites } = services;
  const { profileId } = sidesOf(pair)[to];
  const owner = readField(profileDefinition(to), pair[to], 'createdBy');
  try {
    const members = await db.collection(documents.members(to, profileId).path).where('role', '==', 'manager').get();
    const managers = members.docs.filter((member) =>
      can(readField(documents.member, member, 'role'), 'agreements.manage'),
    );
    const uids = [...(owner === undefined ? [] : [owner]), ...managers.slice(0, MANAGERS).map(({ id }) => id)];
    const verified = await identity.verified(uids);
    const link = agreementsUrl(originsOf(sites), to, profileId);
    const names = { from: pair.names[otherKind(to)], to: pair.names[to] };
    const messageId = `agreement_${services.now().toString(36)}_${profileId}`;
    await Promise.all(
      [...verified].map(async (uid) => {
        const [account, user] = await Promise.all([identity.account(uid), db.doc(documents.user(uid).path).get()]);
        if (!account || account.email === '' || isSuspended(user)) return;
        const language = readField(documents.user, user, 'language') ?? 'en';
        const mail = composeOffer({
          to,
          names,
          email: account.email,
          language,
          link,
          messageId: `${messageId}_${uid}`,
        });
        await services.sendMail(mail, AbortSignal.timeout(MAIL_MS));
      }),
    );
  } catch (error) {
    log('The mail of an offered agreement could not be sent.', error);
  }
}
