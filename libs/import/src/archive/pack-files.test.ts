import { expect, test } from 'vitest';
import { blobSource } from '../files/file-source.ts';
import { openArchive } from './open-archive.ts';
import { packFiles } from './pack-files.ts';

test('what is packed is read again, in its order', async () => {
  const packed = await packFiles([
    { path: 'tide/tide.xml', content: new Blob(['<a/>']) },
    { path: 'tide/resources/Ωmega.jpg', content: new Blob([new Uint8Array(100_000)]) },
  ]);
  const { files } = await openArchive(blobSource(packed));
  expect([...files.values()].map(({ path, size }) => [path, size])).toEqual([
    ['tide/tide.xml', 4],
    ['tide/resources/Ωmega.jpg', 100_000],
  ]);
  expect(await new Response(files.get('tide/tide.xml')?.stream()).text()).toBe('<a/>');
});
