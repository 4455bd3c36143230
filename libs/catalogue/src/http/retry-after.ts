/**
 * Milliseconds until a request may be repeated, from a `Retry-After` header: seconds or a date (RFC 9110, 10.2.3). Null if it is
 * missing or broken.
 */
export function retryAfterMs(header: string | null, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // A date has a weekday; without this check `-1` would be read as one.
  const at = /^[A-Z][a-z]{2},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(at) ? Math.max(0, at - now) : null;
}
