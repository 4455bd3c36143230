import { expect, test } from 'vitest';
import { aMusicProduct, aReleaseText, aStoreLink, aTrack } from '../testing/builders.ts';
import type { LinkChecks } from '../link-finding/link-check.ts';
import { factsOfRelease } from './facts-of-release.ts';
import type { ArtistFacts, ReleaseFacts } from './plan-facts.ts';
import { allTasks, dueTasks, releaseTasks, type PlanTask } from './plan-tasks.ts';
import type { PlannerTask } from './planner-task.ts';
import type { Missing } from './read-state.ts';
import type { TemplateTask } from './templates.ts';

const artist: ArtistFacts = {
  zone: 'Europe/Berlin',
  fanLanguages: ['en'],
  mailDomain: { domain: 'mail.example', verified: true },
  hasTextFans: false,
};
/** A release with everything done that the product can see. */
const ready: ReleaseFacts = {
  id: 'sun',
  title: 'Low Sun',
  kind: 'album',
  status: 'published',
  releaseMoment: { mode: 'local', date: '2026-12-04', time: '00:00' },
  isBehind: false,
  cover: { side: 3000 },
  tracks: 2,
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
const NOW = Date.UTC(2026, 10, 23, 12);
const own: PlannerTask = {
  id: 'own',
  productId: 'sun',
  template: null,
  title: 'Book the hall',
  days: -11,
  date: null,
  assignee: '',
  done: false,
  hidden: false,
  updatedAt: 0,
};
interface Given {
  readonly release?: Partial<ReleaseFacts>;
  readonly artist?: Partial<ArtistFacts>;
  readonly tasks?: readonly PlannerTask[];
  readonly zone?: string;
  readonly now?: number;
}
const plan = ({ release, artist: more, tasks = [], zone = 'UTC', now = NOW }: Given) =>
  releaseTasks({ artist: { ...artist, ...more }, tasks, zone, now }, { ...ready, ...release });
const task = (tasks: readonly PlanTask[], wanted: TemplateTask | 'own') =>
  tasks.find(({ template, id }) => template === wanted || id === wanted)!;

test('with everything done, only the tasks that the product cannot see are left', () => {
  const left = plan({}).filter(({ status }) => status !== 'done');
  expect(left.map(({ template }) => template)).toEqual(['deliver', 'pitch', 'announce']);
});

test.each<[TemplateTask, Given, Missing]>([
  ['moment', { release: { releaseMoment: null } }, { code: 'noMoment' }],
  ['cover', { release: { cover: null } }, { code: 'noCover' }],
  ['cover', { release: { cover: { side: null } } }, { code: 'coverUnknown' }],
  ['cover', { release: { cover: { side: 2999 } } }, { code: 'coverSmall', side: 2999, wanted: 3000 }],
  ['tracks', { release: { tracks: 0 } }, { code: 'noTracks' }],
  ['isrc', { release: { withoutIsrc: 1 } }, { code: 'isrc', count: 1 }],
  ['isrc', { release: { tracks: 0 } }, { code: 'noTracks' }],
  ['credits', { release: { withoutCredits: 2 } }, { code: 'credits', count: 2 }],
  ['upc', { release: { hasUpc: false } }, { code: 'noUpc' }],
  ['rights', { release: { hasPLine: false } }, { code: 'noPLine' }],
  ['rights', { release: { hasCLine: false } }, { code: 'noCLine' }],
  ['rights', { release: { hasPLine: false, hasCLine: false } }, { code: 'noRights' }],
  ['page', { release: { status: 'draft' } }, { code: 'notPublished' }],
  ['page', { release: { isBehind: true } }, { code: 'behind' }],
  ['press', { release: { hasPress: false } }, { code: 'noPress' }],
  ['pitchText', { release: { hasPitch: false } }, { code: 'noPitch' }],
  ['links', { release: { links: 0 } }, { code: 'noLinks' }],
  ['languages', { release: { languages: [] } }, { code: 'noTexts' }],
  ['languages', { artist: { fanLanguages: ['en', 'ko', 'de'] } }, { code: 'languages', languages: ['ko', 'de'] }],
  [
    'mailDomain',
    { artist: { mailDomain: { domain: 'mail.example', verified: false } } },
    { code: 'mailDomain', domain: 'mail.example' },
  ],
  ['mailDomain', { artist: { mailDomain: { domain: '', verified: null } } }, { code: 'mailUnchecked' }],
  ['campaign', { release: { campaign: null } }, { code: 'noCampaign' }],
  ['campaign', { release: { campaign: 'draft' } }, { code: 'campaignDraft' }],
  ['quietHours', { artist: { hasTextFans: true } }, { code: 'quiet', time: '00:00' }],
  ['stores', { release: { stores: null } }, { code: 'notChecked' }],
  ['stores', { release: { stores: { live: 180, requested: 180, gone: 1 } } }, { code: 'linksGone', count: 1 }],
  [
    'stores',
    { release: { stores: { live: 41, requested: 180, gone: 0 } } },
    { code: 'countries', live: 41, requested: 180 },
  ],
])('%s says what is missing: %j', (template, given, missing) => {
  const found = task(plan(given), template);
  expect(found.missing).toEqual(missing);
  expect(found.status).not.toBe('done');
  expect(found.place).not.toBeNull();
});

test.each([
  ['a release at one instant', { mode: 'instant', date: '2026-12-04', time: '00:00', zone: 'UTC' }, true],
  ['a release in the daytime', { mode: 'local', date: '2026-12-04', time: '08:00' }, true],
  ['a release at the last hour', { mode: 'local', date: '2026-12-04', time: '20:59' }, true],
  ['a release after the last hour', { mode: 'local', date: '2026-12-04', time: '21:00' }, false],
] as const)('text messages of %s', (_, releaseMoment, done) => {
  const found = task(plan({ release: { releaseMoment }, artist: { hasTextFans: true } }), 'quietHours');
  expect(found.status === 'done').toBe(done);
});

test('each kind of release has its template', () => {
  const templates = (kind: ReleaseFacts['kind']) => plan({ release: { kind } }).map(({ template }) => template);
  expect(templates('single')).not.toContain('credits');
  expect(templates('single')).not.toContain('press');
  expect(templates('ep')).toEqual(expect.arrayContaining(['credits', 'press']));
  const due = (kind: ReleaseFacts['kind']) => task(plan({ release: { kind } }), 'tracks').due;
  expect([due('single'), due('ep'), due('album')]).toEqual(['2026-11-04', '2026-10-30', '2026-10-23']);
});

test('a moved moment moves all that is counted from it', () => {
  const moved = plan({
    release: { releaseMoment: { mode: 'local', date: '2027-03-01', time: '00:00' } },
    tasks: [own, { ...own, id: 'fixed', days: null, date: '2026-12-01' }],
  });
  expect(task(moved, 'pitch').due).toBe('2027-02-15');
  expect(task(moved, 'own').due).toBe('2027-02-18');
  expect(moved.find(({ id }) => id === 'fixed')?.due).toBe('2026-12-01');
});

test.each([
  ['the evening before', '2026-11-22T22:59:00Z', 'open'],
  ['the first minute of its day', '2026-11-22T23:00:00Z', 'today'],
  ['the last minute of its day', '2026-11-23T22:59:00Z', 'today'],
  ['the first minute after it', '2026-11-23T23:00:00Z', 'late'],
])('a task of a local moment is due by the artist’s clock: %s', (_, now, status) => {
  expect(task(plan({ tasks: [own], now: Date.parse(now) }), 'own').status).toBe(status);
});

test.each([
  // Clocks in New York go back on November 1, 2026: that day has 25 hours.
  ['2026-11-01T03:59:00Z', 'open'],
  ['2026-11-01T04:00:00Z', 'today'],
  ['2026-11-02T04:59:00Z', 'today'],
  ['2026-11-02T05:00:00Z', 'late'],
])('a task of an instant is due by the moment’s own clock, also on the day of a clock change: %s', (now, status) => {
  const release = {
    releaseMoment: { mode: 'instant', date: '2026-11-12', time: '00:00', zone: 'America/New_York' },
  } as const;
  expect(task(plan({ release, tasks: [own], now: Date.parse(now) }), 'own')).toMatchObject({
    due: '2026-11-01',
    status,
  });
});

test('without a release date nothing is due', () => {
  const tasks = plan({ release: { releaseMoment: null }, tasks: [own] });
  expect(tasks.map(({ due }) => due).filter((due) => due !== null)).toEqual([]);
  expect(tasks[0]?.template).toBe('moment');
});

test('members check what the product cannot see, and accept a state, but not what it sees is missing', () => {
  const checked = (template: TemplateTask): PlannerTask => ({ ...own, id: `sun_${template}`, template, done: true });
  const tasks = plan({
    release: { hasUpc: false, stores: { live: 41, requested: 180, gone: 0 } },
    tasks: (['deliver', 'stores', 'upc'] as const).map(checked),
  });
  expect(task(tasks, 'deliver').status).toBe('done');
  expect(task(tasks, 'stores').status).toBe('done');
  expect(task(tasks, 'upc').status).toBe('late');
});

test('a change of another release’s task changes nothing here', () => {
  const tasks = plan({ tasks: [{ ...own, id: 'other_deliver', template: 'deliver', productId: 'other', done: true }] });
  expect(task(tasks, 'deliver').status).not.toBe('done');
});

test('due are tasks of today and late ones, of the member and of no member, without hidden ones', () => {
  const tasks = [
    own,
    { ...own, id: 'mine', assignee: 'mira' },
    { ...own, id: 'foreign', assignee: 'ben' },
    { ...own, id: 'hidden', hidden: true },
    { ...own, id: 'done', done: true },
    { ...own, id: 'tomorrow', days: -10 },
    { ...own, id: 'alone', productId: null, days: null, date: '2026-11-22' },
  ];
  const input = { artist, releases: [ready], tasks, zone: 'UTC', now: NOW };
  expect(dueTasks(input, 'mira').map(({ id }) => id)).toEqual(['mine', 'own', 'alone', 'sun_pitch', 'sun_deliver']);
  expect(allTasks(input).map(({ id }) => id)).not.toContain('hidden');
});

test('once a release is out, what its template wanted before is due no more, and own tasks are', () => {
  const tasks = [own, { ...own, id: 'after', days: 0 }];
  const due = (now: number) =>
    dueTasks({ artist, releases: [ready], tasks, zone: 'UTC', now }, 'mira').map(({ id }) => id);
  expect(due(Date.parse('2026-12-03T22:59:59Z'))).toEqual(expect.arrayContaining(['own', 'sun_deliver', 'sun_pitch']));
  const out = due(Date.parse('2026-12-03T23:00:00Z'));
  expect(out).toEqual(expect.arrayContaining(['after', 'own']));
  expect(out.filter((id) => id === 'sun_deliver' || id === 'sun_pitch')).toEqual([]);
});

test('facts come from the working copy, its texts and the checks of the links that fans see', () => {
  const link = aStoreLink({ id: 'a', url: 'https://open.spotify.com/album/1' });
  const hidden = aStoreLink({ id: 'b', url: 'https://open.spotify.com/album/2', hidden: true });
  const product = aMusicProduct({
    description: '',
    language: 'en',
    tracks: [aTrack({ isrc: 'QZABC2600001' }), aTrack({ isrc: '', credits: [] })],
    storeLinks: [link, hidden],
    status: 'published',
    publishedAt: 5,
    updatedAt: 6,
    pLine: { year: 2026, owner: 'Mira' },
    cLine: { year: 2026, owner: ' ' },
  });
  const checked = {
    service: 'spotify',
    state: 'live',
    countries: ['DE', 'FR'],
    requested: ['DE', 'FR', 'US'],
  } as const;
  const checks = {
    links: {
      a: { ...checked, url: link.url, survey: { requested: ['DE', 'FR', 'US', 'JP'], live: ['DE', 'JP'] } },
      b: { ...checked, url: hidden.url, state: 'gone', survey: null },
    },
  } as unknown as LinkChecks;
  const texts = {
    de: aReleaseText({ language: 'de', short: 'Lieder', shown: true, pitch: '', press: '' }),
    fr: aReleaseText({ language: 'fr', short: 'Chansons', shown: false, pitch: 'Une', press: '' }),
  };
  expect(factsOfRelease({ product, coverSide: null, texts, checks, campaigns: [] })).toMatchObject({
    isBehind: true,
    tracks: 2,
    withoutIsrc: 1,
    hasPLine: true,
    hasCLine: false,
    languages: ['de'],
    hasPitch: true,
    hasPress: false,
    links: 1,
    stores: { live: 2, requested: 4, gone: 0 },
  });
  const moved = aMusicProduct({ ...product, storeLinks: [{ ...link, url: 'https://open.spotify.com/album/3' }] });
  expect(factsOfRelease({ product: moved, coverSide: null, texts, checks, campaigns: [] }).stores).toBeNull();
});

test.each([
  [[], null],
  [['cancelled'], null],
  [['draft', 'cancelled'], 'draft'],
  [['draft', 'scheduled'], 'ready'],
  [['sent'], 'ready'],
] as const)('campaigns in the states %j leave the release with %s', (campaigns, campaign) => {
  const facts = factsOfRelease({ product: aMusicProduct(), coverSide: null, texts: {}, checks: null, campaigns });
  expect(facts.campaign).toBe(campaign);
});
