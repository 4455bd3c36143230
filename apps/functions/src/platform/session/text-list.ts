import type { DocumentOf, DocumentType } from '@countin/domain/documents';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { GenericSchema } from 'valibot';

/** The texts of a list in a document; none where there is no such list. An element that is no text spoils no other. */
export function textsOf<D extends DocumentType<GenericSchema>>(
  _definition: D,
  document: DocumentSnapshot,
  field: keyof DocumentOf<D> & string,
): string[] {
  const value: unknown = document.get(field);
  return Array.isArray(value) ? value.filter((element) => typeof element === 'string') : [];
}
