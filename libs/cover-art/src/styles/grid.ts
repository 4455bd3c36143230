import { fill, mix, num, path, SIDE, type Canvas } from '../canvas.ts';

type Tile = (x: number, y: number, s: number, colour: string) => string;

const quarter: readonly Tile[] = [
  (x, y, s, colour) => path(`M${num(x)} ${num(y)}h${num(s)}a${num(s)} ${num(s)} 0 0 1 ${num(-s)} ${num(s)}z`, colour),
  (x, y, s, colour) => path(`M${num(x)} ${num(y)}a${num(s)} ${num(s)} 0 0 0 ${num(s)} ${num(s)}v${num(-s)}z`, colour),
  (x, y, s, colour) =>
    path(`M${num(x)} ${num(y + s)}v${num(-s)}a${num(s)} ${num(s)} 0 0 1 ${num(s)} ${num(s)}z`, colour),
  (x, y, s, colour) =>
    path(`M${num(x + s)} ${num(y)}v${num(s)}h${num(-s)}a${num(s)} ${num(s)} 0 0 1 ${num(s)} ${num(-s)}z`, colour),
];
const half: Tile = (x, y, s, colour) =>
  path(`M${num(x)} ${num(y + s)}a${num(s / 2)} ${num(s / 2)} 0 0 1 ${num(s)} 0z`, colour);
const round: Tile = (x, y, s, colour) =>
  `<circle cx="${num(x + s / 2)}" cy="${num(y + s / 2)}" r="${num(s / 2)}" fill="${colour}"/>`;
const corner: Tile = (x, y, s, colour) => path(`M${num(x)} ${num(y)}h${num(s)}l${num(-s)} ${num(s)}z`, colour);

/** Overlap of tiles in user units; without it antialiasing shows hairlines between them. */
const SEAM = 0.8;

/** A quilt of circles and their quarters. */
export function drawGrid(canvas: Canvas): string {
  const { ground, figure, light, between, pick } = canvas;
  const count = pick([3, 4, 4, 5] as const);
  const side = SIDE / count;
  const colours = [ground, figure, light, mix(ground, figure, 0.5), mix(figure, light, 0.55)] as const;
  let drawing = fill(ground);
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      const back = pick([0, 0, 1, 2, 3, 4] as const);
      const front = (back + pick([1, 2, 1, 2, 3] as const)) % colours.length;
      const [x, y] = [column * side, row * side];
      if (back !== 0)
        drawing += `<rect x="${num(x)}" y="${num(y)}" width="${num(side + SEAM)}" height="${num(side + SEAM)}" fill="${colours[back] ?? ground}"/>`;
      const tile = pick([...quarter, ...quarter, half, round, corner] as unknown as readonly [Tile, ...Tile[]]);
      drawing += tile(x, y, side, colours[front] ?? figure);
      if (tile === round && between(0, 1) > 0.4) {
        drawing += round(x + side / 4, y + side / 4, side / 2, colours[(front + 1) % colours.length] ?? light);
      }
    }
  }
  return drawing;
}
