import { encode } from 'uqr';

/** Modules around a code that scanners need free (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;

/** A QR code as an SVG document: black on white on any background, since scanners need that. */
export function drawQr(text: string): { readonly svg: string; readonly modules: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const rows = data.map((row, y) =>
    runsOf(row)
      .map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.join('')}"/></svg>`;
  return { svg, modules: size };
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === at) last[1] += 1;
    else runs.push([at, 1]);
  });
  return runs;
}
