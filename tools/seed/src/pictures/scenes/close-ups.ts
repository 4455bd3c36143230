import { mix, step } from '../noise.ts';
import { mixLight, type Light } from '../photograph.ts';
import type { Scene } from './scene.ts';

const scaled = ([red, green, blue]: Light, by: number): Light => [red * by, green * by, blue * by];

/** Lights of a town at night, out of focus. */
export const lights: Scene = (photograph, [deep, middle, bright], random, noise) => {
  photograph.expose((x, y) =>
    mixLight(scaled(deep, 0.5), middle, noise.octaves(x * 2, y * 2.6, 4) * 0.3 * (1 - y * 0.6)),
  );
  for (let index = 0; index < 74; index += 1) {
    const near = random() ** 2;
    const colour = mixLight(random() < 0.5 ? middle : bright, bright, random());
    photograph.addDisc(
      random(),
      0.2 + random() * 0.62 + (random() - 0.5) * 0.3,
      mix(0.014, 0.088, near),
      scaled(colour, mix(0.9, 0.2, near)),
    );
  }
  photograph.blur(0.0025);
};

/** A person against the light, at the edge of focus. */
export const portrait: Scene = (photograph, [deep, middle, bright], random, noise) => {
  const lean = (random() - 0.5) * 0.1;
  const middleX = 0.5 + lean;
  const hair = mix(0.02, 0.075, random());
  const turned = random() < 0.5 ? -1 : 1;
  photograph.expose((x, y) =>
    mixLight(
      mixLight(middle, deep, step(0.2, 1, y) * 0.7),
      bright,
      Math.exp(-((x - 0.5 + turned * 0.3) ** 2 * 7 + (y - 0.3) ** 2 * 6)) * 0.8,
    ),
  );
  for (let index = 0; index < 24; index += 1)
    photograph.addDisc(
      random(),
      random() * 0.7,
      mix(0.02, 0.085, random()),
      scaled(mixLight(middle, bright, random()), 0.22),
    );
  photograph.blur(0.012);
  photograph.expose((x, y, before) => {
    const strand = (noise.octaves(x * 38, y * 15, 3) - 0.5) * 0.03;
    const head = Math.hypot((x - middleX) / 0.135, (y - 0.36) / 0.178) - 1;
    const hairline =
      Math.hypot((x - middleX - turned * 0.012) / (0.142 + hair), (y - 0.335 - hair * 0.7) / (0.178 + hair * 1.25)) -
      1 +
      strand * 4;
    const neck = Math.max(Math.abs(x - middleX) / 0.068 - 1, (0.46 - y) * 8);
    const slope = 0.665 + (Math.abs(x - middleX + lean) * 0.78) ** 1.7;
    const shoulders = (slope - y) * 7 + (noise.octaves(x * 12, 5, 3) - 0.5) * 0.12;
    const nearest = Math.min(Math.min(head, hairline), Math.min(neck, shoulders));
    const inside = 1 - step(-0.035, 0.03, nearest);
    if (inside === 0) return before;
    const side = turned * (middleX - x);
    const rim = Math.exp(-((nearest + 0.04) ** 2) * 900) * step(-0.06, 0.12, side) * step(-0.3, -0.02, nearest);
    const cloth = shoulders < -0.02 ? 0.72 + noise.octaves(x * 70, y * 50, 2) * 0.5 : 1;
    const body = mixLight(
      scaled(deep, 0.35),
      mixLight(deep, middle, 0.6),
      step(-0.1, 0.34, side) * 0.45 + (noise.octaves(x * 7, y * 7, 3) - 0.5) * 0.12,
    );
    return mixLight(before, mixLight(scaled(body, cloth), scaled(bright, 1.25), rim * 0.8), inside);
  });
  photograph.blur(0.0022);
};

/** Leaves of a plant, one behind the other, the middle ones in focus. */
export const leaves: Scene = (photograph, [deep, middle, bright], random, noise) => {
  photograph.expose((x, y) => mixLight(scaled(deep, 0.4), middle, noise.octaves(x * 3, y * 3, 3) * 0.5));
  for (let layer = 0; layer < 3; layer += 1) {
    const blades = Array.from({ length: 9 }, () => ({
      x: random(),
      y: 0.1 + random() * 0.9,
      angle: random() * Math.PI * 2,
      length: mix(0.22, 0.46, random()),
      tone: random(),
    }));
    photograph.expose((x, y, before) => {
      let light = before;
      for (const { x: atX, y: atY, angle, length, tone } of blades) {
        const along = ((x - atX) * Math.cos(angle) + (y - atY) * Math.sin(angle)) / length;
        const across = ((y - atY) * Math.cos(angle) - (x - atX) * Math.sin(angle)) / length;
        if (along < 0 || along > 1) continue;
        const half = Math.sin(along ** 0.8 * Math.PI) * 0.2;
        const edge = 1 - step(half * 0.94, half + 0.004, Math.abs(across));
        if (edge === 0) continue;
        const vein =
          Math.exp(-((across * 60) ** 2)) +
          Math.exp(-((Math.abs(Math.sin((along * 9 - Math.abs(across) * 14) * Math.PI)) * 7) ** 2)) * 0.3;
        const shine = step(-0.2, 0.2, across) * 0.42 + noise.octaves(along * 30, across * 60, 2) * 0.22;
        light = mixLight(
          light,
          scaled(
            mixLight(mixLight(deep, middle, 0.35 + tone * 0.5), bright, shine * (0.4 + tone * 0.6) + vein * 0.22),
            0.45 + layer * 0.24,
          ),
          edge,
        );
      }
      return light;
    });
    photograph.blur([0.011, 0.0045, 0.0014][layer] ?? 0);
  }
};

/** A lit window with its blind, seen from the dark of the room. */
export const window: Scene = (photograph, [deep, middle, bright], random, noise) => {
  const left = mix(0.16, 0.34, random());
  const slats = Math.round(mix(11, 19, random()));
  photograph.expose((x, y) => {
    const wall = scaled(mixLight(deep, middle, 0.1 + noise.octaves(x * 4, y * 4, 4) * 0.2), 0.42);
    const [u, v] = [(x - left) / 0.52, (y - 0.12 - (x - left) * 0.06) / 0.62];
    const inside = step(-0.012, 0.012, Math.min(Math.min(u, 1 - u) * 0.5, Math.min(v, 1 - v) * 0.6));
    const slat = step(0.3, 0.42, Math.abs(((v * slats) % 1) - 0.5) * 1.6);
    const cross = Math.abs(u - 0.5) < 0.018 ? 0.1 : 1;
    const shine = mixLight(middle, bright, 0.4 + noise.octaves(u * 3, v * 3, 3) * 0.7);
    const lit = mixLight(wall, scaled(shine, (0.35 + slat * 1.1) * cross), inside);
    // The light that falls on the floor, slanted.
    const [fallU, fallV] = [(x - left - 0.1 - (y - 0.8) * 0.9) / 0.56, (y - 0.82) / 0.16];
    const fall =
      step(0, 0.05, Math.min(Math.min(fallU, 1 - fallU), Math.min(fallV, 1 - fallV) * 0.3)) *
      step(0.2, 0.5, Math.abs(((fallV * slats * 0.5) % 1) - 0.5) * 1.7);
    return mixLight(lit, scaled(shine, 0.6), fall * 0.6);
  });
  photograph.blur(0.0022);
};
