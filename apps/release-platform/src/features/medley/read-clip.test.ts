import { expect, test } from 'vitest';
import { lookAtClip } from './read-clip.ts';

/** A player that finds a file to last some seconds, or cannot read it. */
function aPlayer(finds: number | 'nothing', plays = 'probably') {
  const player = {
    duration: Number.NaN,
    preload: '',
    onloadedmetadata: () => undefined as void,
    onerror: () => undefined as void,
    canPlayType: () => plays,
    removeAttribute: () => undefined,
    set src(_address: string) {
      queueMicrotask(() => {
        if (finds === 'nothing') return player.onerror();
        player.duration = finds;
        player.onloadedmetadata();
      });
    },
  };
  return () => player as unknown as HTMLAudioElement;
}

const MP3 = { type: 'audio/mpeg', size: 400_000 };

test.each([
  [10, 'clip/too-short'],
  [28.9, 'clip/too-short'],
  [30, null],
  [29.7, null],
  [90, null],
  [90.4, null],
  [92, 'clip/too-long'],
  [Number.POSITIVE_INFINITY, null],
])('a clip of %s seconds: %s', async (seconds, errorCode) => {
  expect(await lookAtClip(MP3, 'blob:x', aPlayer(seconds))).toEqual({
    errorCode,
    durationMs: Number.isFinite(seconds) ? seconds * 1000 : null,
  });
});

test('a file without an audio name or readable audio is refused at once', async () => {
  expect(await lookAtClip({ type: 'text/plain', size: 20 }, 'blob:x', aPlayer(40))).toMatchObject({
    errorCode: 'clip/type',
  });
  expect(await lookAtClip({ ...MP3, size: 0 }, 'blob:x', aPlayer(40))).toMatchObject({ errorCode: 'clip/type' });
  expect(await lookAtClip({ ...MP3, size: 99_000_000 }, 'blob:x', aPlayer(40))).toMatchObject({
    errorCode: 'clip/too-large',
  });
  expect(await lookAtClip(MP3, 'blob:x', aPlayer('nothing'))).toMatchObject({ errorCode: 'clip/type' });
});

test('a file that this browser cannot play is left to the server', async () => {
  expect(await lookAtClip({ ...MP3, type: 'audio/ogg' }, 'blob:x', aPlayer('nothing', ''))).toEqual({
    errorCode: null,
    durationMs: null,
  });
});
