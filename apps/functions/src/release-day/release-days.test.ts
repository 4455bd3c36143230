import { firstInstant } from '@countin/domain/release';
import { RELEASE_DAYS, type ReleaseDaySample } from '@countin/domain/testing';
import { expect, test } from 'vitest';
import { createWorld } from '../testing/services.ts';
import { dueAt } from '../platform/due-at.ts';
import { putPage, putSignups } from '../testing/stage.ts';
import { runReleaseDay } from './run-release-day.ts';

/** Samples of one moment at one time, for all readers. */
const RUNS = Map.groupBy(RELEASE_DAYS, ({ moment, now }) => `${moment.date} ${now}`);

test.each([...RUNS])('on the release day of %s mails tell the fans for whom it is out', async (_, samples) => {
  const world = createWorld('release-day');
  const [{ moment, now }] = samples as [ReleaseDaySample];
  await putPage(world, { releaseMoment: moment, firstInstant: firstInstant(moment) });
  const contactOf = ({ reader }: ReleaseDaySample) => `${reader.replace('/', '-').toLowerCase()}@example.com`;
  await putSignups(
    world,
    samples.map((sample, at) => ({
      id: `fan-${at}`,
      contact: contactOf(sample),
      zone: sample.reader,
      state: 'confirmed' as const,
      dueAt: dueAt(moment, sample.reader),
    })),
  );
  world.setNow(Date.parse(now));
  await runReleaseDay(world, world.now() + 50_000);
  const out = samples.filter((sample) => sample.out).map(contactOf);
  expect(world.mails.map(({ to }) => to).sort()).toEqual(out.sort());
});
