import { dayIn, type PlannerTask, type ReleaseFacts } from '@countin/domain/planner';
import { RELEASE_DAYS } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { composeMorningMail } from './compose-morning-mail.ts';

const release: ReleaseFacts = {
  id: 'salt',
  title: 'Salt',
  kind: 'single',
  status: 'published',
  releaseMoment: null,
  isBehind: false,
  cover: { side: 3000 },
  tracks: 1,
  withoutIsrc: 0,
  withoutCredits: 0,
  hasUpc: true,
  hasPLine: true,
  hasCLine: true,
  languages: ['en'],
  hasPitch: true,
  hasPress: true,
  campaign: 'ready',
  links: 2,
  stores: { live: 180, requested: 180, gone: 0 },
};
/** Of the day of the release. */
const OWN: PlannerTask = {
  id: 'party',
  productId: 'salt',
  template: null,
  title: 'Open the doors',
  days: 0,
  date: null,
  assignee: '',
  done: false,
  hidden: false,
  updatedAt: 0,
};

/** The line of a task in the mail of a member; null if there is none. */
function lineOf(moment: ReleaseFacts['releaseMoment'], time: string, zone: string, change: Partial<PlannerTask> = {}) {
  const mail = composeMorningMail({
    plan: {
      artist: {
        zone: null,
        fanLanguages: ['en'],
        mailDomain: { domain: 'mail.example', verified: true },
        hasTextFans: false,
      },
      releases: [{ ...release, releaseMoment: moment }],
      tasks: [{ ...OWN, ...change }],
      zone,
      now: Date.parse(time),
    },
    artist: { id: 'mira', name: 'Mira Okafor' },
    uid: 'mira',
    email: 'mira@example.com',
    language: 'en',
    link: 'https://countin.example/artist/mira/release-planner',
    stop: 'https://countin.example/r/morning/token',
    messageId: 'plan',
  });
  return mail?.text.split('\n').find((line) => line.includes('Open the doors')) ?? null;
}

/** Names of the clocks of the table's instants. */
const CLOCKS: Readonly<Record<string, string>> = {
  'Asia/Tokyo': 'Japan Time',
  'Europe/Lisbon': 'Portugal Time',
  'Pacific/Auckland': 'New Zealand Time',
};

test.each(RELEASE_DAYS.map((sample) => [sample.moment.date, sample.now, sample.reader, sample] as const))(
  'the day of a release of %s, at %s in %s, is that of its page, or names the clock',
  (date, now, reader, { moment, out }) => {
    const line = lineOf(moment, now, reader);
    // At each fan's own midnight, the task is due once the page says that the release is out.
    if (moment.mode === 'local' && moment.time === '00:00') expect(line !== null).toBe(out);
    if (line === null) return;
    const here = dayIn(reader, Date.parse(now));
    const clock = /\((.+)\)$/.exec(line)?.[1] ?? null;
    if (line.includes('Due today') && here !== date) expect(clock).not.toBeNull();
    if (clock !== null) expect(clock).toBe(moment.mode === 'instant' ? CLOCKS[moment.zone] : null);
  },
);

test('a day of another clock names it while its calendar has another day', () => {
  const tokyo = { mode: 'instant', date: '2026-11-26', time: '00:00', zone: 'Asia/Tokyo' } as const;
  // Seven in the morning in Los Angeles and in Lisbon.
  expect(lineOf(tokyo, '2026-11-25T15:00:00Z', 'America/Los_Angeles')).toMatch(/Due today \(Japan Time\)$/);
  expect(lineOf(tokyo, '2026-11-26T07:00:00Z', 'Europe/Lisbon')).toMatch(/Due today$/);
});

test('the year is left out by the member’s calendar', () => {
  const local = { mode: 'local', date: '2026-12-30', time: '00:00' } as const;
  // Seven in the morning of New Year's Day in Tokyo, when the old year goes on in UTC.
  expect(lineOf(local, '2026-12-31T22:00:00Z', 'Asia/Tokyo')).toMatch(/Was due December 30, 2026$/);
  expect(lineOf(local, '2026-12-31T22:00:00Z', 'Europe/Lisbon')).toMatch(/Was due December 30$/);
});
