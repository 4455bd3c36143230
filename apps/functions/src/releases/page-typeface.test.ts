import { DEFAULT_APPEARANCE, typefaceObjectName, type DisplayTypeface } from '@countin/domain/appearance';
import { releasePageSchema } from '@countin/domain/release-metadata';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { createWorld } from '../testing/services.ts';
import { putDraft } from '../testing/stage.ts';
import { publishRelease } from './publish-release.ts';

async function publishedIn(typeface: DisplayTypeface, title: string) {
  const world = createWorld('typeface');
  await putDraft(world, { title, appearance: { ...DEFAULT_APPEARANCE, typeface } });
  await publishRelease(world, 'uid-mira', { productId: 'product-tide' });
  const page = v.parse(releasePageSchema, await world.read('releasePages/product-tide'));
  return { world, page };
}

test('publishing stores the letters of title and name, and the page names their file', async () => {
  const { world, page } = await publishedIn('poster', 'Tide Lines');
  const [file] = page.typeface?.files ?? [];
  expect([...(file?.letters ?? '')].sort()).toEqual([...new Set('TideLinesMiraOkafor')].sort());
  const stored = world.objects.stored.get(typefaceObjectName('artist-mira', file?.fileId ?? ''));
  expect(stored).toMatchObject({ contentType: 'font/woff2' });
  expect(stored?.bytes.byteLength).toBe(file?.bytes);
  expect(new TextDecoder().decode(stored?.bytes.slice(0, 4))).toBe('wOF2');
});

test.each([
  ['of a script that the typeface lacks', 'poster', '潮の線'],
  ['in the system’s typeface', 'system', 'Tide Lines'],
] as const)('a title %s needs no file', async (_, typeface, title) => {
  const { world, page } = await publishedIn(typeface, title);
  expect(page.typeface).toBeNull();
  expect([...world.objects.stored.keys()].filter((name) => name.includes('/typefaces/'))).toEqual([]);
});
