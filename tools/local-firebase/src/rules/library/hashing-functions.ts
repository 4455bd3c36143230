import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Meter } from '../values/meter.ts';
import { library } from './library-function.ts';

/** Each takes a string (its UTF-8 bytes) or bytes and gives bytes; the checksums are little-endian. */
export const hashingFunctions = library<null>('hashing.', {
  md5: [1, 1, (_self, args, meter) => digest('md5', args.bytes(0), meter)],
  sha256: [1, 1, (_self, args, meter) => digest('sha256', args.bytes(0), meter)],
  crc32: [1, 1, (_self, args, meter) => littleEndian(crc32(metered(args.bytes(0), meter)))],
  crc32c: [1, 1, (_self, args, meter) => littleEndian(crc32c(metered(args.bytes(0), meter)))],
});

function digest(algorithm: 'md5' | 'sha256', data: Uint8Array, meter: Meter): Buffer {
  return createHash(algorithm).update(metered(data, meter)).digest();
}

function metered(data: Uint8Array, meter: Meter): Uint8Array {
  meter.spendText(data.length * 4);
  return data;
}

function littleEndian(checksum: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(checksum);
  return bytes;
}

/** Reflected Castagnoli polynomial, RFC 3720 appendix B.4. */
const CASTAGNOLI = Uint32Array.from({ length: 256 }, (_unused, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

function crc32c(data: Uint8Array): number {
  let checksum = 0xffffffff;
  for (const byte of data) checksum = (CASTAGNOLI[(checksum ^ byte) & 0xff] ?? 0) ^ (checksum >>> 8);
  return (checksum ^ 0xffffffff) >>> 0;
}
