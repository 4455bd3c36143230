import type { DocumentSnapshot } from '@google-cloud/firestore';

/** The texts of a list in a document; none where there is no such list. */
export function textsOf(document: DocumentSnapshot, field: string): string[] {
  const value: unknown = document.get(field);
  return Array.isArray(value) ? value.filter((element) => typeof element === 'string') : [];
}
