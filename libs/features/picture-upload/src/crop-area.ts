import type { PictureArea } from './cut-picture.ts';

type Measures = Pick<PictureArea, 'width' | 'height'>;

/** Width in pixels below which a picture looks blurred on fans' screens. */
export const CLEAR_SIDE = 640;
/** Width in pixels of the smallest part that zooming leads to. */
const SMALLEST_SIDE = 320;
const LARGEST_ZOOM = 5;

/** The largest part in the middle of a picture that has a shape: width divided by height. */
export function middleArea({ width, height }: Measures, aspect: number): PictureArea {
  const area = {
    width: Math.min(width, Math.round(height * aspect)),
    height: Math.min(height, Math.round(width / aspect)),
  };
  return { x: Math.round((width - area.width) / 2), y: Math.round((height - area.height) / 2), ...area };
}

/** Whether a picture has the shape, within a pixel, and is large enough. Then there is nothing to choose or warn of. */
export function isClear({ width, height }: Measures, aspect: number): boolean {
  return Math.abs(width / aspect - height) <= 1 && width >= CLEAR_SIDE;
}

/** How far a picture can be enlarged before the part in the frame has too few pixels; at least 1. */
export function largestZoom(picture: Measures, aspect: number): number {
  return Math.max(1, Math.min(LARGEST_ZOOM, middleArea(picture, aspect).width / SMALLEST_SIDE));
}
