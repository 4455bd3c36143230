import { resolveMoment, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import type { EventAttributes } from 'ics';
import type { PageContext } from '../page/page-context.ts';
import { sequenceAt, wallOf } from './event-times.ts';

/**
 * Calendar event of a release (RFC 5545). A worldwide moment is written in UTC. A `local` moment is a floating time,
 * which calendars read in their own zone. The UID is stable and SEQUENCE increases, so a changed date moves the
 * existing event.
 */
export function releaseEvent({ t, origins, services }: PageContext, release: ReleasePage): EventAttributes {
  const { id, title, artistName: artist, releaseMoment: moment, publishedAt } = release;
  const url = origins.main + releasePath(release);
  const times =
    moment.mode === 'instant'
      ? ({
          start: wallOf(new Date(resolveMoment(moment, moment.zone).at).toISOString()),
          startInputType: 'utc',
          startOutputType: 'utc',
        } as const)
      : ({
          start: wallOf(`${moment.date}T${moment.time}`),
          startInputType: 'local',
          startOutputType: 'local',
        } as const);
  const changed = wallOf(new Date(publishedAt).toISOString());
  return {
    ...times,
    duration: { minutes: 30 },
    uid: `${id}@${services.sites.main}`,
    sequence: sequenceAt(publishedAt),
    title: oneLine(t('release:shareText', { title, artist })),
    description: oneLine(t('release:calendarText', { title, artist, url })),
    url,
    status: 'CONFIRMED',
    // The event must not block time in the fan's calendar.
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    lastModified: changed,
    // DTSTAMP, the time of this version; missing in the types.
    ...{ timestamp: changed },
  };
}

/** Replaces control characters, because some calendar readers treat them as line ends. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
