import { showEnd, showStart, type ArtistPage, type ArtistShow } from '@countin/domain/profile';
import { artistUrl } from '@countin/domain/urls';
import { countryName } from '@countin/i18n';
import type { DurationObject, EventAttributes } from 'ics';
import type { PageContext } from '../page/page-context.ts';
import { sequenceAt, wallOf } from './event-times.ts';

/**
 * Calendar event of a show (RFC 5545): at an instant, or on a day where the time is not known. A cancelled show stays
 * in the calendar and says so. The texts must be single lines. UID and SEQUENCE work as for releases.
 */
export function showEvent(
  { origins, services, language }: PageContext,
  { id: artistId, name, updatedAt, customSlug }: Pick<ArtistPage, 'id' | 'name' | 'updatedAt' | 'customSlug'>,
  show: ArtistShow,
): EventAttributes {
  const country = show.country === null ? null : countryName(language, show.country);
  const place = [show.venue, show.city, country].filter((part) => part);
  const changed = wallOf(new Date(updatedAt).toISOString());
  return {
    ...timesOf(show),
    uid: `${artistId}.${show.id}@${services.sites.main}`,
    sequence: sequenceAt(updatedAt),
    title: `${name} · ${show.venue}`,
    location: place.join(', '),
    url: show.ticketUrl ?? artistUrl(origins, customSlug),
    status: show.cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    lastModified: changed,
    // DTSTAMP, the time of this version; missing in the types.
    ...{ timestamp: changed },
  };
}

type ShowTimes = Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'> & {
  readonly duration: DurationObject;
};

function timesOf(show: ArtistShow): ShowTimes {
  if (show.time === null) {
    const [year, month, day] = wallOf(show.date);
    return { start: [year, month, day], duration: { days: 1 } };
  }
  return {
    start: wallOf(new Date(showStart(show)).toISOString()),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { hours: 3 },
  };
}

/** Whether a calendar still has the show. */
export const isComing = (show: ArtistShow, now: number) => showEnd(show) > now;
