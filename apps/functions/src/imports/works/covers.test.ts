import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { objectNames } from '@countin/domain/media';
import { aProductContent } from '@countin/domain/testing';
import { packFiles, type PackedFile } from '@countin/import/archive';
import { writeErnMessage } from '@countin/import/ern';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { countPicture } from '../../media/picture-turns.ts';
import { createPublicFileReader, type ReadPublicFile } from '../../platform/public-files/public-files.ts';
import type { TestWorld } from '../../testing/services.ts';
import {
  anImportWorld,
  apply,
  callAs,
  MIRA,
  readRun,
  releasesOf,
  RUN,
  stepsOf,
  undo,
} from '../../testing/import-stage.ts';

const ARTIST = 'artist-mira';
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const picture = (colour: string) =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

/** A batch as a distributor sends it: a folder for each release, with its message and its cover. */
async function aBatch(titles: readonly string[], cover: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const files = titles.flatMap((title, at): PackedFile[] => {
    const content = aProductContent({
      title,
      tracks: [],
      releaseMoment: { mode: 'local', date: '2027-01-08', time: '00:00' },
    });
    const { xml } = writeErnMessage(content, 'Mira Okafor', {
      messageId: `message-${at}`,
      threadId: `release-${at}`,
      createdAt: Date.parse('2026-11-01T10:00:00Z'),
      sender: { dpid: '', name: 'Tideline' },
      recipient: null,
      control: 'live',
      cover: { kind: 'file', path: 'resources/cover.jpg' },
      availability: [],
    });
    return [
      { path: `${at}/message.xml`, content: new Blob([xml]) },
      { path: `${at}/resources/cover.jpg`, content: new Blob([cover]) },
    ];
  });
  return new Uint8Array(await (await packFiles(files)).arrayBuffer());
}

async function served(body: Uint8Array): Promise<string> {
  const server = createServer((_, answer) => void answer.end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/cover.jpg`;
}

const tableWith = (address: string) => `Artist,Title,UPC,Cover\nMira Okafor,Tide Lines,036000291452,${address}\n`;

/** A CSV names addresses of the web alone: the test's own server takes the place of one. */
function publicAt(world: TestWorld, address: string): void {
  const reads = createPublicFileReader(world.now, ['127.0.0.1']);
  const read: ReadPublicFile = (url, limits) =>
    reads(url === 'https://label.example/cover.jpg' ? address : url, limits);
  Object.assign(world, { readPublicFile: read });
}

test('covers of a batch belong to their releases, in all sizes', async () => {
  const world = await anImportWorld();
  await readRun(world, await aBatch(['Tide Lines', 'Low Sun'], new Uint8Array(await picture('#0b3954'))), {
    format: 'batch',
  });
  await apply(world);
  expect((await stepsOf(world, 1)).map(({ result, cover, open }) => [result, cover, open])).toEqual([
    ['created', 'ready', false],
    ['created', 'ready', false],
  ]);
  for (const { coverImage } of await releasesOf(world)) {
    expect(coverImage?.colours).toHaveLength(3);
    const name = objectNames.derived(ARTIST, coverImage?.imageId ?? '', 640, 'webp');
    expect(await world.objects.sizeOf(name)).toBeGreaterThan(100);
  }
});

describe('covers of imports are counted', () => {
  const coversOf = async (world: TestWorld, colour: string) => {
    await callAs(world, MIRA, 'removeImport', { runId: RUN }).catch(() => undefined);
    publicAt(world, await served(await picture(colour)));
    await readRun(world, tableWith('https://label.example/cover.jpg'));
    await apply(world);
    return (await stepsOf(world, 1)).map(({ cover }) => cover);
  };

  test('apart from uploads: an account whose uploads of the day are used up still gets them', async () => {
    const world = await anImportWorld();
    await Promise.all(Array.from({ length: 600 }, () => countPicture(world, MIRA)));
    await expect(countPicture(world, MIRA)).rejects.toThrow('image/too-many');
    expect(await coversOf(world, '#0b3954')).toEqual(['ready']);
  });

  test('by account, and have a limit of a day', async () => {
    const world = await anImportWorld();
    expect(await coversOf(world, '#0b3954')).toEqual(['ready']);
    const counter = (await world.list('rateLimits')).find((path) => path.includes('imported-pictures_')) ?? '';
    await world.db.doc(counter).update({ count: 20_000 });
    expect(await coversOf(world, '#d33d17')).toEqual(['image/too-many']);
    world.passTime(86_400_000);
    expect(await coversOf(world, '#d33d17')).toEqual(['ready']);
  });
});

describe('a cover at an address', () => {
  test('is read, and the same one again changes nothing', async () => {
    const world = await anImportWorld();
    publicAt(world, await served(await picture('#0b3954')));
    await readRun(world, tableWith('https://label.example/cover.jpg'));
    await apply(world);
    const [before] = await releasesOf(world);
    expect(before?.coverImage).not.toBeNull();
    await callAs(world, MIRA, 'removeImport', { runId: RUN });
    await readRun(world, tableWith('https://label.example/cover.jpg'));
    await apply(world);
    expect((await stepsOf(world, 1)).map(({ cover, coverImage }) => [cover, coverImage])).toEqual([['ready', null]]);
    expect((await releasesOf(world))[0]?.coverImage).toEqual(before?.coverImage);
  });

  test('that is no picture, or not public, leaves the release with its drawn one and says why', async () => {
    const world = await anImportWorld();
    publicAt(world, await served(Buffer.from('<html>')));
    await readRun(
      world,
      `Artist,Title,Cover\nMira Okafor,One,https://label.example/cover.jpg\nMira Okafor,Two,https://169.254.169.254/latest/meta-data\n`,
    );
    await apply(world);
    expect((await stepsOf(world, 1)).map(({ result, cover }) => [result, cover])).toEqual([
      ['created', 'image/type'],
      ['created', 'link/not-a-web-address'],
    ]);
    expect((await releasesOf(world)).map(({ coverImage }) => coverImage)).toEqual([null, null]);
  });

  test('that an import has replaced comes back', async () => {
    const world = await anImportWorld();
    publicAt(world, await served(await picture('#0b3954')));
    await readRun(world, tableWith('https://label.example/cover.jpg'));
    await apply(world);
    const [before] = await releasesOf(world);
    await callAs(world, MIRA, 'removeImport', { runId: RUN });
    publicAt(world, await served(await picture('#d33d17')));
    await readRun(world, tableWith('https://label.example/cover.jpg'));
    await apply(world);
    expect((await releasesOf(world))[0]?.coverImage?.imageId).not.toBe(before?.coverImage?.imageId);
    await undo(world, 1);
    expect((await releasesOf(world))[0]?.coverImage).toEqual(before?.coverImage);
  });
});
