import { disc, fill, mix, SIDE, waveBand, type Canvas } from '../canvas.ts';

/** Hills of water, from light far away to dark near by, under one moon. */
export function drawWaves(canvas: Canvas): string {
  const { ground, figure, light, between } = canvas;
  const bands = 8;
  const first = between(170, 250);
  const drift = between(-90, 90);
  const length = between(460, 820);
  const moon = disc(between(120, 520), between(110, 170), between(44, 76), mix(light, '#ffffff', 0.35));
  const all = Array.from({ length: bands }, (_, at) => {
    const share = at / (bands - 1);
    const colour = share < 0.5 ? mix(light, figure, 0.25 + share * 1.5) : mix(figure, ground, (share - 0.5) * 2);
    const y = first + (SIDE - first) * share ** 1.15 * 0.96;
    return waveBand(y, between(36, 96), length * (0.8 + share * 0.7), between(0, 700) + drift * at, colour);
  });
  return fill(mix(light, figure, 0.08)) + moon + all.join('');
}
