import { aReleasePage } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { NEWS_MS, planFollow } from './plan-follow.ts';

const at = (moment: string) => Date.parse(moment);
const instant = (id: string, date: string) =>
  aReleasePage({ id, releaseMoment: { mode: 'instant', date, time: '18:00', zone: 'UTC' } });
const OUT = at('2026-12-04T18:00:00Z');
const fan = { zone: 'Europe/Berlin', since: at('2026-06-01T00:00:00Z') };
const ids = (plan: ReturnType<typeof planFollow>) => plan.due.map(({ id }) => id);

test('a follower is due at the moment, not one millisecond before', () => {
  expect(planFollow([instant('one', '2026-12-04')], fan, OUT - 1)).toEqual({ due: [], next: OUT });
  expect(planFollow([instant('one', '2026-12-04')], fan, OUT)).toMatchObject({ due: [{ id: 'one' }], next: null });
});

test('a follower is due for the next of several releases', () => {
  const releases = [instant('late', '2027-02-01'), instant('out', '2026-12-04'), instant('next', '2026-12-20')];
  const plan = planFollow(releases, fan, OUT);
  expect([ids(plan), plan.next]).toEqual([['out'], at('2026-12-20T18:00:00Z')]);
});

test('releases from before the follow, or from long ago, are not due', () => {
  expect(ids(planFollow([instant('out', '2026-12-04')], { ...fan, since: OUT }, OUT + 1000))).toEqual([]);
  expect(ids(planFollow([instant('out', '2026-12-04')], fan, OUT + NEWS_MS - 1))).toEqual(['out']);
  expect(ids(planFollow([instant('out', '2026-12-04')], fan, OUT + NEWS_MS))).toEqual([]);
});

test('a time on each fan’s own clock comes to each follower by theirs', () => {
  const local = aReleasePage({ releaseMoment: { mode: 'local', date: '2027-01-01', time: '00:00' } });
  expect(planFollow([local], { ...fan, zone: 'Asia/Tokyo' }, 0).next).toBe(at('2026-12-31T15:00:00Z'));
  expect(planFollow([local], { ...fan, zone: null }, 0).next).toBe(at('2027-01-01T00:00:00Z'));
});
