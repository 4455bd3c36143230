import type { CoverDesign } from './design.ts';
import { hashText, randomFrom } from './random.ts';

/** Side of the square viewBox, in SVG user units. */
export const SIDE = 640;

/** A line of text on a cover. */
export interface CoverText {
  readonly text: string;
  /** Left end and baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  /** Space added after each letter. */
  readonly spacing: number;
}

/** Turns a line into SVG markup. The fill is inherited. */
export type SetText = (line: CoverText) => string;

/** Inputs and random numbers for a style's drawing. */
export interface Canvas {
  readonly ground: string;
  readonly figure: string;
  readonly light: string;
  readonly title: string;
  readonly artist: string;
  readonly setText: SetText;
  /** Pseudorandom number between two bounds, from the seed. */
  between(low: number, high: number): number;
  /** Pseudorandom element of a list, from the seed. */
  pick<T>(things: readonly [T, ...T[]]): T;
}

export function canvasOf(design: CoverDesign, title: string, artist: string, setText: SetText): Canvas {
  // The style is part of the seed: two styles with one seed must not share a composition.
  const random = randomFrom(hashText(`${design.style} ${design.seed}`));
  const [ground, figure, light] = design.colours;
  return {
    ground,
    figure,
    light,
    title,
    artist,
    setText,
    between: (low, high) => low + random() * (high - low),
    pick: (things) => things[Math.floor(random() * things.length)] ?? things[0],
  };
}

/** Number for an attribute. One decimal is a sixth of a pixel at every displayed cover size. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/** Linear mix of two colours; the share of the second is 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const part = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Lightens a colour but keeps its hue: mixing with white alone would turn it grey. */
export function lighter(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const top = Math.max(...parts, 0.04);
  // Scaling keeps the hue; the remaining lightness comes from white.
  const scale = Math.min((top + by) / top, 1 / top, 2.4);
  const lift = Math.max(0, top + by - top * scale);
  return `#${parts
    .map((part) =>
      Math.round(Math.min(1, part * scale + lift * 0.6) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Luma (ITU-R BT.601), 0 to 255. */
export function brightness(colour: string): number {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return part(1) * 0.299 + part(3) * 0.587 + part(5) * 0.114;
}

export const fill = (colour: string) => `<rect width="${SIDE}" height="${SIDE}" fill="${colour}"/>`;

export const disc = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${colour}"/>`;

export const path = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;

/** Path of a band from a wavy upper edge to the bottom of the picture. */
export function waveBand(y: number, height: number, length: number, shift: number, colour: string): string {
  const half = length / 2;
  let d = '';
  let up = true;
  let x = -length - (shift % length);
  d = `M${num(x)} ${num(y)}`;
  while (x < SIDE) {
    d += `q${num(half / 2)} ${num(up ? -height : height)} ${num(half)} 0`;
    x += half;
    up = !up;
  }
  return path(`${d}V${SIDE}H${num(-length - (shift % length))}Z`, colour);
}
