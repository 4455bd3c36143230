import { isZone } from '../locale/zone.ts';
import { firstInstant, lastInstant, resolveMoment } from '../release/release-moment.ts';
import type { CampaignTiming } from './campaign.ts';

/**
 * When fans of a zone get a campaign, milliseconds since 1970. A fan whose zone is not known lives by UTC, as for releases.
 *
 * @param now for a campaign that is sent at once
 */
export function campaignDueAt(timing: CampaignTiming, zone: string | null, now: number): number {
  if (timing.mode === 'now') return now;
  return resolveMoment(timing, zone !== null && isZone(zone) ? zone : 'UTC').at;
}

/** When the first fans get a campaign, milliseconds since 1970. */
export function campaignBegins(timing: CampaignTiming, now: number): number {
  return timing.mode === 'now' ? now : firstInstant(timing);
}

/** Whether a campaign's time has passed for every fan. Where a local time has passed, fans get it at once. */
export function isTimePast(timing: CampaignTiming, now: number): boolean {
  return timing.mode !== 'now' && lastInstant(timing) <= now;
}
