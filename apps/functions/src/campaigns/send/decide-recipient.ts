import { campaignScopes, cappedUntil, type Campaign, type CampaignSettings } from '@countin/domain/campaigns';
import { permission, type ConsentScope } from '@countin/domain/consent';
import type { MessageRefusal } from '@countin/domain/documents';
import { allowedFrom, type Fan, type MailHours, type Signup } from '@countin/domain/fan';
import { ledgerHash } from '@countin/server-hash';
import { followIdOf, labelSignupIdOf, signupIdOf } from '../../messages/signup-record.ts';
import { quietHoursOf } from '../../platform/quiet-hours-of.ts';

type Audience = Pick<Campaign, 'ownerId' | 'ownerKind' | 'productId'>;

/** Facts about a fan at the moment of sending a campaign. */
export interface RecipientFacts {
  readonly fan: Fan;
  /** Hash of the end of the ledger. */
  readonly head: string;
  /** The signup that the fan agreed by: the first of {@link signupsOf} that the ledger permits. */
  readonly signups: ReadonlyMap<string, Signup>;
  /** The fan is on an imported list that is not released. */
  readonly isInReview: boolean;
  readonly isSuppressed: boolean;
}

export type RecipientDecision =
  | { readonly send: true; readonly signup: Signup; /** Equal to now, or the next morning. */ readonly at: number }
  | { readonly send: false; readonly refusal: MessageRefusal };

/** Consents that permit a campaign, each enough alone, with the signup that the fan can stop. */
export function signupsOf(secret: string, campaign: Audience, fan: Fan): readonly [ScopedSignup, ...ScopedSignup[]] {
  const [all, ...others] = campaignScopes(campaign);
  const signupOf = (scope: ConsentScope) => ({ scope, signupId: SIGNUP_IDS[scope.kind](secret, scope.id, fan) });
  return [signupOf(all), ...others.map(signupOf)];
}

interface ScopedSignup {
  readonly scope: ConsentScope;
  readonly signupId: string;
}

const SIGNUP_IDS = { artist: followIdOf, release: signupIdOf, label: labelSignupIdOf } as const;

/** Whether a fan has agreed to a scope, by the summary. The ledger decides. */
export function agreesTo(fan: Fan, { kind, id }: ConsentScope): boolean {
  if (kind === 'artist') return fan.follows;
  return (kind === 'label' ? fan.labels : fan.releases).includes(id);
}

/** Decides whether a fan may get a campaign, by the ledger and the suppression list. Their local time decides when. */
export function decideRecipient(
  secret: string,
  campaign: Audience,
  mailHours: MailHours,
  { fan, head, signups, isInReview, isSuppressed }: RecipientFacts,
  now: number,
): RecipientDecision {
  const ledger = { fanId: fan.id, entries: fan.ledger, head };
  const refusals: MessageRefusal[] = [];
  for (const { scope, signupId } of signupsOf(secret, campaign, fan)) {
    const answer = permission(ledger, [scope], fan.channel, ledgerHash(secret));
    const signup = signups.get(signupId);
    if (!answer.permitted) refusals.push(answer.reason);
    // Without a signup, the message would have no link to unsubscribe by.
    else if (!signup || signup.state === 'stopped') refusals.push('withdrawn');
    else if (isInReview) return { send: false, refusal: 'review' };
    else if (isSuppressed) return { send: false, refusal: 'suppressed' };
    else return { send: true, signup, at: allowedFrom(quietHoursOf(fan), now, mailHours) };
  }
  return { send: false, refusal: refusals.find((each) => each !== 'none') ?? 'none' };
}

/** Whether the frequency cap keeps a fan from getting a further campaign now. */
export function isCapped({ recentCampaigns }: Fan, { cap }: CampaignSettings, now: number): boolean {
  return cappedUntil(recentCampaigns, cap) > now;
}
