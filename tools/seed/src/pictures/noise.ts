import { createHash } from 'node:crypto';

/** Numbers from 0 up to 1 that a text decides: the same picture on every machine. */
export function randomFrom(text: string): () => number {
  let state = createHash('sha256').update(text).digest().readUInt32BE(0);
  // mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const LATTICE = 256;

/** Smooth noise from 0 to 1 over the plane, and the sum of it in several octaves. */
export interface Noise {
  at(x: number, y: number): number;
  /** Fractal: each octave twice as fine and half as strong. */
  octaves(x: number, y: number, count: number): number;
}

/** Value noise on a lattice that repeats after 256 cells. */
export function createNoise(random: () => number): Noise {
  const values = Float32Array.from({ length: LATTICE * LATTICE }, random);
  const value = (x: number, y: number) => values[(y & (LATTICE - 1)) * LATTICE + (x & (LATTICE - 1))] ?? 0;
  const at = (x: number, y: number) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = smooth(x - left);
    const down = smooth(y - top);
    return mix(
      mix(value(left, top), value(left + 1, top), across),
      mix(value(left, top + 1), value(left + 1, top + 1), across),
      down,
    );
  };
  return {
    at,
    octaves(x, y, count) {
      let sum = 0;
      let weight = 0;
      for (let octave = 0, scale = 1, strength = 1; octave < count; octave += 1, scale *= 2, strength /= 2) {
        sum += at(x * scale + octave * 17, y * scale + octave * 31) * strength;
        weight += strength;
      }
      return sum / weight;
    },
  };
}

const smooth = (t: number) => t * t * (3 - 2 * t);

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** 0 below `low`, 1 above `high`, smooth between. */
export function step(low: number, high: number, value: number): number {
  return smooth(Math.min(1, Math.max(0, (value - low) / (high - low))));
}
