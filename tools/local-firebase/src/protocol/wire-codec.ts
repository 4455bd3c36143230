/** Protobuf bytes to and from wire objects (see `service.ts` for their form). */
import type protobuf from 'protobufjs';
import type { Wire } from '../service.ts';

const WIRE_FORM: protobuf.IConversionOptions = { longs: String, enums: String, bytes: Buffer, oneofs: false };

/** Decodes a serialised message. Throws when the bytes are not one. */
export function decodeWire(type: protobuf.Type, bytes: Uint8Array): Wire {
  return type.toObject(type.decode(bytes), WIRE_FORM);
}

/** Serialises a wire object. */
export function encodeWire(type: protobuf.Type, wire: Wire): Buffer {
  const bytes = type.encode(type.fromObject(wire)).finish();
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
