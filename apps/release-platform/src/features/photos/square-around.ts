import type { Photo } from '@countin/domain/media';

/** A part of a picture, in its own pixels. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The largest square of a picture whose middle is as near to the focal point as the edges permit. */
export function squareAround({ width, height }: Pick<Area, 'width' | 'height'>, focus: Photo['focus']): Area {
  const side = Math.min(width, height);
  const start = (length: number, percent: number) =>
    Math.round(Math.min(length - side, Math.max(0, (length * percent) / 100 - side / 2)));
  return { x: start(width, focus.x), y: start(height, focus.y), width: side, height: side };
}
