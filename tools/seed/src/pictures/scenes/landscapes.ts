import { mix, step, type Noise } from '../noise.ts';
import { mixLight, type Light } from '../photograph.ts';
import type { Scene } from './scene.ts';

const scaled = ([red, green, blue]: Light, by: number): Light => [red * by, green * by, blue * by];
const plus = (one: Light, other: Light): Light => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];

/** A sky towards a low light, with streaks of cloud. */
function skyAt(
  x: number,
  y: number,
  horizon: number,
  sunX: number,
  [deep, middle, bright]: Parameters<Scene>[1],
  noise: Noise,
): Light {
  const height = Math.min(1, y / horizon);
  const ground = mixLight(mixLight(deep, middle, step(0.1, 0.95, height)), bright, step(0.6, 1.05, height) * 0.8);
  const cloud = step(0.5, 0.78, noise.octaves(x * 3.2 + 9, y * 11, 5)) * step(0.05, 0.5, height);
  const glow = Math.exp(-((x - sunX) ** 2 * 14 + (y - horizon) ** 2 * 26));
  return plus(mixLight(ground, mixLight(middle, bright, 0.35 + glow * 0.5), cloud * 0.55), scaled(bright, glow * 0.9));
}

/** Water under a low sun: the sky again, broken by waves, with a path of light. */
export const sea: Scene = (photograph, palette, random, noise) => {
  const horizon = mix(0.42, 0.6, random());
  const sunX = mix(0.25, 0.75, random());
  const [deep, middle, bright] = palette;
  photograph.expose((x, y) => {
    if (y < horizon) return skyAt(x, y, horizon, sunX, palette, noise);
    const depth = (y - horizon) / (1 - horizon);
    const waves = noise.octaves(x * mix(10, 3.4, depth), 3.4 / (depth + 0.05) + y * 4, 4);
    const path = Math.exp(-(((x - sunX) / (0.035 + depth * 0.24)) ** 2));
    const glint = step(0.52, 0.68, noise.octaves(x * mix(60, 16, depth), 26 / (depth + 0.08), 2)) * path;
    const body = mixLight(mixLight(middle, deep, step(0, 0.7, depth)), bright, (waves - 0.5) * 0.55 + path * 0.18);
    return plus(scaled(body, 0.72), scaled(bright, glint * mix(1.5, 0.8, depth)));
  });
  photograph.addDisc(sunX, horizon - 0.055, 0.042, scaled(bright, 1.6));
  photograph.blur(0.0016);
};

/** Ridge behind ridge, each paler than the one before it. */
export const ridges: Scene = (photograph, palette, random, noise) => {
  const [deep, middle, bright] = palette;
  const sunX = random();
  const layers = 5;
  const shift = random() * 90;
  photograph.expose((x, y) => {
    let light = skyAt(x, y, 0.66, sunX, palette, noise);
    for (let layer = 0; layer < layers; layer += 1) {
      const near = (layer + 1) / layers;
      const crest =
        mix(0.42, 0.9, near) -
        noise.octaves(x * mix(1.7, 3.2, near) + shift + layer * 23, layer * 7, 6) * mix(0.3, 0.26, near) +
        0.06;
      if (y < crest) continue;
      const mist = step(0, 0.3, y - crest) * (1 - near) * 0.75;
      const rock = 0.82 + noise.octaves(x * 34, y * 34, 3) * 0.36;
      light = scaled(
        mixLight(mixLight(middle, deep, 0.25 + near * 0.72), bright, mist * 0.55 + (1 - near) * 0.14),
        rock * mix(1, 0.5, near),
      );
    }
    return light;
  });
  photograph.blur(0.0014);
};

/** Trunks in fog, lit from behind. */
export const forest: Scene = (photograph, palette, random, noise) => {
  const [deep, middle, bright] = palette;
  const trunks = Array.from({ length: 26 }, (_, index) => ({
    x: random(),
    near: (index + 1) / 26,
    lean: (random() - 0.5) * 0.08,
    wide: mix(0.5, 1.3, random()),
  }));
  photograph.expose((x, y) => {
    const fog = noise.octaves(x * 2.4, y * 3.1 + 4, 4);
    const light = mixLight(
      middle,
      bright,
      Math.exp(-((x - 0.55) ** 2 * 6 + (y - 0.34) ** 2 * 5)) * 0.95 + (fog - 0.5) * 0.5,
    );
    let seen = light;
    for (const { x: at, near, lean, wide } of trunks) {
      const bark = (noise.at(y * 22 + at * 90, at * 40) - 0.5) * 0.008;
      const half = mix(0.004, 0.034, near ** 2) * wide * (1.12 - y * 0.2);
      const edge = 1 - step(half * 0.82, half, Math.abs(x - at - lean * (y - 0.5) - bark));
      if (edge > 0)
        seen = mixLight(
          seen,
          scaled(deep, mix(0.9, 0.35, near) * (0.75 + noise.at(x * 120, y * 26) * 0.5)),
          edge * mix(0.28, 0.97, near),
        );
    }
    const floor = step(0.74, 1, y + (noise.octaves(x * 9, 3, 4) - 0.5) * 0.16);
    return mixLight(seen, scaled(deep, 0.45 + noise.octaves(x * 40, y * 60, 3) * 0.4), floor * 0.9);
  });
  photograph.blur(0.0015);
};

/** Towers of cloud from above. */
export const clouds: Scene = (photograph, [deep, middle, bright], random, noise) => {
  const shift = random() * 60;
  photograph.expose((x, y) => {
    const warp = noise.octaves(x * 3 + shift, y * 3, 3) * 1.6;
    const thick = noise.octaves(x * 2.6 + warp + shift, y * 3.4 + warp, 6);
    const lit = noise.octaves(x * 2.6 + warp + shift + 0.09, y * 3.4 + warp - 0.14, 6);
    const body = step(0.36, 0.62, thick + (y - 0.5) * 0.3);
    const relief = Math.min(1, Math.max(0, 0.5 + (thick - lit) * 4.2));
    return mixLight(mixLight(deep, middle, y * 0.7), mixLight(mixLight(middle, deep, 0.3), bright, relief), body);
  });
  photograph.blur(0.0018);
};
