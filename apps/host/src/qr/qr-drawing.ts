import { encode } from 'uqr';

/** Modules around a code that scanners need free (ISO/IEC 18004, 6.3.8). */
const QUIET = 4;
/** Pixels of a PNG's side, at least: sharp on a poster. */
const PRINT_SIDE = 1024;

const codeOf = (text: string) => encode(text, { ecc: 'M', border: QUIET });

/** A QR code as an SVG document: black on white on any background, since scanners need that. */
export function drawQr(text: string): string {
  const { data, size } = codeOf(text);
  const rows = data.map((row, y) =>
    runsOf(row)
      .map(([start, length]) => `M${start} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${rows.join('')}"/></svg>`;
}

/**
 * A QR code as a PNG of at least 1024 pixels. It is enlarged from one grey pixel a module. Drawing the SVG and choosing a
 * palette takes twenty times as long, and twice the memory.
 */
export async function drawQrPng(text: string): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { data, size } = codeOf(text);
  const grey = Uint8Array.from(data.flat(), (dark) => (dark ? 0 : 255));
  // A whole number of pixels a module, or edges blur.
  const side = Math.ceil(PRINT_SIDE / size) * size;
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png({ compressionLevel: 9 })
    .toBuffer();
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
