import { describe, expect, it, test } from 'vitest';
import { readVideo, videoAddresses } from './video.ts';

describe('the address of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', 'youtube', 'dQw4w9WgXcQ'],
    ['youtu.be/dQw4w9WgXcQ?si=abc', 'youtube', 'dQw4w9WgXcQ'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://music.youtube.com/watch?list=x&v=dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'youtube', 'dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo', '76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo', '76979871/8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo', '76979871'],
    ['https://www.dailymotion.com/video/x8k2z1q', 'dailymotion', 'x8k2z1q'],
    ['https://dai.ly/x8k2z1q', 'dailymotion', 'x8k2z1q'],
    ['https://www.bilibili.com/video/BV1xx411c7mD/?p=1', 'bilibili', 'BV1xx411c7mD'],
  ])('%s is read', (text, provider, id) => {
    expect(readVideo(text)).toEqual({ video: { provider, id }, errorCode: null });
  });

  it.each([
    ['https://video.example/watch?v=dQw4w9WgXcQ', 'video/unknown-host'],
    ['https://youtube.com.video.example/watch?v=dQw4w9WgXcQ', 'video/unknown-host'],
    ['https://www.youtube.com/@miraokafor', 'video/not-a-video'],
    ['https://vimeo.com/miraokafor', 'video/not-a-video'],
    ['https://user@youtube.com/watch?v=dQw4w9WgXcQ', 'link/not-a-web-address'],
    ['javascript:alert(1)', 'link/not-a-web-address'],
    ['a video', 'link/not-a-web-address'],
  ])('%s is refused: %s', (text, errorCode) => {
    expect(readVideo(text)).toEqual({ video: null, errorCode });
  });
});

test('players set no cookies before they play, where their service has such a player', () => {
  expect(videoAddresses({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toMatchObject({
    origin: 'https://www.youtube-nocookie.com',
    page: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  expect(videoAddresses({ provider: 'vimeo', id: '76979871/8272103f6e' }).player).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
  );
});
