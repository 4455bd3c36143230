import type { Tenant } from '../values/resource-path.ts';
import type { ReadLocks } from './read-locks.ts';

export interface Transaction {
  /** Begins with the age, so that a retry can name it. */
  readonly id: Buffer;
  readonly tenant: Tenant;
  readonly readOnly: boolean;
  /** For read-only ones: the commit time all reads are as of. */
  readonly readTime: number | null;
  /** The lower, the older. A retry is as old as its first attempt. */
  readonly age: number;
  /** What it has read, and no other may change before it ends. Empty for read-only ones. */
  readonly locks: ReadLocks;
}
