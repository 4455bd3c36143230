import type { Noise } from '../noise.ts';
import type { Light, Photograph } from '../photograph.ts';

/** The colours that a scene is lit with, from its deepest to its brightest. */
export type Palette = readonly [deep: Light, middle: Light, bright: Light];

/** Lays the light of a scene on a photograph. */
export type Scene = (photograph: Photograph, palette: Palette, random: () => number, noise: Noise) => void;
