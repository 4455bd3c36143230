import { Cron } from 'croner';

const EVERY = /^every (\d{1,4}) (minute|min|hour)s?$/;
/** The library also reads names, dates and signs of its own. */
const FIELDS = /^[\d*,/-]+(\s+[\d*,/-]+){4}$/;

/** Whether a schedule is due in the minute that begins at an instant. */
export type IsDue = (minute: number) => boolean;

/**
 * Reads a schedule as Cloud Scheduler knows it: `every 5 minutes`, `every 2 hours`, or five cron fields with lists, ranges
 * and steps. When both days are restricted, either is enough. Libraries for cron do not read `every 5 minutes`.
 *
 * @throws Error when the text is neither
 */
export function parseSchedule(text: string, zone = 'UTC'): IsDue {
  const every = EVERY.exec(text.trim().toLowerCase());
  if (every) {
    const minutes = Number(every[1]) * (every[2] === 'hour' ? 60 : 1);
    if (minutes < 1) throw new Error(`schedule "${text}" never comes`);
    return (minute) => Math.floor(minute / 60_000) % minutes === 0;
  }
  const fields = text.trim();
  if (!FIELDS.test(fields)) throw new Error(`schedule "${text}" is neither "every N minutes" nor five cron fields`);
  const cron = cronOf(fields, zone);
  return (minute) => cron.match(new Date(minute));
}

function cronOf(fields: string, zone: string): Cron {
  try {
    // Sloppy: a step may follow a first value alone, as in `5/10`.
    return new Cron(fields, { mode: '5-part', timezone: zone, sloppyRanges: true });
  } catch (error) {
    throw new Error(`schedule "${fields}" is not understood: ${(error as Error).message}`, { cause: error });
  }
}
