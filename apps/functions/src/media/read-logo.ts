import type { RemovedPart } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { LogoFormat } from '@countin/domain/profile';
import { cleanSvg } from './clean-svg.ts';
import { runPictureTask } from './decoding/run-picture-task.ts';

/** A logo as it is served. */
export interface ReadLogo {
  readonly bytes: Uint8Array;
  readonly format: LogoFormat;
  readonly width: number;
  readonly height: number;
  readonly removed: RemovedPart[];
}

/**
 * Reads an uploaded logo by its bytes. SVG is sanitised, and drawn if it has effects, which could keep the browsers of
 * visitors busy. A bitmap is decoded, scaled down and written anew.
 *
 * @throws AppError `logo/…`, `image/shape`, `image/too-slow`
 */
export async function readLogo(file: Uint8Array): Promise<ReadLogo> {
  if (file.byteLength > LIMITS.logoBytes) throw new AppError('logo/too-large');
  if (!isMarkup(file)) return { ...(await draw(file, false)), removed: [] };
  const { svg, removed, hasEffects, ...size } = await cleanSvg(file);
  const bytes = Buffer.from(svg);
  if (!hasEffects) return { ...size, bytes, removed, format: 'svg' };
  return { ...(await draw(bytes, true)), removed: [...removed, 'effects'] };
}

async function draw(upload: Uint8Array, drawn: boolean): Promise<Omit<ReadLogo, 'removed'>> {
  return { ...(await runPictureTask({ kind: 'logo', upload, drawn })), format: 'webp' };
}

/** Whether a file begins as markup does, after a byte order mark and spaces. */
function isMarkup(file: Uint8Array): boolean {
  const start = new TextDecoder().decode(file.subarray(0, 256));
  return start.trimStart().startsWith('<');
}
