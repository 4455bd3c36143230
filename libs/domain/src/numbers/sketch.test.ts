import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mergeSketches, placeOf, Sketch, SKETCH_ERROR } from './sketch.ts';

const hashOf = (visitor: string) => createHash('sha256').update(visitor).digest();
/** Finalizer of MurmurHash3: uniform bits, and fast enough for a million visitors. */
function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
const hash = new DataView(new ArrayBuffer(8));
function quickPlace(visitor: number): number {
  hash.setUint32(0, mix(visitor));
  hash.setUint32(4, mix(visitor ^ 0x9e3779b9));
  return placeOf(new Uint8Array(hash.buffer));
}
const sketchOf = (visitors: readonly string[]) => {
  const sketch = new Sketch();
  for (const visitor of visitors) sketch.add(placeOf(hashOf(visitor)));
  return sketch;
};
const people = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `visitor ${from + at}`);

describe('the number of visitors', () => {
  it('is within 2 % from 100 to 1,000,000, where other estimators change their formula too', () => {
    const sketch = new Sketch();
    const checked = [100, 300, 1000, 3000, 10_000, 30_000, 41_000, 50_000, 80_000, 100_000, 300_000, 1_000_000];
    const errors: string[] = [];
    for (let visitor = 1; visitor <= 1_000_000; visitor += 1) {
      sketch.add(quickPlace(visitor));
      if (visitor !== checked[0]) continue;
      checked.shift();
      const error = Math.abs(sketch.estimate() - visitor) / visitor;
      if (error > 0.02) errors.push(`${visitor}: ${error}`);
    }
    expect(errors).toEqual([]);
    expect(checked).toEqual([]);
  });

  it('is exact for none and for a few', () => {
    expect(new Sketch().estimate()).toBe(0);
    expect(sketchOf(people(0, 1)).estimate()).toBe(1);
    expect(sketchOf(people(0, 12)).estimate()).toBe(12);
  });

  it('counts who comes twice once, on one host or on two', () => {
    const [first, second] = [sketchOf(people(0, 3000)), sketchOf(people(2000, 5000))];
    const both = mergeSketches([first.encode(), second.encode(), first.encode()]).estimate();
    expect(Math.abs(both - 5000) / 5000).toBeLessThan(0.02);
    expect(both).toBe(sketchOf(people(0, 5000)).estimate());
  });

  it('has a stated error', () => expect(SKETCH_ERROR).toBeCloseTo(0.0081, 4));
});

describe('the text of a sketch', () => {
  it.each([0, 1, 500, 2000, 6000, 40_000])('keeps %i visitors', (count) => {
    const sketch = sketchOf(people(0, count));
    const text = sketch.encode();
    expect(Sketch.decode(text)?.estimate()).toBe(sketch.estimate());
    expect(Sketch.decode(text)?.encode()).toBe(text);
    expect(text.length).toBeLessThanOrEqual(16_385);
  });

  it.each(['x', 's1', 'd', 'sAAAA', `s${btoa('\u0000\u0000\u003f')}`, 'd%%%', `d${btoa('short')}`])(
    'refuses %s',
    (text) => {
      expect(Sketch.decode(text)).toBeNull();
    },
  );
});

it('reads the rank of a hash from its 50 last bits', () => {
  expect(placeOf(new Uint8Array(8)) % 64).toBe(51);
  expect(placeOf(new Uint8Array(8).fill(255))).toBe(16_383 * 64 + 1);
  expect(placeOf(Uint8Array.of(0, 4, 0, 0, 0, 0, 0, 1))).toBe(1 * 64 + 50);
  expect(placeOf(Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 0)) % 64).toBe(18);
});
