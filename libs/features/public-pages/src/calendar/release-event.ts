import { resolveMoment, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import type { DateArray, EventAttributes } from 'ics';
import type { PageContext } from '../page/page-context.ts';

/** Epoch of SEQUENCE, which counts seconds. It must increase with every change and fit into 31 bits. */
const SEQUENCE_FROM = Date.UTC(2020, 0, 1);

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
    sequence: Math.max(0, Math.floor((publishedAt - SEQUENCE_FROM) / 1000)),
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

function wallOf(iso: string): DateArray {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (iso.match(/\d+/g) ?? []).map(Number);
  return [year, month, day, hour, minute];
}

/** Replaces control characters, because some calendar readers treat them as line ends. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
