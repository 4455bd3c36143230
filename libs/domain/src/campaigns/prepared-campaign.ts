import { firstInstant, lastInstant, type ReleaseMoment } from '../release/release-moment.ts';
import type { CampaignTiming } from './campaign.ts';

/**
 * Campaigns that come ready for a release: it was announced, one week to go, and thanks afterwards. The message on the day
 * itself is no campaign: everyone who asked gets it.
 */
export const PREPARED_CAMPAIGNS = ['announced', 'week', 'thanks'] as const;
/** One of {@link PREPARED_CAMPAIGNS}. */
export type PreparedCampaignKind = (typeof PREPARED_CAMPAIGNS)[number];

/** Days from the release moment; null is at once. */
const DAYS: Readonly<Record<PreparedCampaignKind, number | null>> = { announced: null, week: -7, thanks: 2 };

/** Id of a prepared campaign. There can be only one of each kind for a release, and so one message for each fan. */
export function preparedCampaignId(kind: PreparedCampaignKind, productId: string): string {
  return `${kind}_${productId}`;
}

/** The kind of a campaign by its id; null for one that was not prepared. */
export function preparedKindOf(campaignId: string, productId: string | null): PreparedCampaignKind | null {
  if (productId === null) return null;
  return PREPARED_CAMPAIGNS.find((kind) => preparedCampaignId(kind, productId) === campaignId) ?? null;
}

/**
 * When a prepared campaign goes out, by the release moment: at the same time of day, on the same clocks. Null where the
 * campaign needs a moment and the release has none.
 */
export function preparedTiming(kind: PreparedCampaignKind, moment: ReleaseMoment | null): CampaignTiming | null {
  const days = DAYS[kind];
  if (days === null) return { mode: 'now' };
  return moment && { ...moment, date: shifted(moment.date, days) };
}

/** Whether a prepared campaign still makes sense: before the release, or thanks at any time. */
export function isPreparedInTime(kind: PreparedCampaignKind, moment: ReleaseMoment | null, now: number): boolean {
  const timing = preparedTiming(kind, moment);
  if (!timing) return false;
  if (kind === 'announced') return moment === null || firstInstant(moment) > now;
  return timing.mode === 'now' || firstInstant(timing) > now;
}

const HOUR = 3_600_000;
/** How long after its time “in one week” is still true, for the fans of the latest zone. */
const WEEK_HOURS = 36;

/**
 * Whether what a prepared campaign says is true at an instant. `announced` is before the release and `thanks` after it.
 * `week` is from its time on, for a day and a half.
 */
export function isPreparedTrue(kind: PreparedCampaignKind, moment: ReleaseMoment | null, now: number): boolean {
  switch (kind) {
    case 'announced':
      return moment === null || now < firstInstant(moment);
    case 'week': {
      const timing = preparedTiming(kind, moment);
      if (!timing || timing.mode === 'now') return false;
      return now >= firstInstant(timing) && now < lastInstant(timing) + WEEK_HOURS * HOUR;
    }
    case 'thanks':
      return moment !== null && now >= firstInstant(moment);
  }
}

function shifted(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
