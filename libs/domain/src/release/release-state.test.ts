import { describe, expect, it } from 'vitest';
import { releaseStateAt } from './release-state.ts';

const releaseMoment = { mode: 'local', date: '2026-12-04', time: '00:00' } as const;
const midnight = { tokyo: Date.parse('2026-12-03T15:00:00Z'), lagos: Date.parse('2026-12-03T23:00:00Z') };

describe('the state of a release', () => {
  it('is scheduled until its moment and released from the very millisecond on', () => {
    const published = { status: 'published', releaseMoment } as const;
    expect(releaseStateAt(published, midnight.tokyo - 1, 'Asia/Tokyo')).toBe('scheduled');
    expect(releaseStateAt(published, midnight.tokyo, 'Asia/Tokyo')).toBe('released');
  });

  it('differs between zones in mode local', () => {
    const published = { status: 'published', releaseMoment } as const;
    expect(releaseStateAt(published, midnight.tokyo, 'Africa/Lagos')).toBe('scheduled');
    expect(releaseStateAt(published, midnight.lagos, 'Africa/Lagos')).toBe('released');
  });

  it('stays draft or archived whatever the clock says', () => {
    for (const status of ['draft', 'archived'] as const) {
      expect(releaseStateAt({ status, releaseMoment }, midnight.lagos + 1, 'UTC')).toBe(status);
    }
  });

  it('is released when published without a moment', () => {
    expect(releaseStateAt({ status: 'published', releaseMoment: null }, 0, 'UTC')).toBe('released');
  });
});
