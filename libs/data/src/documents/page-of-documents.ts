import type { DocumentAddress } from '@countin/domain/documents';
import type * as v from 'valibot';
import type { DataAccess } from '../ports/data-access.ts';
import { DOCUMENT_ID, type Filter } from '../ports/document-store.ts';
import { parseDocuments } from './parse-document.ts';
import { findAcross, type Sources } from './find-across.ts';
import { Instant } from '../ports/instant.ts';

/** Cursor: the last document of a page. Serializable. */
export interface Cursor {
  readonly seconds: number;
  readonly nanoseconds: number;
  readonly id: string;
}

/** One page of a list with cursor pagination. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Cursor of the next page; null after the last page. */
  readonly next: Cursor | null;
}

interface PageRequest {
  /** The timestamp that the list is ordered by. */
  readonly field: string;
  readonly filters?: readonly Filter[];
  /** Further filters that are proved by themselves, see {@link Sources}. */
  readonly joined?: Sources['joined'];
  readonly size: number;
  readonly after: Cursor | null;
}

/** Reads a page of `size` documents, newest first by a timestamp field. Ties are ordered by document id. */
export async function readPage<S extends v.GenericSchema>(
  access: DataAccess,
  address: DocumentAddress<S>,
  { field, filters = [], joined, size, after }: PageRequest,
): Promise<Page<v.InferOutput<S>>> {
  const documents = await findAcross(
    access,
    address.path,
    { own: filters, ...(joined && { joined }) },
    {
      order: [
        [field, 'desc'],
        [DOCUMENT_ID, 'desc'],
      ],
      ...(after && { after: [new Instant(after.seconds, after.nanoseconds), after.id] }),
      limit: size,
    },
  );
  const last = documents.length === size ? documents.at(-1) : undefined;
  const instant = last?.data[field];
  return {
    items: parseDocuments(access, address, documents),
    next:
      last && instant instanceof Instant
        ? { seconds: instant.seconds, nanoseconds: instant.nanoseconds, id: last.id }
        : null,
  };
}
