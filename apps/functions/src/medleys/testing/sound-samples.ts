import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';

/** Sound for tests: files of the kinds that artists upload. */

const RATE = 16_000;

function tone(seconds: number): Float32Array {
  return Float32Array.from({ length: RATE * seconds }, (_, at) => 0.3 * Math.sin((2 * Math.PI * 220 * at) / RATE));
}

async function encoded(
  encoder: Awaited<ReturnType<typeof createMp3Encoder>> | Awaited<ReturnType<typeof createOggEncoder>>,
  seconds: number,
): Promise<Buffer> {
  const parts = [Buffer.from(encoder.encode([tone(seconds)]))];
  parts.push(Buffer.from(encoder.finalize()));
  return Buffer.concat(parts);
}

export async function anMp3(seconds: number): Promise<Buffer> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 32 });
  return encoded(encoder, seconds);
}

export async function anOgg(seconds: number): Promise<Buffer> {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate: RATE, channels: 1, vbrQuality: 0 });
  return encoded(encoder, seconds);
}

/** @param note text of a chunk behind the sound */
export function aWav(seconds: number, note = ''): Buffer {
  const sound = Buffer.from(Int16Array.from(tone(seconds), (value) => value * 32_767).buffer);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(RATE, 4);
  format.writeUInt32LE(RATE * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const chunks = Buffer.concat([
    chunk('fmt ', format),
    chunk('data', sound),
    ...(note === '' ? [] : [chunk('LIST', Buffer.from(note))]),
  ]);
  return Buffer.concat([chunk('RIFF', Buffer.concat([Buffer.from('WAVE'), chunks]))]);
}

/** An ID3v2 tag that holds a text. */
export function anId3Tag(text: string): Buffer {
  const frame = Buffer.concat([
    Buffer.from('TIT2'),
    Buffer.from([0, 0, 0, text.length + 1, 0, 0, 3]),
    Buffer.from(text),
  ]);
  return Buffer.concat([
    Buffer.from('ID3'),
    Buffer.from([4, 0, 0, 0, 0, frame.length >> 7, frame.length & 127]),
    frame,
  ]);
}

/** A box of an MP4 file. */
export function aBox(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length, 0);
  header.write(type, 4);
  return Buffer.concat([header, content]);
}

function chunk(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 0);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content, Buffer.alloc(content.length % 2)]);
}
