import { disc, fill, mix, SIDE, type Canvas } from '../canvas.ts';

/** Arches behind arches, like sound leaving a wall. */
export function drawArcs(canvas: Canvas): string {
  const { ground, figure, light, between, pick } = canvas;
  const bands = 5;
  const stripes = [figure, light, mix(figure, ground, 0.45), mix(figure, light, 0.5), ground];
  const arch = (x: number, y: number, radius: number, turn: number) =>
    Array.from({ length: bands }, (_, at) =>
      disc(x, y, radius * (1 - at / bands), stripes[(at + turn) % stripes.length] ?? figure),
    ).join('');
  const low = SIDE;
  const side = pick([-1, 1] as const);
  const big = between(300, 380);
  const small = between(190, 250);
  const x = SIDE / 2 + side * between(60, 140);
  const scene =
    disc(SIDE / 2 - side * between(120, 200), between(110, 180), between(46, 80), light) +
    arch(x, low, big, 0) +
    arch(SIDE / 2 - side * between(170, 240), low, small, 2) +
    arch(x + side * between(110, 190), low, between(110, 160), 3);
  const turn = pick([0, 0, 90, 180, 270] as const);
  return `${fill(mix(ground, '#000000', 0.12))}<g transform="rotate(${turn} ${SIDE / 2} ${SIDE / 2})">${scene}</g>`;
}
