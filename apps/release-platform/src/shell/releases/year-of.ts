/** Year of a date that begins with it, such as `2026-11`; null without one. */
export function yearOf(date: string | null): string | null {
  return /^\d{4}/.exec(date ?? '')?.[0] ?? null;
}
