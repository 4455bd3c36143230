import { isZone } from '@countin/domain/locale';
import { lastInstant, resolveMoment, type ReleaseMoment } from '@countin/domain/release';

/** When a fan is due to be told, milliseconds since 1970. A fan whose zone is not known, or is none, lives by UTC. */
export function dueAt(moment: ReleaseMoment, zone: string | null): number {
  return resolveMoment(moment, zone !== null && isZone(zone) ? zone : 'UTC').at;
}

/** From when on signing up is pointless: the moment has come for that fan, wherever they may be. */
export function closesAt(moment: ReleaseMoment, zone: string | null): number {
  return zone === null ? lastInstant(moment) : resolveMoment(moment, zone).at;
}
