/**
 * A document's fields as a client sent them, identical to the bytes that the store would write (see plain-fields.ts).
 * Decoding, checking and encoding them again is unnecessary.
 */
export class EncodedFields {
  /** The entries of google.firestore.v1.Document.fields. */
  readonly bytes: Uint8Array;
  /** Bytes that the fields add to the size of their document, by Firestore's measure. */
  readonly size: number;
  constructor(bytes: Uint8Array, size: number) {
    this.bytes = bytes;
    this.size = size;
  }
}
