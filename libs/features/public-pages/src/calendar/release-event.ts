import { resolveMoment, type ReleasePage } from '@countin/domain/release';
import { releasePath } from '@countin/domain/urls';
import type { DateArray, EventAttributes } from 'ics';
import type { PageContext } from '../page/page-context.ts';

/** From then on sequence numbers count seconds: they must rise with every change, and fit into 31 bits. */
const SEQUENCE_FROM = Date.UTC(2020, 0, 1);

/**
 * A release as a calendar's event (RFC 5545). One moment in the world is written in UTC, and a time that is each fan's
 * own as a floating one, which calendars read on the clock they hang beside. Under the same UID, with a higher SEQUENCE,
 * a moved moment moves what is in the calendar already.
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
    // Nobody is busy because a record is out.
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
    lastModified: changed,
    // Not in the types: when this version of the event was made.
    ...{ timestamp: changed },
  };
}

function wallOf(iso: string): DateArray {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = (iso.match(/\d+/g) ?? []).map(Number);
  return [year, month, day, hour, minute];
}

/** A line of a calendar file ends at any control character that a reader takes for one. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ');
}
