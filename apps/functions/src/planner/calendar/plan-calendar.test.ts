import { documents } from '@countin/domain/documents';
import ical from 'ical.js';
import { expect, test } from 'vitest';
import { changeMemberRole } from '../../members/change-member-role.ts';
import { removeMember } from '../../members/remove-member.ts';
import { refTo, setDocument, updateDocument } from '../../platform/write-document.ts';
import { callAs } from '../../testing/call-as.ts';
import { putTestMember } from '../../testing/members.ts';
import { putUser } from '../../testing/people.ts';
import { createWorld, type TestWorld } from '../../testing/services.ts';
import { putDraft } from '../../testing/stage.ts';
import { exportPlan } from './export-plan.ts';
import { endPlanFeed, readPlanFeed, renewPlanFeed } from './plan-feeds.ts';
import { readPlanCalendar } from './read-plan-calendar.ts';

const artistId = 'artist-mira';
const OWNER = 'uid-mira';
const requested = { artistId, language: 'en', zone: 'Europe/Berlin' } as const;
const profile = { kind: 'artist', profileId: artistId } as const;
const instant = { mode: 'instant', date: '2026-09-04', time: '18:00', zone: 'Africa/Lagos' } as const;
const GONE = { code: 'planner/calendar-gone' };

const make = async (world: TestWorld, uid = OWNER) => (await renewPlanFeed(world, uid, requested)).token;
const read = async (world: TestWorld, token: string) => (await readPlanCalendar(world, '203.0.113.7', { token })).body;
const move = (world: TestWorld, date: string) =>
  updateDocument(world.db, refTo(world.db, documents.musicProduct('sun')), { releaseMoment: { ...instant, date } });

/** Events by title, as an independent parser reads them. */
function eventsOf(body: string) {
  const calendar = new ical.Component(ical.parse(body) as unknown[]);
  return new Map(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ical.Event(component);
      return [event.summary, { event, component, start: event.startDate.toString() }];
    }),
  );
}

async function planned(): Promise<TestWorld> {
  const world = createWorld('plan-calendar');
  await putDraft(world, { id: 'sun', title: 'Low Sun', kind: 'single', releaseMoment: instant });
  return world;
}

