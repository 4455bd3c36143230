import { expect, it, vi } from 'vitest';
import { holdPictures } from './held-pictures.ts';

it('a picture is kept, not sent, and forgotten in the end', async () => {
  const urls = { createObjectURL: vi.fn(() => 'blob:1'), revokeObjectURL: vi.fn() };
  const kept = holdPictures(urls);
  const file = new Blob(['x'], { type: 'image/png' });
  const { imageId } = await kept.service.upload(file, {
    kind: 'picture',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  expect([kept.blobOf(imageId), kept.addressOf(imageId)]).toEqual([file, 'blob:1']);
  kept.drop();
  expect([kept.blobOf(imageId), kept.addressOf(imageId)]).toEqual([null, null]);
  expect(urls.revokeObjectURL).toHaveBeenCalledWith('blob:1');
});
