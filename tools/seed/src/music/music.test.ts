import { createHash } from 'node:crypto';
import { LIMITS } from '@countin/domain/fields';
import { parseBuffer } from 'music-metadata';
import { expect, test } from 'vitest';
import { encodeMp3 } from './encode-mp3.ts';
import { PIECES } from './pieces.ts';
import { SAMPLE_RATE, synthesise } from './synthesise.ts';

const sounds = PIECES.map((piece) => ({ piece, samples: synthesise(piece) }));

test.each(sounds)('$piece.name sounds from its first moment to its last', ({ samples }) => {
  const window = SAMPLE_RATE / 50;
  for (let at = 0; at + window <= samples.length; at += window) {
    const power = samples.subarray(at, at + window).reduce((sum, sample) => sum + sample * sample, 0) / window;
    expect(Math.sqrt(power)).toBeGreaterThan(0.01);
  }
  expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
});

test('each is unlike the others', () => {
  const hashes = sounds.map(({ samples }) => createHash('sha256').update(new Uint8Array(samples.buffer)).digest('hex'));
  expect(new Set(hashes).size).toBe(4);
});

test('a piece is a small MP3 of its length, the same every time', { timeout: 20_000 }, async () => {
  const [{ piece, samples } = { piece: PIECES[0], samples: new Float32Array() }] = sounds;
  const [file, again] = [await encodeMp3(samples), await encodeMp3(samples)];
  expect(file.equals(again)).toBe(true);
  expect(file.length).toBeLessThan(300_000);
  const { format } = await parseBuffer(file, undefined, { duration: true });
  expect(format.codec).toBe('MPEG 1 Layer 3');
  expect(Math.abs((format.duration ?? 0) - (piece?.seconds ?? 0))).toBeLessThan(0.2);
  expect((piece?.seconds ?? 0) * 1000).toBeGreaterThanOrEqual(LIMITS.clipShortestMs);
});