test('a calendar has the moments of releases, and open tasks as whole days that block no time', async () => {
  const world = await planned();
  await setDocument(world.db, refTo(world.db, documents.plannerTask(artistId, 'own')), {
    id: 'own',
    template: null,
    productId: null,
    title: 'Call; the\\ hall,\r\nBEGIN:VEVENT',
    days: null,
    date: '2026-07-01',
    assignee: '',
    done: false,
    hidden: false,
    updatedAt: world.now(),
  });
  const found = eventsOf((await exportPlan(world, OWNER, requested)).body);
  expect(found.get('Low Sun comes out')?.start).toBe('2026-09-04T17:00:00Z');
  const isrc = found.get('Give every track its ISRC · Low Sun');
  expect(isrc?.start).toBe('2026-08-05');
  expect(isrc?.event.description).toMatch(/ISRC|tracks/);
  expect(isrc?.component.getFirstPropertyValue('url')).toBe(
    'http://countin.localhost:5173/artist/artist-mira/products/sun#tracks',
  );
  expect(found.get('Call; the\\ hall, BEGIN:VEVENT')?.start).toBe('2026-07-01');
  for (const { component } of found.values()) expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test('releases that are close to each other say so, and one that is alone does not', async () => {
  const world = await planned();
  const descriptionOf = async (title: string) =>
    eventsOf((await exportPlan(world, OWNER, requested)).body).get(title)?.event.description;
  expect(await descriptionOf('Low Sun comes out')).toBeFalsy();
  await putDraft(world, { id: 'water', title: 'Long Water', releaseMoment: { ...instant, date: '2026-09-08' } });
  const note = 'Low Sun and Long Water come out less than a week apart.';
  expect(await descriptionOf('Low Sun comes out')).toBe(note);
  expect(await descriptionOf('Long Water comes out')).toBe(note);
});

test('tasks that are done or hidden leave the calendar, and a plan without dates is still one', async () => {
  const world = await planned();
  const deliver = 'Deliver the release to your distributor · Low Sun';
  expect(eventsOf((await exportPlan(world, OWNER, requested)).body).has(deliver)).toBe(true);
  await setDocument(world.db, refTo(world.db, documents.plannerTask(artistId, 'sun_deliver')), {
    id: 'sun_deliver',
    template: 'deliver',
    productId: 'sun',
    title: 'deliver',
    days: null,
    date: null,
    assignee: '',
    done: true,
    hidden: false,
    updatedAt: world.now(),
  });
  expect(eventsOf((await exportPlan(world, OWNER, requested)).body).has(deliver)).toBe(false);
  await updateDocument(world.db, refTo(world.db, documents.musicProduct('sun')), { releaseMoment: null });
  const { body } = await exportPlan(world, OWNER, requested);
  expect(eventsOf(body).size).toBe(0);
  expect(body).toContain('BEGIN:VTIMEZONE');
});

test('an address shows the plan in the language of its member, and the token is stored nowhere', async () => {
  const world = await planned();
  const { token } = await renewPlanFeed(world, OWNER, { ...requested, language: 'de' });
  expect(eventsOf(await read(world, token)).has('Low Sun erscheint')).toBe(true);
  const [path = ''] = await world.list('planFeeds');
  expect(JSON.stringify([path, await world.read(path)])).not.toContain(token);
});

test('the text stays the same until the plan changes; then its events move, with a higher number', async () => {
  const world = await planned();
  const token = await make(world);
  const before = await read(world, token);
  world.passTime(60_000);
  expect(await read(world, token)).toBe(before);
  await move(world, '2026-10-02');
  const after = await read(world, token);
  const [first, second] = [before, after].map((body) => eventsOf(body).get('Give every track its ISRC · Low Sun'));
  expect([first?.start, second?.start]).toEqual(['2026-08-05', '2026-09-02']);
  expect(second?.event.uid).toBe(first?.event.uid);
  expect(second?.event.sequence).toBeGreaterThan(first?.event.sequence ?? 0);
  world.passTime(60_000);
  expect(await read(world, token)).toBe(after);
});

test('a new address ends the one before, and an ended one shows nothing', async () => {
  const world = await planned();
  const first = await make(world);
  const second = await make(world);
  await expect(read(world, first)).rejects.toMatchObject(GONE);
  expect(await read(world, second)).toContain('VEVENT');
  expect(await readPlanFeed(world, OWNER, { artistId })).toEqual({ createdAt: world.now() });
  await endPlanFeed(world, OWNER, { artistId });
  await expect(read(world, second)).rejects.toMatchObject(GONE);
  expect(await readPlanFeed(world, OWNER, { artistId })).toEqual({ createdAt: null });
});

test.each<[string, (world: TestWorld) => Promise<unknown>]>([
  ['leaves', (world) => removeMember(world, 'ben', { ...profile, uid: 'ben' })],
  ['is removed', (world) => removeMember(world, OWNER, { ...profile, uid: 'ben' })],
  [
    'gets a role without releases',
    (world) => changeMemberRole(world, OWNER, { ...profile, uid: 'ben', role: 'analyst' }),
  ],
])('a member who %s loses the address for good', async (_how, lose) => {
  const world = await planned();
  await putTestMember(world, 'ben', 'editor');
  const [token, own] = [await make(world, 'ben'), await make(world)];
  expect(await read(world, token)).toContain('VEVENT');
  await lose(world);
  // Before it was asked for again: a member who comes back makes a new one.
  await putTestMember(world, 'ben', 'editor');
  await expect(read(world, token)).rejects.toMatchObject(GONE);
  expect(await read(world, own)).toContain('VEVENT');
});

test('an address whose member lost the permission elsewhere shows nothing, and is removed', async () => {
  const world = await planned();
  await putTestMember(world, 'ben', 'viewer');
  const token = await make(world, 'ben');
  await updateDocument(world.db, refTo(world.db, documents.user('ben')), { artistRoles: {} });
  await expect(read(world, token)).rejects.toMatchObject(GONE);
  expect(await world.list('planFeeds')).toEqual([]);
});

test('a suspended member’s address shows nothing as long as that lasts', async () => {
  const world = await planned();
  await putTestMember(world, 'ben', 'viewer');
  const token = await make(world, 'ben');
  await updateDocument(world.db, refTo(world.db, documents.user('ben')), { suspended: true });
  await expect(read(world, token)).rejects.toMatchObject(GONE);
  await updateDocument(world.db, refTo(world.db, documents.user('ben')), { suspended: false });
  expect(await read(world, token)).toContain('VEVENT');
});

test('the address of a deleted artist shows nothing, and its plan again once the artist is restored', async () => {
  const world = await planned();
  world.identity.put(OWNER, {});
  await putUser(world, OWNER);
  const token = await make(world);
  expect(await callAs(world, OWNER, 'deleteProfile', profile)).toBe('done');
  await expect(read(world, token)).rejects.toMatchObject(GONE);
  expect(await callAs(world, OWNER, 'restoreProfile', profile)).toBe('done');
  expect(await read(world, token)).toContain('VEVENT');
});

test('addresses are asked for at a limited rate', async () => {
  const world = await planned();
  const guesses = Array.from({ length: 200 }, (_, index) => read(world, String(index).padStart(43, 'A')));
  const codes = (await Promise.allSettled(guesses)).map((each) =>
    each.status === 'rejected' ? (each.reason as { code: string }).code : '',
  );
  expect(new Set(codes)).toEqual(new Set(['planner/calendar-gone', 'limit/too-many']));
});
