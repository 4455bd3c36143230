import type { BucketRule } from '@countin/server-http';

/** Signups by one address, in one process. */
export const SIGNUP_BUCKET: BucketRule = { burst: 10, refillMs: 6000 };

/** Calls of a fan's receipt by one address, in one process. */
export const RECEIPT_BUCKET: BucketRule = { burst: 60, refillMs: 500 };
