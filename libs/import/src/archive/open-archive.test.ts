import { BlobWriter, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blobSource, type FileSource } from '../files/file-source.ts';
import { ImportFileError } from '../records/import-file-error.ts';
import { pathsBeside } from './entry-path.ts';
import { openArchive, type Archive } from './open-archive.ts';

type Content = string | Uint8Array;

async function aZip(files: Readonly<Record<string, Content>>, options = {}): Promise<Uint8Array> {
  const writer = new ZipWriter(new BlobWriter(), options);
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    await writer.add(path, new Uint8ArrayReader(bytes));
  }
  return new Uint8Array(await (await writer.close()).arrayBuffer());
}

const open = (bytes: Uint8Array, limits?: Parameters<typeof openArchive>[1]) =>
  openArchive(blobSource(new Blob([bytes as BlobPart])), limits);

const contentOf = async (archive: Archive, path: string) => {
  const file = archive.files.get(path);
  if (!file) throw new Error(`${path} is not there`);
  return new Response(file.stream() as ReadableStream<Uint8Array<ArrayBuffer>>).text();
};

/** Code of the error of a promise; `ok` if there is none. */
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'ok',
    (error: unknown) => (error instanceof ImportFileError ? error.code : String(error)),
  );

/** Replaces a text of equal length everywhere in the bytes of a ZIP. */
function renamed(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1').replaceAll(from, to);
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

it('files are found by their paths and read as they were packed', async () => {
  const archive = await open(
    await aZip({
      'batch/602445790128.xml': '<release/>',
      'batch/resources/Größe 夜.jpg': new Uint8Array([1, 2, 3]),
      '__MACOSX/batch/._602445790128.xml': 'x',
      'batch/.DS_Store': 'x',
    }),
  );
  expect([...archive.files.keys()]).toEqual(['batch/602445790128.xml', 'batch/resources/Größe 夜.jpg']);
  expect(await contentOf(archive, 'batch/602445790128.xml')).toBe('<release/>');
  expect(archive.files.get('batch/resources/Größe 夜.jpg')?.size).toBe(3);
});

it('a path that another file names is looked for beside it, then from the root', () => {
  expect(pathsBeside('batch/a.xml', 'resources/cover.jpg')).toEqual([
    'batch/resources/cover.jpg',
    'resources/cover.jpg',
  ]);
  expect(pathsBeside('batch/a.xml', '../covers\\a.jpg')).toEqual(['covers/a.jpg']);
  expect(pathsBeside('a.xml', '../../etc/passwd')).toEqual([]);
});

describe('an archive is refused', () => {
  it.each([
    ['a path that leads out', 'aa/evil.xml', '../evil.xml'],
    ['a path from the root', 'aevil.xml', '/evil.xml'],
    ['a drive', 'aa/evil.xml', 'C:/evil.xml'],
    ['a path out within', 'a/bb/c.xml', 'a/../c.xml'],
    ['a NUL in a path', 'aevil.xml', '\u0000evil.xml'],
  ])('with %s', async (_, from, to) => {
    const bytes = renamed(await aZip({ [from]: 'x' }), from, to);
    expect(await codeOf(open(bytes))).toBe('archive/path');
  });

  it('with two files of one path', async () => {
    expect(await codeOf(open(renamed(await aZip({ 'a.xml': '1', 'b.xml': '2' }), 'b.xml', 'a.xml')))).toMatch(
      /^archive\/(same-path|unreadable)$/,
    );
  });

  it('that would unpack to zeros without end, before it is unpacked', async () => {
    const bytes = await aZip({ 'zeros.xml': new Uint8Array(32 * 1024 ** 2) });
    expect(bytes.length).toBeLessThan(100_000);
    expect(await codeOf(open(bytes))).toBe('archive/too-large');
  });

  it('that is larger or has more files than a batch', async () => {
    const bytes = await aZip({ 'a.xml': 'aaaa', 'b.xml': 'bbbb' });
    const limits = { mostFiles: 2, mostBytes: 8, mostRatio: 100, tightBytes: 1000 };
    expect(await codeOf(open(bytes, limits))).toBe('ok');
    expect(await codeOf(open(bytes, { ...limits, mostFiles: 1 }))).toBe('archive/too-many-files');
    expect(await codeOf(open(bytes, { ...limits, mostBytes: 7 }))).toBe('archive/too-large');
  });

  it('with a password', async () => {
    expect(await codeOf(open(await aZip({ 'a.xml': 'secret' }, { password: 'p' })))).toBe('archive/encrypted');
  });

  it('that is none', async () => {
    expect(await codeOf(open(new TextEncoder().encode('title;artist\nTide;Mira')))).toBe('archive/unreadable');
    expect(await codeOf(open(new Uint8Array()))).toBe('archive/unreadable');
  });
});

it('a file is never longer than the archive says', async () => {
  const bytes = await aZip({ 'a.xml': 'x'.repeat(5000) });
  const said = new Uint8Array(4);
  new DataView(said.buffer).setUint32(0, 5000, true);
  const lied = renamed(bytes, Buffer.from(said).toString('latin1'), '\u0010\u0000\u0000\u0000');
  const archive = await open(lied);
  expect(archive.files.get('a.xml')?.size).toBe(16);
  let read = 0;
  const reading = archive.files
    .get('a.xml')
    ?.stream()
    .pipeTo(
      new WritableStream({
        write(chunk: Uint8Array) {
          read += chunk.length;
        },
      }),
    );
  expect(await codeOf(Promise.resolve(reading))).toBe('archive/damaged');
  expect(read).toBeLessThanOrEqual(16);
});

it('a source that cannot be reached is no fault of its archive', async () => {
  const bytes = await aZip({ 'a.xml': '<a/>' });
  const lost = new Error('connection lost');
  const blob = blobSource(new Blob([bytes as BlobPart]));
  await expect(openArchive({ ...blob, read: () => Promise.reject(lost) })).rejects.toBe(lost);
  // It holds the one megabyte of this archive: a larger one fails while a file is unpacked.
  const large = blobSource(new Blob([(await aZip({ 'b.bin': new Uint8Array(9e6) }, { level: 0 })) as BlobPart]));
  let isLost = false;
  const read: FileSource['read'] = (at, length) => (isLost ? Promise.reject(lost) : large.read(at, length));
  const archive = await openArchive({ ...large, read });
  isLost = true;
  await expect(contentOf(archive, 'b.bin')).rejects.toBe(lost);
});

it('a damaged archive gives an error of its own, and always ends', async () => {
  const bytes = await aZip({ 'a.xml': '<a/>'.repeat(100), 'b/c.jpg': new Uint8Array(300).map((_, at) => at) });
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
      const broken = cut ? bytes.slice(0, at) : bytes.with(at, byte);
      const reading = open(broken).then(async (archive) => {
        for (const path of archive.files.keys()) await contentOf(archive, path);
      });
      expect(await codeOf(reading)).toMatch(/^(ok|archive\/.+)$/);
    }),
    { numRuns: 300 },
  );
});
