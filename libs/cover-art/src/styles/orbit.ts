import { disc, fill, mix, num, SIDE, type Canvas } from '../canvas.ts';

/** Orbits around a planet, with moons on them. */
export function drawOrbit(canvas: Canvas): string {
  const { ground, figure, light, between, pick } = canvas;
  const x = between(220, 420);
  const y = between(220, 420);
  const r = between(96, 140);
  const tilt = between(-34, 34);
  const flat = between(0.34, 0.62);
  const dark = mix(ground, '#000000', 0.18);
  let back = '';
  let front = '';
  const rings = pick([4, 5, 6] as const);
  for (let ring = 1; ring <= rings; ring += 1) {
    const rx = r + ring * between(56, 66);
    const line = mix(ground, ring % 2 === 0 ? light : figure, 0.75);
    const arc = (sweep: 0 | 1) =>
      `<path d="M${num(-rx)} 0A${num(rx)} ${num(rx * flat)} 0 0 ${sweep} ${num(rx)} 0" fill="none" stroke="${line}" stroke-width="${num(ring === 1 ? 14 : between(1.5, 6))}"/>`;
    back += arc(1);
    front += arc(0);
    const angle = between(0, Math.PI * 2);
    const body = disc(
      Math.cos(angle) * rx,
      Math.sin(angle) * rx * flat,
      between(9, 26),
      ring % 2 === 0 ? figure : light,
    );
    if (Math.sin(angle) < 0) back += body;
    else front += body;
  }
  const stars = Array.from({ length: 26 }, () =>
    disc(between(0, SIDE), between(0, SIDE), between(0.8, 2.4), mix(ground, light, 0.7)),
  ).join('');
  const turned = (drawing: string) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(tilt)})">${drawing}</g>`;
  const shade = `<path d="M0 ${num(-r)}A${num(r)} ${num(r)} 0 0 1 0 ${num(r)}A${num(r * 1.5)} ${num(r * 1.5)} 0 0 0 0 ${num(-r)}Z" fill="${mix(figure, dark, 0.5)}"/>`;
  return fill(dark) + stars + turned(back) + turned(disc(0, 0, r, figure) + shade) + turned(front);
}
