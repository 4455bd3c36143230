/** Wall-clock times around daylight-saving changes, with the expected instant. */
export const MOMENT_SAMPLES: readonly {
  date: string;
  time: string;
  zone: string;
  at: string;
  clock: 'plain' | 'skipped' | 'repeated';
}[] = [
  { date: '2026-12-04', time: '18:00', zone: 'Africa/Lagos', at: '2026-12-04T17:00:00Z', clock: 'plain' },
  { date: '2026-07-01', time: '00:00', zone: 'UTC', at: '2026-07-01T00:00:00Z', clock: 'plain' },
  { date: '2026-07-01', time: '00:00', zone: 'Asia/Kathmandu', at: '2026-06-30T18:15:00Z', clock: 'plain' },
  { date: '2026-01-01', time: '00:00', zone: 'Pacific/Kiritimati', at: '2025-12-31T10:00:00Z', clock: 'plain' },
  // New York springs forward at 02:00 and falls back at 02:00.
  { date: '2026-03-08', time: '01:59', zone: 'America/New_York', at: '2026-03-08T06:59:00Z', clock: 'plain' },
  { date: '2026-03-08', time: '02:00', zone: 'America/New_York', at: '2026-03-08T07:00:00Z', clock: 'skipped' },
  { date: '2026-03-08', time: '02:30', zone: 'America/New_York', at: '2026-03-08T07:30:00Z', clock: 'skipped' },
  { date: '2026-03-08', time: '03:00', zone: 'America/New_York', at: '2026-03-08T07:00:00Z', clock: 'plain' },
  { date: '2026-11-01', time: '01:30', zone: 'America/New_York', at: '2026-11-01T05:30:00Z', clock: 'repeated' },
  { date: '2026-11-01', time: '02:00', zone: 'America/New_York', at: '2026-11-01T07:00:00Z', clock: 'plain' },
  // In Beirut and Santiago, midnight falls into the daylight-saving gap.
  { date: '2026-03-29', time: '00:00', zone: 'Asia/Beirut', at: '2026-03-28T22:00:00Z', clock: 'skipped' },
  // Lord Howe Island changes by half an hour.
  { date: '2026-10-04', time: '02:15', zone: 'Australia/Lord_Howe', at: '2026-10-03T15:45:00Z', clock: 'skipped' },
  { date: '2026-04-05', time: '01:45', zone: 'Australia/Lord_Howe', at: '2026-04-04T14:45:00Z', clock: 'repeated' },
  // Apia skipped 30 December 2011 when it crossed the date line.
  { date: '2011-12-29', time: '23:59', zone: 'Pacific/Apia', at: '2011-12-30T09:59:00Z', clock: 'plain' },
  { date: '2011-12-30', time: '12:00', zone: 'Pacific/Apia', at: '2011-12-30T22:00:00Z', clock: 'skipped' },
  { date: '2011-12-31', time: '00:00', zone: 'Pacific/Apia', at: '2011-12-30T10:00:00Z', clock: 'plain' },
];
