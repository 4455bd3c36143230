import { describe, expect, it } from 'vitest';
import { fanMoment } from './fan-moment.ts';
import { createServerClock } from '../browser/server-clock.ts';

/** A device whose clocks the test moves by hand. */
function aDevice(wall: number, answers: (() => Promise<{ ok: boolean; json: () => Promise<unknown> }>)[] = []) {
  const device = { wall, steady: 100 };
  const clock = createServerClock({
    fetch: () => (answers.shift() ?? (async () => Promise.reject(new Error('offline'))))(),
    wall: () => device.wall,
    steady: () => device.steady,
  });
  return { device, clock };
}
const says =
  (now: unknown, ok = true) =>
  async () => ({ ok, json: async () => ({ now }) });

describe('the clock', () => {
  it('uses the device’s time until the server’s is known', async () => {
    const { device, clock } = aDevice(1_000_000, [says(9_000_000)]);
    device.steady += 500;
    expect(clock.now()).toBe(1_000_500);
    await clock.ask();
    device.steady += 1000;
    expect(clock.now()).toBe(9_001_000);
  });

  it('takes half of the way there as past', async () => {
    const { device, clock } = aDevice(0, [
      async () => ({ ok: true, json: async () => ((device.steady += 400), { now: 5000 }) }),
    ]);
    await clock.ask();
    expect(clock.now()).toBe(5200);
  });

  it('ignores a change of the device’s clock', async () => {
    const { device, clock } = aDevice(0, [says(50_000)]);
    await clock.ask();
    device.wall += 3_600_000;
    expect(clock.now()).toBe(50_000);
  });

  it.each([says('soon'), says(7, false), async () => Promise.reject(new Error('offline'))])(
    'keeps its time without an answer: %#',
    async (answer) => {
      const { clock } = aDevice(2000, [answer]);
      await clock.ask();
      expect(clock.now()).toBe(2000);
    },
  );

  it('catches up after the device has slept offline, and stays on the server’s time', async () => {
    const { device, clock } = aDevice(0, [says(500_000)]);
    await clock.ask();
    device.wall += 3_600_000;
    device.steady += 1000;
    await clock.ask();
    expect(clock.now()).toBe(4_100_000);
    await clock.ask();
    expect(clock.now()).toBe(4_100_000);
  });
});

describe('the fan’s moment', () => {
  it('is the one moment in the world, or that time on the fan’s own clock', () => {
    expect(fanMoment({ at: 42 })).toBe(42);
    expect(fanMoment({ wall: ['2026-11-27', '18:30'] })).toBe(new Date(2026, 10, 27, 18, 30).getTime());
  });
});
