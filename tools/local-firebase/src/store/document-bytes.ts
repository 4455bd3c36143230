import { createRequire } from 'node:module';
import protobuf from 'protobufjs';
import { decodeMended, decodeMessage } from '../wire/decode-message.ts';
import { encodeMessage } from '../wire/encode-message.ts';
import type { Fields } from './fields.ts';

// The package exports its schema as JSON only, which an ES import would have to be told about.
const schema = createRequire(import.meta.url)('@google-cloud/firestore-api/protos/protos.json') as protobuf.INamespace;
const document = protobuf.Root.fromJSON(schema).lookupType('google.firestore.v1.Document');

/** Serialises fields as a google.firestore.v1.Document that has no name and no times. */
export function encodeFields(fields: Fields): Buffer {
  return encodeMessage(document, { fields });
}

/** The inverse of `encodeFields`. */
export function decodeFields(bytes: Uint8Array): Fields {
  return (decodeMessage(document, bytes).fields ?? {}) as Fields;
}

/** Fields that decodeFields refuses for their text, with what is no text replaced; null when more is wrong with them. */
export function mendFields(bytes: Uint8Array): Buffer | null {
  try {
    return encodeFields((decodeMended(document, bytes).fields ?? {}) as Fields);
  } catch {
    return null;
  }
}
