import { resolveWallClock } from '@countin/domain/release';
import { vi } from 'vitest';

/** Puts the clock of the tests' browser into a time zone, until `vi.unstubAllGlobals`. Call it after faking timers. */
export function deviceIn(zone: string): void {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => zone } });
  vi.stubGlobal(
    'Date',
    class extends Date {
      constructor(...parts: readonly unknown[]) {
        if (parts.length > 1) super(wallClock(parts as number[], zone));
        else super(...(parts as [number]));
      }
    },
  );
}

function wallClock([year = 0, month = 0, day = 1, hour = 0, minute = 0]: readonly number[], zone: string): number {
  const wall = new Date(Date.UTC(year, month, day, hour, minute)).toISOString();
  return resolveWallClock(wall.slice(0, 10), wall.slice(11, 16), zone).at;
}
