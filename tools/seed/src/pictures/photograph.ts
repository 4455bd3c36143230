import { mix } from './noise.ts';

/** Light of a point: red, green, blue, linear, 1 where film is full; more is possible. */
export type Light = readonly [red: number, green: number, blue: number];

/** The light that a colour as written (`#rrggbb`) stands for. */
export function lightOf(hex: string): Light {
  const channel = (at: number) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

export function mixLight(from: Light, to: Light, share: number): Light {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
}

/** A square exposure: scenes lay light on it, and developing makes a picture of that. Coordinates run from 0 to 1. */
export class Photograph {
  readonly side: number;
  readonly #light: Float32Array;

  constructor(side: number) {
    this.side = side;
    this.#light = new Float32Array(side * side * 3);
  }

  /** Gives every point its light, from what is there already. */
  expose(light: (x: number, y: number, before: Light) => Light): void {
    const { side } = this;
    const film = this.#light;
    for (let row = 0, at = 0; row < side; row += 1) {
      for (let column = 0; column < side; column += 1, at += 3) {
        const found = light((column + 0.5) / side, (row + 0.5) / side, [
          film[at] ?? 0,
          film[at + 1] ?? 0,
          film[at + 2] ?? 0,
        ]);
        film[at] = found[0];
        film[at + 1] = found[1];
        film[at + 2] = found[2];
      }
    }
  }

  /** Adds a disc of light that is out of focus: brighter at its rim, as lenses draw it. */
  addDisc(x: number, y: number, radius: number, [red, green, blue]: Light): void {
    const { side } = this;
    const film = this.#light;
    const reach = Math.ceil(radius * side) + 1;
    const [middleX, middleY] = [Math.round(x * side), Math.round(y * side)];
    for (let row = Math.max(0, middleY - reach); row < Math.min(side, middleY + reach); row += 1) {
      for (let column = Math.max(0, middleX - reach); column < Math.min(side, middleX + reach); column += 1) {
        const far = Math.hypot(column / side - x, row / side - y) / radius;
        if (far >= 1) continue;
        const strength = (0.62 + 0.38 * far ** 4) * Math.min(1, (1 - far) * 9);
        const at = (row * side + column) * 3;
        film[at] = (film[at] ?? 0) + red * strength;
        film[at + 1] = (film[at + 1] ?? 0) + green * strength;
        film[at + 2] = (film[at + 2] ?? 0) + blue * strength;
      }
    }
  }

  /** Blurs by three box filters, which come close to a lens; `radius` as a share of the side. */
  blur(radius: number): void {
    const reach = Math.round(radius * this.side);
    if (reach < 1) return;
    for (let pass = 0; pass < 3; pass += 1) {
      this.#blurLines(reach, 3, this.side * 3);
      this.#blurLines(reach, this.side * 3, 3);
    }
  }

  #blurLines(reach: number, along: number, across: number): void {
    const { side } = this;
    const film = this.#light;
    const line = new Float32Array(side);
    const last = side - 1;
    for (let start = 0; start < side; start += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        const base = start * across + channel;
        for (let index = 0; index < side; index += 1) line[index] = film[base + index * along] ?? 0;
        let sum = 0;
        for (let index = -reach; index <= reach; index += 1) sum += line[Math.min(last, Math.max(0, index))] ?? 0;
        for (let index = 0; index < side; index += 1) {
          film[base + index * along] = sum / (2 * reach + 1);
          sum += (line[Math.min(last, index + reach + 1)] ?? 0) - (line[Math.max(0, index - reach)] ?? 0);
        }
      }
    }
  }

  /**
   * Develops the exposure: darker corners, a curve that keeps highlights, grain.
   *
   * @returns three bytes a pixel, sRGB
   */
  develop(random: () => number, grain: number): Buffer {
    const { side } = this;
    const film = this.#light;
    const pixels = Buffer.alloc(film.length);
    let before = 0;
    for (let at = 0; at < film.length; at += 3) {
      const point = at / 3;
      const corner = Math.hypot((point % side) / side - 0.5, Math.floor(point / side) / side - 0.5);
      const shade = 1 - 0.62 * Math.max(0, corner - 0.2) ** 1.5;
      // Neighbouring grains clump.
      const fresh = random() + random() - 1;
      const speck = (before * 0.45 + fresh) * grain;
      before = fresh;
      for (let channel = 0; channel < 3; channel += 1) {
        const light = (film[at + channel] ?? 0) * shade;
        const curved = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
        pixels[at + channel] = Math.max(
          0,
          Math.min(255, Math.round(Math.min(1, curved) ** (1 / 2.2) * 255 + speck * 255)),
        );
      }
    }
    return pixels;
  }
}
