import { AppError } from '@countin/domain/errors';
import { LIMITS } from '@countin/domain/fields';
import type { ClipType } from '@countin/domain/media';
import type { IAudioMetadata } from 'music-metadata';

/** Type and length of a clip, as measured. */
export interface Clip {
  readonly type: ClipType;
  readonly durationMs: number;
}

/** Encoders fill up their last frame: a clip cut at 90 seconds is a few hundredths longer. */
const ROUNDING_MS = 500;

/**
 * Reads an upload, whatever it claims to be: its format and how long it plays, by its bytes alone.
 *
 * @throws AppError `clip/type`, `clip/too-large`, `clip/too-short`, `clip/too-long`
 */
export async function readClip(upload: Uint8Array): Promise<Clip> {
  if (upload.byteLength > LIMITS.clipBytes) throw new AppError('clip/too-large');
  // Loaded with the first clip: the other operations of a process do without its memory.
  const { parseBuffer } = await import('music-metadata');
  let format: IAudioMetadata['format'];
  try {
    // Every frame is counted: a header may promise anything.
    ({ format } = await parseBuffer(upload, undefined, { duration: true, skipCovers: true }));
  } catch (cause) {
    throw new AppError('clip/type', { cause });
  }
  const type = typeOf(format);
  if (!type || format.hasVideo || !Number.isFinite(format.duration)) throw new AppError('clip/type');
  const durationMs = Math.round((format.duration ?? 0) * 1000);
  if (durationMs < LIMITS.clipShortestMs - ROUNDING_MS) throw new AppError('clip/too-short');
  if (durationMs > LIMITS.clipLongestMs + ROUNDING_MS) throw new AppError('clip/too-long');
  return { type, durationMs: Math.min(LIMITS.clipLongestMs, Math.max(LIMITS.clipShortestMs, durationMs)) };
}

function typeOf({ container = '', codec = '' }: IAudioMetadata['format']): ClipType | null {
  if (/^MPEG$/i.test(container) || /Layer 3/.test(codec)) return /Layer 3/.test(codec) ? 'audio/mpeg' : null;
  if (/^Ogg$/i.test(container)) return 'audio/ogg';
  if (/^(?:EBML\/)?(?:webm|matroska)$/i.test(container)) return 'audio/webm';
  if (/^WAVE$/i.test(container)) return 'audio/wav';
  // The brand of an MP4 file: M4A, isom, iso5, mp42, dash…
  return /MPEG-4|^(?:M4A|M4B|isom|iso\d|mp4\d|dash|f4a)/i.test(container) ? 'audio/mp4' : null;
}
