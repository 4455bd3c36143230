import { crc32, deflateSync } from 'node:zlib';
import { codeFrom, numberFrom } from '@countin/seed/catalogue';
import type { ExampleAlbum } from './albums/album.ts';

/** Largest side of a cover, pixels. */
const LARGEST = 1500;

/**
 * Address of an album's cover on a host of pictures.
 *
 * @param requested URL of the request that is answered
 * @param name last part of the address: it has the size, in the service's own form
 */
export function coverAddress(requested: string, service: string, { slug }: ExampleAlbum, name: string): string {
  const cover = codeFrom(`cover ${slug}`, 32, '0123456789abcdef');
  return `${new URL(requested).origin}/_pictures/${service}/${cover}/${name}`;
}

/** The picture behind an address: a PNG whose colour depends on the cover. Null for an address without a size. */
export function pictureAt(path: string): Uint8Array<ArrayBuffer> | null {
  const match = /\/([0-9a-f]{32})\/(\d+)x\d+[\w.-]*$/.exec(path);
  if (!match) return null;
  const [, cover = '', size] = match;
  const colour = [0, 1, 2].map((part) => 40 + numberFrom(`${part} ${cover}`, 180));
  return pngOf(Math.min(Number(size), LARGEST), colour);
}

/** A square of two fields, so that it has more than one colour. */
function pngOf(side: number, colour: readonly number[]): Uint8Array<ArrayBuffer> {
  const row = (bytes: readonly number[]) => Buffer.concat([Buffer.of(0), Buffer.alloc(side * 3, Buffer.from(bytes))]);
  const [upper, lower] = [row(colour), row(colour.map((part) => 255 - part))];
  const rows = Array.from({ length: side }, (_, at) => (at < side / 2 ? upper : lower));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return new Uint8Array(
    Buffer.concat([
      Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
