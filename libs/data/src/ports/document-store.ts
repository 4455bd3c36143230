import type { QueryValue } from './instant.ts';

/** Stored document without SDK types. */
export interface RawDocument {
  readonly id: string;
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Field name of the document id in filters and orders of a query. */
export const DOCUMENT_ID = '__name__';

type Operator = '==' | '<' | '<=' | '>=' | 'in' | 'array-contains' | 'array-contains-any';

export type Filter = readonly [field: string, operator: Operator, value: QueryValue];
export type Order = readonly [field: string, direction: 'asc' | 'desc'];

/** Query with a limit, so that no query reads a whole collection. */
export interface DocumentQuery {
  readonly filters?: readonly Filter[];
  /** Sort order. Ties are ordered by document id. */
  readonly order?: readonly Order[];
  /** Cursor: values of the `order` fields in the last document of the previous page. */
  readonly after?: readonly QueryValue[];
  readonly limit: number;
}

/** Reads documents once. Throws AppError. */
export interface DocumentStore {
  /** The document, or null when there is none. */
  get(path: string): Promise<RawDocument | null>;
  find(collection: string, query: DocumentQuery): Promise<RawDocument[]>;
  /** A document that was read in the last minutes, alone or in a list, shown until it is read again. */
  known(path: string): RawDocument | null;
  /** Forgets all that is known: the user has changed. */
  forget(): void;
}
