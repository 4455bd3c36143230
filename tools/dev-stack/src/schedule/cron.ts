const FIELDS = [
  { name: 'minute', min: 0, max: 59 },
  { name: 'hour', min: 0, max: 23 },
  { name: 'day', min: 1, max: 31 },
  { name: 'month', min: 1, max: 12 },
  { name: 'weekday', min: 0, max: 6 },
] as const;
type FieldName = (typeof FIELDS)[number]['name'];

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const EVERY = /^every (\d{1,4}) (minute|min|hour)s?$/;
const PART = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/;

/** Whether a schedule is due in the minute that begins at an instant. */
export type IsDue = (minute: number) => boolean;

/**
 * Reads a schedule as Cloud Scheduler knows it: `every 5 minutes`, `every 2 hours`, or five cron fields with
 * lists, ranges and steps. Libraries for cron read neither `every 5 minutes` nor Cloud Scheduler's rule for two days.
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
  const parts = text.trim().split(/\s+/);
  if (parts.length !== FIELDS.length)
    throw new Error(`schedule "${text}" is neither "every N minutes" nor five cron fields`);
  const allowed = Object.fromEntries(
    FIELDS.map(({ name, min, max }, index) => [name, parseField(parts[index] ?? '', min, max, text)]),
  ) as Record<FieldName, Set<number>>;
  const bothDays = parts[2] !== '*' && parts[4] !== '*';
  return (minute) => {
    const clock = clockIn(zone, minute);
    const onDay = allowed.day.has(clock.day);
    const onWeekday = allowed.weekday.has(clock.weekday);
    // As in cron: when both days are restricted, either is enough.
    const rightDay = bothDays ? onDay || onWeekday : onDay && onWeekday;
    return (
      allowed.minute.has(clock.minute) && allowed.hour.has(clock.hour) && allowed.month.has(clock.month) && rightDay
    );
  };
}

function parseField(field: string, min: number, max: number, text: string): Set<number> {
  const weekdays = max === 6;
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const match = PART.exec(part);
    if (!match) throw new Error(`schedule "${text}" has a part that is not understood: "${part}"`);
    const [, from, to, steps] = match;
    const first = from === undefined ? min : Number(from);
    const open = from === undefined || steps !== undefined;
    const last = to === undefined ? (open ? max : first) : Number(to);
    const step = Number(steps ?? 1);
    // Cron's Sunday is 0 and 7.
    if (first < min || last > (weekdays ? 7 : max) || step < 1)
      throw new Error(`schedule "${text}" has a value out of range: "${part}"`);
    for (let value = first; value <= last; value += step) values.add(weekdays ? value % 7 : value);
  }
  return values;
}

function clockIn(zone: string, at: number): Record<FieldName, number> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    minute: Number(part['minute']),
    hour: Number(part['hour']),
    day: Number(part['day']),
    month: Number(part['month']),
    weekday: WEEKDAYS.indexOf(part['weekday'] ?? ''),
  };
}
