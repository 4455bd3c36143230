const MINUTE = 60;
const HOUR = 3600;

/** A duration as players show it: `3:05`, `1:02:09`. */
export function clockDuration(durationMs: number): string {
  const { hours, minutes, seconds } = partsOf(durationMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** A duration as HTML and schema.org have it: `PT3M5S` (ISO 8601). */
export function isoDuration(durationMs: number): string {
  const { hours, minutes, seconds } = partsOf(durationMs);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

function partsOf(durationMs: number) {
  const total = Math.round(durationMs / 1000);
  return { hours: Math.floor(total / HOUR), minutes: Math.floor((total % HOUR) / MINUTE), seconds: total % MINUTE };
}
