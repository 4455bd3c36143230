import type { Wire } from '../service.ts';

/** Field values of a document or map, as google.firestore.v1.Value wire objects. */
export type Fields = Readonly<Record<string, Wire>>;
