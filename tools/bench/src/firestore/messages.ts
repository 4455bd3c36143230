/** google.firestore.v1 messages as bytes: what is sent is made before anything is measured. */
import { createRequire } from 'node:module';
import protobuf from 'protobufjs';

const schema = createRequire(import.meta.url)('@google-cloud/firestore-api/protos/protos.json') as protobuf.INamespace;
const root = protobuf.Root.fromJSON(schema);

export const SERVICE = '/google.firestore.v1.Firestore';
export const DATABASE = 'projects/bench/databases/(default)';
export const DOCUMENTS = `${DATABASE}/documents`;

type Message = Record<string, unknown>;

/** Serialises a message of google.firestore.v1. */
export function encode(type: string, message: Message): Buffer {
  const found = root.lookupType(`google.firestore.v1.${type}`);
  return Buffer.from(found.encode(found.fromObject(message)).finish());
}

/** Fields of a release, much like one of the product's. */
export function releaseFields(n: number): Message {
  return {
    title: { stringValue: `Release ${n}` },
    n: { integerValue: n },
    shelf: { integerValue: n % 50 },
    kind: { stringValue: 'single' },
    tags: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }] } },
    at: { timestampValue: { seconds: n } },
  };
}

export function set(path: string, fields: Message): Message {
  return { update: { name: `${DOCUMENTS}/${path}`, fields } };
}

/** A CommitRequest. */
export function commitOf(...writes: Message[]): Buffer {
  return encode('CommitRequest', { database: DATABASE, writes });
}
