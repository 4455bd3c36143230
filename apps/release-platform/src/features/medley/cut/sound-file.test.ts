import { createMp3Encoder } from 'wasm-media-encoders';
import { parseBlob } from 'music-metadata';
import { describe, expect, it } from 'vitest';
import { mp3File } from '../../../testing/mp3-file.ts';
import { encodeClip } from './encode-clip.ts';
import { PEAKS_PER_SECOND } from './peaks.ts';
import { openSound, readPeaks } from './sound-file.ts';

/** A stereo WAV whose loudness at each second is given by a function. */
function wav(seconds: number, loudness: (second: number) => number, rate = 8000): Blob {
  const samples = new Int16Array(seconds * rate * 2);
  for (let at = 0; at < seconds * rate; at++) {
    const value = Math.sin((at / rate) * 440 * 2 * Math.PI) * 32_000 * loudness(Math.floor(at / rate));
    samples[2 * at] = value;
    samples[2 * at + 1] = value;
  }
  const header = new DataView(new ArrayBuffer(44));
  const text = (at: number, value: string) => [...value].forEach((c, i) => header.setUint8(at + i, c.charCodeAt(0)));
  text(0, 'RIFF');
  header.setUint32(4, 36 + samples.byteLength, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 2, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate * 4, true);
  header.setUint16(32, 4, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, samples.byteLength, true);
  return new Blob([header.buffer, samples.buffer], { type: 'audio/wav' });
}

async function peaksOf(file: Blob): Promise<Float32Array> {
  let all = new Float32Array(0);
  await readPeaks(await openSound(file), (peaks) => {
    all = peaks;
  });
  return all;
}

describe('a file of sound', () => {
  it('shows where it is loud and where it is silent', async () => {
    const peaks = await peaksOf(wav(4, (second) => [0, 1, 0.25, 0][second] ?? 0));
    const middle = (second: number) => peaks[Math.floor((second + 0.5) * PEAKS_PER_SECOND)];
    expect(peaks).toHaveLength(4 * PEAKS_PER_SECOND);
    expect([0, 1, 2, 3].map((second) => Math.round((middle(second) ?? -1) * 4) / 4)).toEqual([0, 1, 0.25, 0]);
  });

  it('shows a part of the picture before the whole is read', async () => {
    const shown: boolean[] = [];
    let clock = 0;
    const sound = await openSound(wav(20, () => 1));
    await readPeaks(
      sound,
      (_peaks, done) => shown.push(done),
      () => (clock += 50),
    );
    expect(shown.at(-1)).toBe(true);
    expect(shown.filter((done) => !done).length).toBeGreaterThan(2);
  });

  it.each([
    ['text', new Blob(['no sound at all'])],
    ['nothing', new Blob([])],
    ['a WAV that ends within its header', wav(1, () => 1).slice(0, 20)],
  ])('that is %s is refused', async (_what, file) => {
    await expect(openSound(file)).rejects.toMatchObject({ code: 'clip/type' });
  });

  it('that only other browsers decode is refused as such', async () => {
    // Like Safari before 26, the tests have no AudioDecoder.
    await expect(openSound(mp3File('song.mp3', []))).rejects.toMatchObject({ code: 'clip/browser' });
  });
});

describe('a clip', () => {
  const cut = { start: 2, end: 5, fadeIn: 0, fadeOut: 0 };
  const encode = async (file: Blob, change: Partial<typeof cut> = {}) => {
    const shares: number[] = [];
    const bytes = await encodeClip(await openSound(file), { ...cut, ...change }, createMp3Encoder, (share) =>
      shares.push(share),
    );
    return { blob: new Blob([bytes], { type: 'audio/mpeg' }), shares };
  };

  it.each([8000, 44_100, 96_000])('is an MP3 of the chosen part, from %d Hz', async (rate) => {
    const { blob, shares } = await encode(wav(8, () => 1, rate));
    const { format } = await parseBlob(blob, { duration: true });
    expect(format.container).toBe('MPEG');
    // Encoders pad both ends.
    expect(format.duration).toBeGreaterThan(2.95);
    expect(format.duration).toBeLessThan(3.3);
    expect(format.numberOfChannels).toBe(2);
    expect(shares.at(-1)).toBeCloseTo(1, 1);
  });

  it('holds the chosen part and no other', async () => {
    // Loud only from second 2 to 5. The clip covers exactly that, so it is loud throughout.
    const loud = await encode(wav(8, (second) => (second >= 2 && second < 5 ? 1 : 0)));
    const silent = await encode(wav(8, (second) => (second >= 2 && second < 5 ? 0 : 1)));
    expect(await loudness(loud.blob)).toBeGreaterThan(10 * (await loudness(silent.blob)));
  });
});

/** How much the bytes of an MP3 vary, which silence does not. */
async function loudness(mp3: Blob): Promise<number> {
  const bytes = new Uint8Array(await mp3.arrayBuffer());
  return bytes.filter((byte) => byte !== 0 && byte !== 0x55 && byte !== 0xff).length / bytes.length;
}
