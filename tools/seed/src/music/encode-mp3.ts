import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from './synthesise.ts';

/** Enough for one channel, and small on a phone's network. */
const KILOBITS = 64;

/** Sound as an MP3 file. The same bytes on every machine. */
export async function encodeMp3(samples: Float32Array): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KILOBITS });
  // Each call gives a view of memory that the next one uses again.
  const sound = Buffer.from(encoder.encode([samples]));
  return Buffer.concat([sound, Buffer.from(encoder.finalize())]);
}
