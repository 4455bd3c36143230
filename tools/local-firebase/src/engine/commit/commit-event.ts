import type { Caller } from '../../service.ts';
import type { DatabaseRef } from '../../store/index.ts';
import type { DocumentChange } from '../../store/stored-document.ts';
import type { Tenant } from '../values/resource-path.ts';

/** A commit that is stored, as `onCommit` listeners (background triggers) get it. */
export interface CommitEvent {
  readonly tenant: Tenant;
  /** Microseconds since 1970. */
  readonly time: number;
  readonly changes: readonly DocumentChange[];
  readonly caller: Caller;
}

/** The same inside the engine. */
export interface AppliedCommit extends CommitEvent {
  readonly db: DatabaseRef;
}
