import { RpcError } from '../service.ts';
import { decodeFields, encodeFields } from './document-bytes.ts';
import type { Fields } from './fields.ts';

export type { Fields };

/** One version of a document. Never changed once made: readers, listeners and caches share it. */
export class StoredDocument {
  /** Full name: `projects/P/databases/D/documents/a/b`. */
  readonly name: string;
  /** The same below `documents/`. */
  readonly path: string;
  /** Commit times in microseconds since 1970; they rise strictly and so serve as sequence numbers. */
  readonly createTime: number;
  readonly updateTime: number;
  #content: Fields | Uint8Array;

  /** `content`: the fields, or the bytes that encodeFields makes of them. */
  constructor(name: string, path: string, content: Fields | Uint8Array, createTime: number, updateTime: number) {
    this.name = name;
    this.path = path;
    this.#content = content;
    this.createTime = createTime;
    this.updateTime = updateTime;
  }

  /** Decoded at the first look: many documents are only written, or only counted. Throws DATA_LOSS for damaged bytes. */
  get fields(): Fields {
    if (this.#content instanceof Uint8Array) this.#content = this.#decoded(this.#content);
    return this.#content;
  }

  #decoded(bytes: Uint8Array): Fields {
    try {
      return decodeFields(bytes);
    } catch (error) {
      // Not INTERNAL, which clients try again for most of a minute.
      throw new RpcError('DATA_LOSS', `Document "${this.name}" is damaged: ${(error as Error).message}`);
    }
  }

  /** As they are stored. */
  get bytes(): Uint8Array {
    return this.#content instanceof Uint8Array ? this.#content : encodeFields(this.#content);
  }
}

/** Change of one commit to one document; `before` and `after` are never both null. */
export interface DocumentChange {
  readonly name: string;
  readonly path: string;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** The id of the collection a document path lies in. */
export function collectionIdOf(path: string): string {
  const end = path.lastIndexOf('/');
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}
