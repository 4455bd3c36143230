import { formatDate } from '@countin/i18n';
import { browserZone } from '../browser/browser-zone.ts';
import type { ServerClock } from '../browser/server-clock.ts';
import { fanMoment } from './fan-moment.ts';
import type { MomentData } from './moment-data.ts';
import { runCountdown } from './run-countdown.ts';

/** Data of a line about a release, for the page's script. */
export interface ReleaseLineData {
  readonly moment: MomentData;
  /** The date in the server's texts; absent if they stay. */
  readonly date?: string;
  /** The line while the release is to come for the reader, if the server cannot say. */
  readonly next?: string;
  /** The line from the moment on; absent if that has passed. */
  readonly out?: string;
}

const MINUTE_MS = 60_000;

/** Writes the lines of releases in the reader's zone, and again at their moments. */
export function writeReleaseLines(page: Document, clock: ServerClock): void {
  const { lang } = page.documentElement;
  for (const line of page.querySelectorAll<HTMLElement>('[data-line]')) {
    const { moment, date, next, out } = JSON.parse(line.dataset['line'] ?? '') as ReleaseLineData;
    const at = fanMoment(moment);
    // A wall-clock time is the date of every reader.
    const dated = date && 'at' in moment;
    const write = (text: string) =>
      (line.textContent = dated ? text.replace(date, formatDate(lang, at, browserZone(), clock.now())) : text);
    // What follows the text names its clock, for browsers without script.
    write(line.firstChild?.textContent ?? '');
    if (!out) continue;
    runCountdown({
      page,
      clock,
      at,
      step: MINUTE_MS,
      onTick: () => next && write(next),
      onDone: () => {
        write(out);
        line.dataset['out'] = '';
      },
    });
  }
}
