import { toStored, type DocumentOf, type DocumentType } from '@countin/domain/documents';
import { Timestamp } from '@google-cloud/firestore';
import type { GenericSchema } from 'valibot';

/** A field as it is stored. A number may be an instant, and is a timestamp then. */
type StoredField<T> = T extends number ? number | Timestamp : T extends object ? unknown : T;

/** Fields of a document as the server's SDK stores them: milliseconds since 1970 become timestamps. */
export function storedFields<D extends DocumentType<GenericSchema>, F extends Partial<DocumentOf<D>>>(
  definition: D,
  fields: F,
): { [K in keyof F]: StoredField<F[K]> } {
  return toStored(definition, fields, (at) => Timestamp.fromMillis(at)) as { [K in keyof F]: StoredField<F[K]> };
}
