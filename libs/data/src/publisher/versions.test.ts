import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { AppError } from '@countin/domain/errors';
import type { PageKey } from '@countin/domain/publisher';
import { expect, it } from 'vitest';
import { publishReleaseOptions } from '../releases/publish-release.ts';
import { memoryAccess } from '../testing/memory-access.ts';
import { pageVersionOptions, pageVersionsOptions, restorePageVersionOptions } from './versions.ts';

const page: PageKey = { kind: 'release', id: 'tide' };
const row = (id: string) => ({ id, publishedAt: 1, byName: 'Mira', kept: false, isLive: id === '1' });
const content = { fields: { title: 'Tide' }, texts: {}, page: null };

function access() {
  const reads: string[] = [];
  const opened = memoryAccess(
    {},
    {
      'studio/listPageVersions': ({ after }: { after: string | null }) => {
        reads.push('list');
        return after === null ? { versions: [row('1')], next: '1' } : { versions: [row('0')], next: null };
      },
      'studio/readPageVersion': ({ version }: { version: string }) => {
        reads.push(version);
        if (version === 'broken') return { version: row(version), content: '{"fields":1}' };
        return { version: row(version), content: JSON.stringify(content) };
      },
      'studio/restorePageVersion': () => ({ updatedAt: 2, left: ['coverImage'] }),
      'studio/publishRelease': () => ({ publishedAt: 3 }),
    },
  );
  return { opened, reads };
}

it('a list goes on until its end', async () => {
  const { opened } = access();
  const found = await new QueryClient().fetchInfiniteQuery({ ...pageVersionsOptions(opened, page), pages: 2 });
  expect(found.pages.flatMap(({ versions }) => versions.map(({ id }) => id))).toEqual(['1', '0']);
});

it('a version comes with its content, and a broken one is an error', async () => {
  const { opened } = access();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  expect(await client.fetchQuery(pageVersionOptions(opened, page, '1'))).toEqual({ version: row('1'), content });
  await expect(client.fetchQuery(pageVersionOptions(opened, page, 'broken'))).rejects.toBeInstanceOf(AppError);
});

it('restoring and publishing read the shown versions again', async () => {
  const { opened, reads } = access();
  const client = new QueryClient();
  const shown = new QueryObserver(client, pageVersionOptions(opened, page, '1'));
  const stop = shown.subscribe(() => undefined);
  await shown.refetch();
  const before = reads.length;
  const restore = new MutationObserver(client, restorePageVersionOptions(opened));
  expect(await restore.mutate({ page, version: '1', expectedUpdatedAt: 1 })).toEqual({
    updatedAt: 2,
    left: ['coverImage'],
  });
  expect(reads.length).toBe(before + 1);
  await new MutationObserver(client, publishReleaseOptions(opened)).mutate({ productId: 'tide' });
  expect(reads.length).toBe(before + 2);
  stop();
});
