import { LIMITS } from '@countin/domain/fields';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readClip } from './read-clip.ts';
import { anMp3, anOgg, aWav } from './testing/sound-samples.ts';

describe('a clip is what its bytes say', () => {
  it.each([
    ['audio/mpeg', anMp3(31)],
    ['audio/ogg', anOgg(31)],
    ['audio/wav', aWav(31)],
  ])('%s', async (type, upload) => {
    const clip = await readClip(await upload);
    expect(clip.type).toBe(type);
    expect(Math.abs(clip.durationMs - 31_000)).toBeLessThan(200);
  });

  it('and lasts at most 90 seconds when its last frame is filled up', async () => {
    expect(await readClip(await anMp3(90))).toEqual({ type: 'audio/mpeg', durationMs: 90_000 });
  });
});

describe('no clip is', () => {
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  it.each<[string, Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', new Uint8Array(0), 'clip/type'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'clip/type'],
    ['a picture', png, 'clip/type'],
    ['half a minute of noise that is no file', Buffer.alloc(500_000, 7), 'clip/type'],
    ['a short one', anMp3(20), 'clip/too-short'],
    ['a long one', anMp3(92), 'clip/too-long'],
    ['a large one', new Uint8Array(LIMITS.clipBytes + 1), 'clip/too-large'],
  ])('%s', async (_what, upload, code) => {
    await expect(readClip(await upload)).rejects.toMatchObject({ code });
  });
});
