import { LIMITS } from '@countin/domain/fields';
import { expect, test } from 'vitest';
import { encode } from './cut-picture.ts';

/** A browser that knows some types, gives PNG instead of others, and needs this many bytes for each. */
function browser(sizes: Readonly<Record<string, number>>) {
  const requested: string[] = [];
  const drawingAs = (wanted: string) => {
    requested.push(wanted);
    const type = wanted in sizes ? wanted : 'image/png';
    const blob = new Blob([], { type });
    Object.defineProperty(blob, 'size', { value: sizes[type] ?? 1 });
    return Promise.resolve(blob);
  };
  return { requested, drawingAs };
}

test('a square is WebP where the browser can', async () => {
  const { requested, drawingAs } = browser({ 'image/webp': 1000 });
  expect((await encode(drawingAs, 'image/png')).type).toBe('image/webp');
  expect(requested).toEqual(['image/webp']);
});

test('elsewhere a photograph stays a JPEG, and a drawing with see-through parts a PNG', async () => {
  expect((await encode(browser({ 'image/jpeg': 1000 }).drawingAs, 'image/jpeg')).type).toBe('image/jpeg');
  expect((await encode(browser({ 'image/jpeg': 1000 }).drawingAs, 'image/webp')).type).toBe('image/png');
});

test('a PNG that is too large to send becomes a JPEG', async () => {
  const { drawingAs } = browser({ 'image/jpeg': 1000, 'image/png': LIMITS.imageBytes + 1 });
  expect((await encode(drawingAs, 'image/png')).type).toBe('image/jpeg');
});

test('a drawing that the browser cannot encode is no picture', async () => {
  await expect(encode(() => Promise.resolve(null), 'image/png')).rejects.toMatchObject({ code: 'image/type' });
});
