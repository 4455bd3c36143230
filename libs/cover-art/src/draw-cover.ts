import { canvasOf, SIDE, type Canvas, type SetText } from './canvas.ts';
import type { CoverDesign, CoverStyle } from './design.ts';
import { escapeXml } from './escape.ts';
import { drawArcs } from './styles/arcs.ts';
import { drawGrid } from './styles/grid.ts';
import { drawOrbit } from './styles/orbit.ts';
import { drawStrata } from './styles/strata.ts';
import { drawSun } from './styles/sun.ts';
import { drawType, setAsText } from './styles/type.ts';
import { drawWaves } from './styles/waves.ts';

const STYLES: Readonly<Record<CoverStyle, (canvas: Canvas) => string>> = {
  sun: drawSun,
  waves: drawWaves,
  arcs: drawArcs,
  grid: drawGrid,
  strata: drawStrata,
  orbit: drawOrbit,
  type: drawType,
};

export interface CoverOptions {
  /** Drawn by the style `type`; the accessible name of the picture in every style. */
  readonly title?: string;
  /** Drawn by the style `type`. */
  readonly artist?: string;
  /** Width and height in pixels. Without it the SVG scales to its container. */
  readonly size?: number;
  /** Typesets text as outlines for renderers without fonts. Its markup is inserted unescaped. */
  readonly setText?: SetText;
}

/** Draws a cover as an SVG document. Deterministic: equal designs and options give equal text. */
export function drawCover(
  design: CoverDesign,
  { title = '', artist = '', size, setText = setAsText }: CoverOptions = {},
): string {
  const measure = size === undefined ? '' : ` width="${size}" height="${size}"`;
  const name = title === '' ? '' : `<title>${escapeXml(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"${measure}>${name}${STYLES[design.style](canvasOf(design, title, artist, setText))}</svg>`;
}
