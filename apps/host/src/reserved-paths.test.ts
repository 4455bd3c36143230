import { isReservedSlug, SLUG_MIN_LENGTH } from '@countin/slug';
import { expect, onTestFinished, test } from 'vitest';
import { startHost } from './testing/running-host.ts';

test('no artist can claim a slug of a host path', async () => {
  const host = await startHost();
  onTestFinished(() => host.dispose());
  const words = [...new Set(host.paths.map((path) => path.split('/')[1] ?? ''))].filter(
    (word) => /^[a-z]/.test(word) && word.length >= SLUG_MIN_LENGTH,
  );
  expect(words).toContain('healthz');
  expect(words.filter((word) => !isReservedSlug(word))).toEqual([]);
});

test('no artist can have the address of a site', async () => {
  const host = await startHost();
  onTestFinished(() => host.dispose());
  const { main, fourtrack } = host.sites;
  for (const label of ['www', ...[main, fourtrack].map((name) => name.split('.')[0] ?? '')])
    expect(isReservedSlug(label), label).toBe(true);
});
