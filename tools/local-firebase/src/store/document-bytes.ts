import { createRequire } from 'node:module';
import protobuf from 'protobufjs';
import type { Fields } from './stored-document.ts';

// The package exports its schema as JSON only, which an ES import would have to be told about.
const schema = createRequire(import.meta.url)('@google-cloud/firestore-api/protos/protos.json') as protobuf.INamespace;
const document = protobuf.Root.fromJSON(schema).lookupType('google.firestore.v1.Document');

const WIRE = { longs: String, enums: String, bytes: Buffer, oneofs: false };

/** Serialises fields as a google.firestore.v1.Document that has no name and no times. */
export function encodeFields(fields: Fields): Uint8Array {
  return document.encode(document.fromObject({ fields })).finish();
}

/** The inverse of `encodeFields`. */
export function decodeFields(bytes: Uint8Array): Fields {
  // Only from a Buffer does protobufjs read `bytes` fields as Buffers.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (document.toObject(document.decode(buffer), WIRE).fields ?? {}) as Fields;
}
