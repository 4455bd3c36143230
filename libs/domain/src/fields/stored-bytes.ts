import * as v from 'valibot';

const encoder = new TextEncoder();

/**
 * Bytes that a value takes in a document, at most: those of its JSON. Firestore refuses documents above 1 MiB.
 * https://firebase.google.com/docs/firestore/storage-size
 */
export const storedBytes = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/**
 * A list or map that takes at most so many bytes of a document. Its texts alone have limits in characters, which may add
 * up to more than a document.
 */
export const withinBytes = <S extends v.GenericSchema>(schema: S, mostBytes: number) =>
  v.pipe(
    schema,
    v.check((value) => storedBytes(value) <= mostBytes, 'field/too-large'),
    v.metadata({ mostBytes }),
  );
