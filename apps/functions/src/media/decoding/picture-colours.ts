import type { ImageColours } from '@countin/domain/media';
import type { Picture } from './read-picture.ts';
import { loadSharp } from './sharp.ts';

/** Pixels on a side that the colours are counted on: as good as all of them. */
const SAMPLE = 96;
const PALETTE = 8;

interface Shade {
  readonly hex: string;
  /** OKLab: lightness, and the two axes of colour. */
  readonly lab: readonly [l: number, a: number, b: number];
  readonly chroma: number;
}

/**
 * Three colours of a picture, as drawn covers have them: its main colour, the liveliest other, the most distant third.
 * A picture of fewer colours has some twice.
 */
export async function coloursOf(picture: Picture): Promise<ImageColours> {
  const [ground = BLACK, ...others] = await paletteOf(picture);
  const figure = greatest(others, (shade) => shade.chroma + distance(shade, ground) / 4) ?? ground;
  const light = greatest(others, (shade) => Math.min(distance(shade, ground), distance(shade, figure))) ?? figure;
  return [ground.hex, figure.hex, light.hex];
}

const BLACK: Shade = { hex: '#000000', lab: [0, 0, 0], chroma: 0 };

/** Colours of the picture, by area. */
async function paletteOf({ pixels, width, height }: Picture): Promise<Shade[]> {
  const [sharp, { getPalette }] = await Promise.all([loadSharp(), import('colorthief')]);
  // Pixels as they are: mixing neighbours would find colours that the picture does not have.
  const sample = sharp(pixels, { raw: { width, height, channels: 3 } }).resize(SAMPLE, SAMPLE, {
    fit: 'fill',
    kernel: 'nearest',
  });
  const data = await sample.ensureAlpha().raw().toBuffer();
  // Its own loader would decode a file again; white is a colour of a cover like any other.
  const loader = { load: async () => ({ data, width: SAMPLE, height: SAMPLE }) };
  const colours = await getPalette(data, { loader, colorCount: PALETTE, quality: 1, ignoreWhite: false });
  return (colours ?? []).map((colour) => {
    const { l, c, h } = colour.oklch();
    const angle = (h * Math.PI) / 180;
    return { hex: colour.hex().toLowerCase(), lab: [l, c * Math.cos(angle), c * Math.sin(angle)], chroma: c };
  });
}

function distance({ lab: one }: Shade, { lab: other }: Shade): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function greatest(shades: readonly Shade[], measure: (shade: Shade) => number): Shade | undefined {
  return shades.reduce<Shade | undefined>(
    (best, next) => (best && measure(best) >= measure(next) ? best : next),
    undefined,
  );
}
