import { disc, fill, lighter, mix, SIDE, waveBand, type Canvas } from '../canvas.ts';

/** A low sun in rings over water. */
export function drawSun(canvas: Canvas): string {
  const { ground, figure, light, between } = canvas;
  const x = between(150, 490);
  const y = between(190, 300);
  const r = between(190, 270);
  const horizon = between(430, 500);
  const length = between(420, 760);
  const shift = between(0, 600);
  const rings = [figure, mix(figure, light, 0.5), light].map((colour, at) => disc(x, y, r * (1 - at * 0.3), colour));
  const waves = [
    waveBand(horizon, 60, length, shift, lighter(ground, 0.2)),
    waveBand(horizon + (SIDE - horizon) * 0.34, 54, length * 0.9, shift + 140, lighter(ground, 0.09)),
    waveBand(horizon + (SIDE - horizon) * 0.68, 40, length * 0.8, shift + 320, mix(ground, '#000000', 0.28)),
  ];
  return fill(ground) + rings.join('') + waves.join('');
}
