import type { PictureArea } from './cut-square.ts';

type Measures = Pick<PictureArea, 'width' | 'height'>;

/** Side in pixels below which a square looks blurred on fans' screens. */
export const CLEAR_SIDE = 640;
/** Side in pixels of the smallest square that zooming leads to. */
const SMALLEST_SIDE = 320;
const LARGEST_ZOOM = 5;

/** The largest square in the middle of a picture. */
export function middleSquare({ width, height }: Measures): PictureArea {
  const side = Math.min(width, height);
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), width: side, height: side };
}

/** Whether a picture is a square, within a pixel, and large enough: there is nothing to choose and nothing to warn of. */
export function isClearSquare({ width, height }: Measures): boolean {
  return Math.abs(width - height) <= 1 && Math.min(width, height) >= CLEAR_SIDE;
}

/** How far a picture may be zoomed into before its square has too few pixels; at least 1. */
export function largestZoom({ width, height }: Measures): number {
  return Math.max(1, Math.min(LARGEST_ZOOM, Math.min(width, height) / SMALLEST_SIDE));
}
