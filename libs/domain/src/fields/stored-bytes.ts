import * as v from 'valibot';

const encoder = new TextEncoder();

/**
 * Bytes that a value takes in a document. Firestore refuses documents above 1 MiB.
 * https://firebase.google.com/docs/firestore/storage-size
 */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return encoder.encode(value).length + 1;
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + storedBytes(each), 0);
  return Object.entries(value).reduce((sum, [key, each]) => sum + storedBytes(key) + storedBytes(each), 0);
}

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
