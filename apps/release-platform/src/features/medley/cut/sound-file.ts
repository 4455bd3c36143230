import { AppError } from '@countin/domain/errors';
import {
  ADTS,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
  type InputAudioTrack,
} from 'mediabunny';
import { PEAKS_PER_SECOND } from './peaks.ts';

const FORMATS = [MP3, WAVE, MP4, QTFF, FLAC, OGG, WEBM, MATROSKA, ADTS];

/** A file whose sound this browser can decode. It is read in pieces, never as a whole. */
export interface SoundFile {
  readonly input: Input;
  readonly track: InputAudioTrack;
  readonly seconds: number;
}

/**
 * Opens the sound of a file.
 *
 * @throws AppError `clip/type` if it holds no sound; `clip/browser` if this browser cannot decode it: Safari before 26
 * decodes WAV only
 */
export async function openSound(file: Blob): Promise<SoundFile> {
  const input = new Input({ source: new BlobSource(file), formats: FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new AppError('clip/type');
    if (!(await track.canDecode())) throw new AppError('clip/browser');
    const seconds = await track.computeDuration();
    if (!(seconds > 0)) throw new AppError('clip/type');
    return { input, track, seconds };
  } catch (cause) {
    input.dispose();
    throw cause instanceof AppError ? cause : new AppError('clip/type', { cause });
  }
}

/**
 * Reads the loudness of a whole file, from 0 to 1 and {@link PEAKS_PER_SECOND} values a second.
 *
 * @param onPeaks called with all values so far, at most every `EVERY_MS`, and once at the end
 */
export async function readPeaks(
  { track, seconds }: SoundFile,
  onPeaks: (peaks: Float32Array<ArrayBuffer>, done: boolean) => void,
  now: () => number = () => performance.now(),
): Promise<void> {
  const peaks = new Float32Array(Math.ceil(seconds * PEAKS_PER_SECOND));
  const sink = new AudioSampleSink(track);
  let reportedAt = now();
  let plane = new Float32Array(0);
  for await (const sample of sink.samples()) {
    const { numberOfFrames, timestamp, sampleRate } = sample;
    if (plane.length < numberOfFrames) plane = new Float32Array(numberOfFrames);
    const values = plane.subarray(0, numberOfFrames);
    // The first channel is enough for a picture.
    sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' });
    sample.close();
    addPeaks(peaks, values, timestamp, sampleRate);
    if (now() - reportedAt < EVERY_MS) continue;
    reportedAt = now();
    onPeaks(peaks.slice(), false);
  }
  onPeaks(peaks, true);
}

const EVERY_MS = 200;

function addPeaks(peaks: Float32Array, values: Float32Array, from: number, rate: number): void {
  for (let at = 0; at < values.length; at++) {
    const index = Math.floor((from + at / rate) * PEAKS_PER_SECOND);
    const value = Math.abs(values[at] ?? 0);
    if (index >= 0 && index < peaks.length && value > (peaks[index] ?? 0)) peaks[index] = Math.min(1, value);
  }
}
