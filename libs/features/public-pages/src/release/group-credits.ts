import { CREDIT_ROLES } from '@countin/domain/release-metadata';
import type { CreditRole, Track } from '@countin/domain/release';

/** A person or company in a role, with the tracks it is credited on. */
export interface GroupedCredit {
  readonly name: string;
  readonly instrument: string;
  /** Track numbers such as `1, 3–5`; empty if it is credited on every track. */
  readonly tracks: string;
}

/** Credits of one role. */
export interface CreditGroup {
  readonly role: CreditRole;
  readonly credits: readonly GroupedCredit[];
}

/** Credits of a release by role, as liner notes list them: each name once per role. */
export function groupCredits(tracks: readonly Pick<Track, 'credits'>[]): CreditGroup[] {
  return CREDIT_ROLES.flatMap((role) => {
    const found = new Map<string, { name: string; instrument: string; numbers: Set<number> }>();
    for (const [at, track] of tracks.entries())
      for (const { name, instrument } of track.credits.filter((credit) => credit.role === role)) {
        const key = JSON.stringify([name, instrument]);
        const credit = found.get(key) ?? { name, instrument, numbers: new Set<number>() };
        found.set(key, credit);
        credit.numbers.add(at + 1);
      }
    if (found.size === 0) return [];
    const credits = [...found.values()].map(({ name, instrument, numbers }) => ({
      name,
      instrument,
      tracks: numbers.size === tracks.length ? '' : numberRanges([...numbers]),
    }));
    return [{ role, credits }];
  });
}

/** The first credits of groups, at most so many together. */
export function firstCredits(groups: readonly CreditGroup[], most: number): CreditGroup[] {
  let left = most;
  return groups.flatMap(({ role, credits }) => {
    const shown = credits.slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [{ role, credits: shown }];
  });
}

/** `[1, 3, 4, 5]` as `1, 3–5`. */
export function numberRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
