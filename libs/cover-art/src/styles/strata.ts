import { disc, fill, mix, num, path, SIDE, type Canvas } from '../canvas.ts';

/** Ridges of rock against a wide sky. */
export function drawStrata(canvas: Canvas): string {
  const { ground, figure, light, between } = canvas;
  const layers = 5;
  const top = between(230, 300);
  const ridges = Array.from({ length: layers }, (_, at) => {
    const share = at / (layers - 1);
    const base = top + (SIDE - top) * share * 0.86;
    const points: [number, number][] = [[-40, base + between(-20, 30)]];
    for (let x = between(20, 90); x < SIDE; x += between(70, 170)) {
      const [, last] = points[points.length - 1] ?? [0, base];
      points.push([x, last < base ? base + between(8, 60) : base - between(30, 110) * (1 - share * 0.55)]);
    }
    points.push([SIDE + 40, base + between(-20, 30)]);
    const colour = mix(mix(figure, light, 0.4 - share * 0.4), ground, share * 0.92);
    const edge = points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
    const lit = points
      .slice(1, -1)
      .map(([x, y], index) => faceOf(x, y, points[index + 2] ?? [x, y]))
      .join('');
    return path(`M${edge}V${SIDE}H-40Z`, colour) + path(lit, mix(colour, ground, 0.24));
  });
  return (
    fill(mix(light, figure, 0.12)) +
    disc(between(140, 500), between(120, 210), between(60, 104), mix(figure, light, 0.12)) +
    ridges.join('')
  );
}

/** Shaded side of a peak; an empty string where the ridge rises. */
function faceOf(x: number, y: number, [nextX, nextY]: readonly [number, number]): string {
  if (nextY <= y + 12) return '';
  const foot = x + (nextX - x) * 0.12;
  return `M${num(x)} ${num(y)}L${num(nextX)} ${num(nextY)}L${num(foot)} ${num(y + (nextY - y) * 0.92)}Z`;
}
