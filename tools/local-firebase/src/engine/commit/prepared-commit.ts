import type { RpcError, Wire } from '../../service.ts';
import type { StoredDocument } from '../../store/stored-document.ts';
import type { ParsedWrite } from './write-model.ts';

/** A document as it was before the commit and as it will be after. */
export interface DocumentState {
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
}

/** One write with what it makes of its document, for the rules to judge. */
export interface WriteStep {
  readonly write: ParsedWrite;
  readonly after: StoredDocument | null;
  readonly result: Wire;
}

/** Every write of a commit worked out, nothing stored yet. */
export interface PreparedCommit {
  readonly time: number;
  readonly steps: readonly WriteStep[];
  /** By path. */
  readonly documents: ReadonlyMap<string, DocumentState>;
  readonly error: RpcError | null;
}
