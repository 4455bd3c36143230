import { expect, it } from 'vitest';
import { createDispatchRate } from './dispatch-rate.ts';

function rateAt(perSecond: number) {
  let time = 0;
  const rate = createDispatchRate(perSecond, () => time);
  const takeAll = () => {
    let taken = 0;
    while (rate.take()) taken += 1;
    return taken;
  };
  return { rate, takeAll, pass: (ms: number) => (time += ms) };
}

it('gives a second’s worth at once and then one after the other', () => {
  const { rate, takeAll, pass } = rateAt(4);
  expect(takeAll()).toBe(4);
  expect(rate.wait()).toBe(250);
  pass(250);
  expect(takeAll()).toBe(1);
});

it('saves at most one burst during a pause', () => {
  const { takeAll, pass } = rateAt(500);
  expect(takeAll()).toBe(100);
  pass(3_600_000);
  expect(takeAll()).toBe(100);
});

it('may be slower than one a second', () => {
  const { rate, takeAll } = rateAt(0.5);
  expect([takeAll(), rate.wait()]).toEqual([1, 2000]);
});

it('never gives anything at a rate of nothing but the first', () => {
  const { rate, takeAll, pass } = rateAt(0);
  takeAll();
  pass(1e9);
  expect([rate.take(), rate.wait()]).toEqual([false, Infinity]);
});
