import { createNoise, randomFrom } from './noise.ts';
import { lightOf, Photograph } from './photograph.ts';
import { leaves, lights, portrait, window } from './scenes/close-ups.ts';
import { clouds, forest, ridges, sea } from './scenes/landscapes.ts';
import type { Scene } from './scenes/scene.ts';

const SCENES = { sea, ridges, forest, clouds, lights, portrait, leaves, window } satisfies Record<string, Scene>;

/** Scene and light of a photograph of the example data. */
export interface Shot {
  readonly scene: keyof typeof SCENES;
  /** From the deepest to the brightest. */
  readonly colours: readonly [string, string, string];
}

/** Side of the pictures that are made, pixels: enough for a phone, and made within a moment. */
export const PHOTOGRAPH_SIDE = 560;
const GRAIN = 0.028;

/** A picture that looks like a photograph: three bytes a pixel, the same for the same seed. */
export function takePhotograph(
  { scene, colours: [deep, middle, bright] }: Shot,
  seed: string,
  side = PHOTOGRAPH_SIDE,
): Buffer {
  const random = randomFrom(seed);
  const photograph = new Photograph(side);
  SCENES[scene](photograph, [lightOf(deep), lightOf(middle), lightOf(bright)], random, createNoise(random));
  return photograph.develop(random, GRAIN);
}
