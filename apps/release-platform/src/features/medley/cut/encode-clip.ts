import { AppError } from '@countin/domain/errors';
import { Conversion, NullTarget, Output, WavOutputFormat, type AudioSample } from 'mediabunny';
import type { WasmMediaEncoder } from 'wasm-media-encoders';
import { volumeAt, type ClipRange, type Fades } from './clip-range.ts';
import type { SoundFile } from './sound-file.ts';

/** Bits a second. Transparent for most listeners, and 2 MB for the longest clip. */
const BITRATE = 192;
/** MP3 has no higher rate. */
const HIGHEST_RATE = 48_000;
/** Rates that MP3 has; LAME takes no other. ISO/IEC 11172-3 and 13818-3 */
const RATES = [48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000];
const CHANNELS = 2;

/** Makes a fresh LAME encoder. */
export type MakeEncoder = () => Promise<WasmMediaEncoder<'audio/mpeg'>>;

/** Part of a file that becomes the clip. */
export interface Cut extends ClipRange, Fades {}

/**
 * Cuts a part out of a file and encodes it as MP3, which every browser plays.
 *
 * @param onProgress called with the share that is done, from 0 to 1
 * @throws AppError `clip/type` if the file cannot be decoded to its end
 */
export async function encodeClip(
  { input, track }: SoundFile,
  { start, end, ...fades }: Cut,
  makeEncoder: MakeEncoder,
  onProgress: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const sampleRate = mp3Rate(await track.getSampleRate());
  const encoder = await makeEncoder();
  encoder.configure({ sampleRate, channels: CHANNELS, bitrate: BITRATE });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  // The encoder reuses its buffer.
  const keep = (bytes: Uint8Array) => parts.push(Uint8Array.from(bytes));
  let first: number | null = null;
  const conversion = await Conversion.init({
    input,
    // Only the samples on their way are needed.
    output: new Output({ format: new WavOutputFormat(), target: new NullTarget() }),
    trim: { start, end },
    tracks: 'primary',
    video: { discard: true },
    audio: {
      numberOfChannels: CHANNELS,
      sampleRate,
      codec: 'pcm-f32',
      forceTranscode: true,
      process: (sample) => {
        first ??= sample.timestamp;
        keep(encoder.encode(fadedPlanes(sample, sample.timestamp - first, end - start, fades)));
        return sample;
      },
    },
    showWarnings: false,
  });
  if (!conversion.isValid) throw new AppError('clip/type');
  conversion.onProgress = onProgress;
  await conversion.execute().catch((cause: unknown) => {
    throw new AppError('clip/type', { cause });
  });
  keep(encoder.finalize());
  return joined(parts);
}

/** Left and right channel of a sample, faded. */
function fadedPlanes(sample: AudioSample, from: number, length: number, fades: Fades): [Float32Array, Float32Array] {
  const plane = (planeIndex: number) => {
    const values = new Float32Array(sample.numberOfFrames);
    sample.copyTo(values, { planeIndex, format: 'f32-planar' });
    for (let at = 0; at < values.length; at++)
      values[at] = (values[at] ?? 0) * volumeAt(from + at / sample.sampleRate, length, fades);
    return values;
  };
  return [plane(0), plane(1)];
}

function mp3Rate(rate: number): number {
  return RATES.includes(rate) ? rate : HIGHEST_RATE;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
